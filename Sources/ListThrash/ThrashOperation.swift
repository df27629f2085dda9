// SPDX-License-Identifier: Apache-2.0

/// What is done to a table between two frames, in numbers that mean something in every list.
///
/// Operations are values that can be stored and played again; see `ThrashEdit` for their numbers.
package enum ThrashOperation: Codable, Hashable, Sendable {
  /// Nothing: the frame must not change anything.
  case idle
  /// Moves the offset by some quarters of a point.
  case scroll(quarters: Int)
  /// Sets the offset to thousandths of the content's height, past its ends too.
  case jump(thousandths: Int)
  /// Scrolls to a row at one of the four positions.
  case scrollToRow(Int, position: Int)
  /// Gives the table another size, by the numbers of a width and a height.
  case resize(width: Int, height: Int)
  /// Sets the preferred text size, by its number.
  case textSize(Int)
  /// Touches a row, as a finger does.
  case touch(Int)
  /// Selects a row without telling the delegate.
  case select(Int)
  /// Deselects a row without telling the delegate.
  case deselect(Int)
  /// Says whether several rows can be selected.
  case multipleSelection(Bool)
  /// Begins or ends editing.
  case edit(Bool)
  /// Sets the cap of the reuse pools; less than 0 is none.
  case cap(Int)
  /// Gives the table a view above all rows, of one of some heights; 0 takes it away.
  case tableHeader(Int)
  /// Gives the table a view below all rows, of one of some heights; 0 takes it away.
  case tableFooter(Int)
  /// Has some rows above and below the viewport keep cells.
  case overscan(Int)
  /// Has some rows that left the viewport keep their cells.
  case positionCache(Int)
  /// Loads another list, of sections of some rows.
  case reloadData([Int])
  /// Changes the content and so the heights of some rows, and has their cells filled again.
  case reconfigure([Int])
  /// Changes the list by a batch of updates, told by one of the ways there are.
  case update([ThrashEdit], way: Int)
  /// Tells the table of updates that do not fit the list, which must change nothing.
  case mistake(Int, [ThrashEdit])
}

/// One edit of a batch, in numbers that mean something in every list.
///
/// A number counts round: in a list of 10 rows, row 23 is row 3. So an edit stays sound whatever is
/// taken away before it, which is what makes a failing case shrink.
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
