// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content view of a cell: it tells the cell when a built-in view asks for another size.
///
/// A cell that is dequeued for another row often keeps its own size, so nothing else would have its
/// texts placed anew.
final class CellContentView: UIView {
  override func contentSizeWasInvalidated(ofSubview view: UIView) {
    guard let cell = parent as? UITableViewCell else { return }
    cell.storedClassicContent?.contentSizeDidChange(of: view, in: cell)
  }
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
