// SPDX-License-Identifier: Apache-2.0

/// An operation on a table between two frames, in numbers that mean something in every list (see `ThrashEdit`).
package enum ThrashOperation: Codable, Hashable, Sendable {
  /// The frame must not change anything.
  case idle
  case scroll(quarters: Int)
  /// In thousandths of the content's height, past its ends too.
  case jump(thousandths: Int)
  case scrollToRow(Int, position: Int)
  /// By the numbers of a width and a height.
  case resize(width: Int, height: Int)
  case textSize(Int)
  case touch(Int)
  /// Selects a row without calling the delegate.
  case select(Int)
  case deselect(Int)
  case multipleSelection(Bool)
  case edit(Bool)
  /// The cap of the reuse pools; none below 0.
  case cap(Int)
  /// The number of a height; 0 removes the view.
  case tableHeader(Int)
  case tableFooter(Int)
  /// Rows above and below the viewport that keep cells.
  case overscan(Int)
  /// Rows that keep their cells after leaving the viewport.
  case positionCache(Int)
  /// Loads a list with these numbers of rows.
  case reloadData([Int])
  /// Changes the content, and so the heights, of rows and refills their cells.
  case reconfigure([Int])
  /// Changes the list by a batch, told to the table in one of four ways.
  case update([ThrashEdit], way: Int)
  /// Updates that do not fit the list, which must change nothing.
  case mistake(Int, [ThrashEdit])
}

/// One edit of a batch, in numbers that mean something in every list.
///
/// Numbers are folded: in a list of 10 rows, row 23 is row 3. So an edit stays valid whatever is removed before
/// it, which lets a failing case shrink.
package enum ThrashEdit: Codable, Hashable, Sendable {
  case deleteRow(Int)
  case insertRow(section: Int, at: Int)
  case moveRow(Int, section: Int, at: Int)
  case reloadRow(Int)
  case deleteSection(Int)
  case insertSection(at: Int, rows: Int)
  case moveSection(Int, at: Int)
  case reloadSection(Int, rows: Int)
}
