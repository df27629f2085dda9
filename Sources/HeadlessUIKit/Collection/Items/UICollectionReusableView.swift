// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A reusable view: a supplementary view or a cell.
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = NibLoading.reuseIdentifier(of: coder)
  }

  @_silgen_name("headless_uikit_make_registered_reusable")
  convenience init(_registered frame: CGRect) { self.init(frame: frame) }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

extension UICollectionReusableView {
  /// Creates a view of its class; see `UITableViewCell`.
  @_silgen_name("headless_uikit_make_registered_reusable")
  static func _registered(_ frame: CGRect) -> Self
}
