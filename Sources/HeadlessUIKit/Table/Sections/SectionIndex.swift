// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

/// The titles by which a table is scrolled to its sections, with the strip that shows them.
@MainActor final class SectionIndex {
  /// The titles, from top to bottom.
  var titles: [String] = []
  /// From how many rows on the strip is shown.
  var minimumRowCount = 0
  /// The colour of the titles; nil is the tint.
  var color: UIColor?
  /// The colour behind the titles; nil is none.
  var backgroundColor: UIColor?
  /// The colour behind the titles while a finger is on them; nil is that without a finger.
  var trackingBackgroundColor: UIColor?
  /// The strip, made when there are titles.
  private(set) var view: SectionIndexView?

  /// Shows titles in a table, if it has rows enough.
  func show(_ titles: [String], in table: UITableView) {
    self.titles = titles
    guard !titles.isEmpty, table.index.rowCount >= minimumRowCount else {
      view?.removeFromSuperview()
      return
    }
    let strip = view ?? SectionIndexView(frame: .zero)
    view = strip
    if strip.parent !== table { table.addSubview(strip) }
    strip.show(self)
  }

  /// Puts the strip at the trailing edge of what a table shows.
  func place(in table: UITableView) {
    guard let view, view.parent === table else { return }
    let size = table.storedFrame.size
    let width = min(SectionIndexView.width, size.width)
    let insets = table.adjustedContentInset
    view.frame = CGRect(
      x: table.boundsOrigin.x + (table.isRightToLeft ? 0 : size.width - width),
      y: table.boundsOrigin.y + insets.top,
      width: width,
      height: max(0, size.height - insets.top - insets.bottom)
    )
  }
}
