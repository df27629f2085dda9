// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content view of a cell: it tells the cell when a built-in view asks for another size.
///
/// A cell that is dequeued for another row often keeps its own size, so nothing else would have its
/// texts placed anew.
final class CellContentView: UIView {
  /// Where a new cell and its content lie: what is placed by frames and autoresizing in an initialiser
  /// begins from this size, as UIKit's cells have it.
  static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

  /// Whether the cell has built-in views.
  ///
  /// Asked first: every text that an app's own label gets comes by here, and finding the cell costs a cast.
  final var holdsBuiltInViews = false

  override func contentSizeWasInvalidated(ofSubview view: UIView) {
    guard holdsBuiltInViews, let cell = parent as? UITableViewCell else { return }
    cell.storedClassicContent?.contentSizeDidChange(of: view, in: cell)
  }
}

/// The built-in image view of a cell: its image decides on where the texts lie.
///
/// A class of its own, so that other image views pay nothing for it.
final class CellImageView: UIImageView {
  override func shownImageDidChange() { parent?.contentSizeWasInvalidated(ofSubview: self) }
}

extension ClassicContent {
  /// Has a cell laid out if the size of a view decides on where the built-in ones lie.
  ///
  /// A title alone has all of the room, whatever it says.
  func contentSizeDidChange(of view: UIView, in cell: UITableViewCell) {
    guard view === textLabel || view === detailTextLabel || view === imageView else { return }
    if cell.style != .default || view === imageView { cell.setNeedsLayout() }
  }
}
