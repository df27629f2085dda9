// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
  /// The built-in title; nil while the cell has a content configuration (R13).
  public var textLabel: UILabel? {
    guard storedConfiguration == nil else { return nil }
    return classicContent.makeTextLabel(in: contentView, style: style)
  }

  /// The built-in detail; nil in the default style or while the cell has a content configuration.
  public var detailTextLabel: UILabel? {
    guard storedConfiguration == nil else { return nil }
    return classicContent.makeDetailTextLabel(in: contentView, style: style)
  }

  /// The built-in image view; nil in style value2 or while the cell has a content configuration.
  public var imageView: UIImageView? {
    guard storedConfiguration == nil else { return nil }
    return classicContent.makeImageView(in: contentView, style: style)
  }

  private var classicContent: ClassicContent {
    if let storedClassicContent { return storedClassicContent }
    let content = ClassicContent()
    storedClassicContent = content
    return content
  }
}
