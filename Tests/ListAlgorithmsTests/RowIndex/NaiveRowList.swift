// SPDX-License-Identifier: Apache-2.0

import ListAlgorithms

/// The oracle: an array of sections of arrays of heights, every answer a sum from the top.
///
/// Heights in the tests are multiples of 1/256 pt and small, so that sums of `Double` are exact.
struct NaiveRowList: Equatable {
  /// One section.
  struct Section: Equatable {
    /// Height of the header.
    var header: Double
    /// Heights of the rows.
    var rows: [Double]
    /// Height of the footer.
    var footer: Double

    /// Sum of all heights.
    var height: Double { rows.reduce(header + footer, +) }
  }

  /// All sections.
  var sections: [Section] = []

  /// Rows of all sections.
  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// Sum of all heights.
  var totalHeight: Double { sections.reduce(0) { $0 + $1.height } }

  /// The least number of runs: two bounds a section, and one for each stretch of equal rows.
  var runCount: Int {
    var count = 2 * sections.count
    for section in sections {
      for (row, height) in section.rows.enumerated()
      where row == 0 || section.rows[row - 1] != height { count += 1 }
    }
    return count
  }

  /// The upper edge of a section.
  func minY(ofSection section: Int) -> Double {
    sections[..<section].reduce(0) { $0 + $1.height }
  }

  /// Where an element lies.
  func extent(of element: RowIndex.Element) -> RowIndex.Extent {
    switch element {
    case .header(let section):
      return .init(minY: minY(ofSection: section), height: sections[section].header)
    case .row(let section, let row):
      let rows = sections[section].rows
      let top = minY(ofSection: section) + sections[section].header
      return .init(minY: rows[..<row].reduce(top, +), height: rows[row])
    case .footer(let section):
      let minY = minY(ofSection: section + 1) - sections[section].footer
      return .init(minY: minY, height: sections[section].footer)
    }
  }

  /// All elements with their places, from top to bottom.
  func placements() -> [RowIndex.Placement] {
    var placements: [RowIndex.Placement] = []
    placements.reserveCapacity(2 * sections.count + rowCount)
    var minY = 0.0
    func add(_ element: RowIndex.Element, _ height: Double) {
      placements.append(.init(element: element, extent: .init(minY: minY, height: height)))
      minY += height
    }
    for (index, section) in sections.enumerated() {
      add(.header(section: index), section.header)
      for (row, height) in section.rows.enumerated() {
        add(.row(section: index, row: row), height)
      }
      add(.footer(section: index), section.footer)
    }
    return placements
  }
}
