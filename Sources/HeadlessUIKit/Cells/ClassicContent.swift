// SPDX-License-Identifier: Apache-2.0

import Foundation

@MainActor final class ClassicContent {
  private(set) var textLabel: UILabel?
  private(set) var detailTextLabel: UILabel?
  private(set) var imageView: UIImageView?
  private var isMirrored = false

  func makeTextLabel(in parent: UIView, style: UITableViewCell.CellStyle) -> UILabel {
    if let textLabel { return textLabel }
    let label = UILabel(frame: .zero)
    label.font = Self.textFont(style, parent.traitCollection)
    if style == .value2 {
      label.textAlignment = .right
      label.textColor = .tintColor
    }
    textLabel = label
    parent.addSubview(label)
    return label
  }

  func makeDetailTextLabel(in parent: UIView, style: UITableViewCell.CellStyle) -> UILabel? {
    if let detailTextLabel { return detailTextLabel }
    guard style != .default else { return nil }
    let label = UILabel(frame: .zero)
    label.font = Self.detailFont(style, parent.traitCollection)
    if style == .value1 {
      label.textAlignment = .right
      label.textColor = .secondaryLabel
    }
    detailTextLabel = label
    parent.addSubview(label)
    return label
  }

  func makeImageView(in parent: UIView, style: UITableViewCell.CellStyle) -> UIImageView? {
    if let imageView { return imageView }
    guard style != .value2 else { return nil }
    let view = CellImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    imageView = view
    parent.addSubview(view)
    return view
  }

  /// Lays out the views by the cell's style (S3-49).
  func layOut(in cell: UITableViewCell) {
    mirror(cell.isRightToLeft, style: cell.style)
    ClassicLayout(self, in: cell, width: cell.contentView.storedFrame.width)
      .place(height: cell.contentView.storedFrame.height)
  }

  private func mirror(_ mirrored: Bool, style: UITableViewCell.CellStyle) {
    guard mirrored || isMirrored else { return }
    isMirrored = mirrored
    align(textLabel, isTrailing: style == .value2)
    align(detailTextLabel, isTrailing: style == .value1)
  }

  private func align(_ label: UILabel?, isTrailing: Bool) {
    guard let label else { return }
    let usual = isTrailing ? NSTextAlignment.right : .natural
    let mirrored = isTrailing ? NSTextAlignment.left : .right
    if label.textAlignment == (isMirrored ? usual : mirrored) {
      label.textAlignment = isMirrored ? mirrored : usual
    }
  }

  func fittedHeight(forWidth width: CGFloat, in cell: UITableViewCell) -> CGFloat {
    ClassicLayout(self, in: cell, width: width).fittedHeight
  }

  func highlight(_ isHighlighted: Bool) {
    for label in [textLabel, detailTextLabel] {
      if let label, label.highlightedTextColor != nil { label.isHighlighted = isHighlighted }
    }
    if let imageView, imageView.highlightedImage != nil { imageView.isHighlighted = isHighlighted }
  }

  func traitsDidChange(
    from former: UITraitCollection,
    to traits: UITraitCollection,
    style: UITableViewCell.CellStyle
  ) {
    let (text, detail) = (Self.textFont(style, traits), Self.detailFont(style, traits))
    if let textLabel, textLabel.font == Self.textFont(style, former) { textLabel.font = text }
    if let detailTextLabel, detailTextLabel.font == Self.detailFont(style, former) {
      detailTextLabel.font = detail
    }
  }

  private static func textFont(
    _ style: UITableViewCell.CellStyle,
    _ traits: UITraitCollection
  ) -> UIFont {
    .preferredFont(forTextStyle: style == .value2 ? .subheadline : .body, compatibleWith: traits)
  }

  private static func detailFont(
    _ style: UITableViewCell.CellStyle,
    _ traits: UITraitCollection
  ) -> UIFont {
    let textStyle: UIFont.TextStyle =
      switch style {
      case .default, .value1: .body
      case .value2: .subheadline
      case .subtitle: .caption1
      }
    return .preferredFont(forTextStyle: textStyle, compatibleWith: traits)
  }
}

extension UITableViewCell {
  var classicContent: ClassicContent {
    if let storedClassicContent { return storedClassicContent }
    let content = ClassicContent()
    storedClassicContent = content
    (storedContentView as? CellContentView)?.holdsBuiltInViews = true
    return content
  }
}

/// The content view of a cell, which informs the cell of content size changes.
final class CellContentView: UIView {
  /// The initial frame of cells and contents, as in UIKit, from which autoresizing starts.
  static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

  /// True if the cell has built-in views; checked before the cast to find the cell.
  final var holdsBuiltInViews = false

  override func contentSizeWasInvalidated(ofSubview view: UIView) {
    guard holdsBuiltInViews, let cell = parent as? UITableViewCell else { return }
    cell.storedClassicContent?.contentSizeDidChange(of: view, in: cell)
  }
}

/// The built-in image view, whose image affects the layout of the texts.
final class CellImageView: UIImageView {
  override func shownImageDidChange() { parent?.contentSizeWasInvalidated(ofSubview: self) }
}

extension ClassicContent {
  /// Requests cell layout if a view's size affects the others; a single title has all of the space.
  func contentSizeDidChange(of view: UIView, in cell: UITableViewCell) {
    guard view === textLabel || view === detailTextLabel || view === imageView else { return }
    if cell.style != .default || view === imageView { cell.setNeedsLayout() }
  }
}
