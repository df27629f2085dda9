// SPDX-License-Identifier: Apache-2.0

/// What every call asks of its arguments before it changes anything.
extension RowIndex {
  /// Rows that a table may have in all: 2⁶⁰, which leaves the counts of a run their two tag bits.
  private static let rowLimit = 1 << 60

  /// Stops unless there is such a section.
  @inline(__always)
  func checkSection(_ section: Int) {
    precondition(
      section >= 0 && section < sectionCount,
      "There is no section \(section): the row index has \(sectionCount) sections."
    )
  }

  /// Stops because a section has no such row.
  func noRow(_ row: Int, inSection section: Int) -> Never {
    preconditionFailure(
      "Section \(section) has no row \(row): it has \(rowCount(inSection: section)) rows."
    )
  }

  /// Stops inside of a closure that the index calls, from under which an edit would pull the tree.
  func checkEditable() {
    precondition(
      tree.pointee.openCallCount == 0,
      "The row index was edited by a closure that it had called: collect first, edit afterwards."
    )
  }

  /// Stops unless a section may be put there.
  func checkPlace(forSection section: Int, of rowCount: Int) {
    precondition(
      section >= 0 && section <= sectionCount,
      "No section can come to stand at \(section): the row index has \(sectionCount) others."
    )
    precondition(rowCount >= 0, "Section \(section) cannot have \(rowCount) rows.")
  }

  /// A height in units; stops if it is not one, with a sentence that names the place.
  func units(_ height: Double, _ place: @autoclosure () -> String) -> Int64 {
    guard let units = PointUnits.height(height) else {
      preconditionFailure(
        "\(place()) cannot be \(height) pt high: a height is a number from 0 to below 2^47 pt."
      )
    }
    return units
  }

  /// Stops if new elements would make the table taller or longer than can be counted.
  ///
  /// - Parameters:
  ///   - rows: rows to be added.
  ///   - height: the height of each, in units.
  ///   - bounds: the heights of a header and a footer to be added, in units.
  ///   - other: what the same edit adds besides, or takes away if negative, in units.
  ///   - otherRows: rows that the same edit adds besides.
  ///   - place: names the elements in the sentence.
  func checkRoom(
    rows: Int,
    of height: Int64,
    bounds: (header: Int64, footer: Int64) = (0, 0),
    besides other: Int64 = 0,
    beside otherRows: Int = 0,
    _ place: @autoclosure () -> String
  ) {
    let total = tree.pointee.total
    let (rowsHeight, tooHigh) = height.multipliedReportingOverflow(by: Int64(rows))
    let (withHeader, headerTooHigh) = rowsHeight.addingReportingOverflow(bounds.header)
    let (added, footerTooHigh) = withHeader.addingReportingOverflow(bounds.footer)
    let (_, totalTooHigh) = added.addingReportingOverflow(total.height + other)
    precondition(
      !tooHigh && !headerTooHigh && !footerTooHigh && !totalTooHigh
        && rows <= Self.rowLimit - total.rows - otherRows,
      """
      There is no room for \(place()): \(rows) rows of \(PointUnits.points(height)) pt would take \
      the table from \(total.rows + otherRows) rows and \(totalHeight) pt past 2^60 rows or 2^47 pt.
      """
    )
  }
}
