// SPDX-License-Identifier: Apache-2.0

/// Many sections at once, as a table loads them.
extension RowIndex {
  /// Adds sections behind the last, as many as a closure writes.
  ///
  /// As `insertSections(at:_:)`.
  public func appendSections(_ body: (inout SectionWriter) throws -> Void) rethrows {
    try insertSections(at: sectionCount, body)
  }

  /// Inserts sections before a section or behind the last, as many as a closure writes.
  ///
  /// Leaves are filled one after the other to nine tenths, so that a run takes 20 bytes; sections that
  /// are inserted one by one take up to twice the memory and a descent each.
  ///
  /// - Parameters:
  ///   - section: place of the first new section.
  ///   - body: writes the sections; it must not edit the index, and sees none of them in it. If it
  ///     throws, the index stays as it was.
  /// - Complexity: O(log runs + written runs).
  public func insertSections(
    at section: Int,
    _ body: (inout SectionWriter) throws -> Void
  ) rethrows {
    checkEditable()
    checkPlace(forSection: section, of: 0)
    var writer = SectionWriter(self, at: section)
    tree.pointee.openCallCount += 1
    do {
      defer { tree.pointee.openCallCount -= 1 }
      try body(&writer)
    } catch {
      writer.discard()
      throw error
    }
    tree.pointee.insert(writer.finish(), at: section)
  }

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

/// Sections whose rows are measured before they are shown.
extension RowIndex {
  /// Adds a section behind the last whose rows each have a height of their own.
  ///
  /// As `insertSection(header:rowCount:footer:at:heightOfRow:)`.
  public func appendSection(
    header: Double,
    rowCount: Int,
    footer: Double,
    heightOfRow: (Int) throws -> Double
  ) rethrows {
    try insertSection(
      header: header,
      rowCount: rowCount,
      footer: footer,
      at: sectionCount,
      heightOfRow: heightOfRow
    )
  }

  /// Inserts a section whose rows each have a height of their own.
  ///
  /// - Parameters:
  ///   - header: height of the header, which may be 0.
  ///   - rowCount: number of rows.
  ///   - footer: height of the footer, which may be 0.
  ///   - section: place of the new section.
  ///   - heightOfRow: asked once for each row, in order; must not edit the index. If it throws, the
  ///     index stays as it was.
  /// - Complexity: O(log runs + rows).
  public func insertSection(
    header: Double,
    rowCount: Int,
    footer: Double,
    at section: Int,
    heightOfRow: (Int) throws -> Double
  ) rethrows {
    checkEditable()
    checkPlace(forSection: section, of: rowCount)
    let header = units(header, "The header of section \(section)")
    let footer = units(footer, "The footer of section \(section)")
    checkRoom(rows: rowCount, of: 0, bounds: (header, footer), "section \(section)")
    var builder = RunBuilder()
    builder.append(Run(bound: .header, height: header), in: &tree.pointee)
    do {
      let bounds = header + footer
      try append(rowCount, section: section, beside: bounds, to: &builder, heightOfRow)
    } catch {
      builder.discard(from: &tree.pointee)
      throw error
    }
    builder.append(Run(bound: .footer, height: footer), in: &tree.pointee)
    let built = builder.finish(in: &tree.pointee)
    tree.pointee.insert(built, at: section)
  }

  private func append(
    _ rowCount: Int,
    section: Int,
    beside bounds: Int64,
    to builder: inout RunBuilder,
    _ heightOfRow: (Int) throws -> Double
  ) rethrows {
    // The new nodes hang in no tree yet, and the closure may ask the index for anything but an
    // edit.
    tree.pointee.openCallCount += 1
    defer { tree.pointee.openCallCount -= 1 }
    var pending = bounds
    for row in 0..<rowCount {
      let units = units(try heightOfRow(row), "Row \(row) of section \(section)")
      checkRoom(rows: 1, of: units, besides: pending, "row \(row) of section \(section)")
      pending += units
      builder.append(Run(rows: 1, height: units), in: &tree.pointee)
    }
  }
}
