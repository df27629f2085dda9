// SPDX-License-Identifier: Apache-2.0

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
