// SPDX-License-Identifier: Apache-2.0

extension RowIndex {
  /// Writes sections one after the other: header, rows, footer.
  public struct SectionWriter {
    private let index: RowIndex
    private var builder = RunBuilder()
    private var section: Int
    private var rowCount = 0
    private var isOpen = false
    /// The height of all that was written, in units.
    private var height: Int64 = 0
    /// The rows of all sections that were written.
    private var writtenRowCount = 0

    init(_ index: RowIndex, at section: Int) {
      self.index = index
      self.section = section
    }

    /// Begins a section with its header, whose height may be 0; O(1).
    public mutating func beginSection(header: Double) {
      precondition(!isOpen, "Section \(section) has no footer yet: end it before the next begins.")
      isOpen = true
      rowCount = 0
      let units = index.units(header, "The header of section \(section)")
      note(rows: 0, of: units)
      builder.append(Run(bound: .header, height: units), in: &index.tree.pointee)
    }

    /// Adds rows of one height to the section; O(1).
    public mutating func appendRows(_ count: Int, height: Double) {
      precondition(isOpen, "Rows belong to a section: begin section \(section) first.")
      precondition(count >= 0, "Section \(section) cannot get \(count) rows.")
      let units = index.units(height, "Row \(rowCount) of section \(section)")
      guard count > 0 else { return }
      note(rows: count, of: units)
      rowCount += count
      builder.append(Run(rows: count, height: units), in: &index.tree.pointee)
    }

    /// Ends the section with its footer, whose height may be 0; O(1).
    public mutating func endSection(footer: Double) {
      precondition(isOpen, "Section \(section) was not begun and cannot end.")
      let units = index.units(footer, "The footer of section \(section)")
      note(rows: 0, of: units)
      builder.append(Run(bound: .footer, height: units), in: &index.tree.pointee)
      isOpen = false
      section += 1
    }

    /// Stops if what is to be written makes the table taller or longer than can be counted.
    private mutating func note(rows: Int, of units: Int64) {
      index.checkRoom(
        rows: rows,
        of: units,
        bounds: rows == 0 ? (units, 0) : (0, 0),
        besides: height,
        beside: writtenRowCount,
        "section \(section)"
      )
      height += units * Int64(max(1, rows))
      writtenRowCount += rows
    }

    mutating func finish() -> RunSubtree? {
      precondition(!isOpen, "Section \(section) was begun and not ended.")
      return builder.finish(in: &index.tree.pointee)
    }

    mutating func discard() {
      builder.discard(from: &index.tree.pointee)
    }
  }
}
