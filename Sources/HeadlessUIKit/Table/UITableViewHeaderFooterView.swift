// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The view of a section's header or footer.
open class UITableViewHeaderFooterView: UIView {
  /// The name of the reuse pool that the view belongs to; nil means that it is not reused.
  public let reuseIdentifier: String?

  /// The view that holds the content.
  public let contentView = UIView(frame: .zero)

  private let titleLabel = UILabel(frame: .zero)

  /// The label of the title.
  open var textLabel: UILabel? { titleLabel }

  /// Creates a view for a reuse pool.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
    contentView.addSubview(titleLabel)
    titleLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    titleLabel.textColor = .secondaryLabel
    backgroundColor = .secondarySystemBackground
  }

  /// Creates a view that is not reused.
  public required convenience init?(coder: NSCoder) {
    self.init(reuseIdentifier: nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = CGRect(origin: .zero, size: storedFrame.size)
    titleLabel.frame = contentView.bounds.inset(
      by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    )
  }
}
