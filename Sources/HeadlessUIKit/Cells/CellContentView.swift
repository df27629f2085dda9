// SPDX-License-Identifier: Apache-2.0

import Foundation

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
