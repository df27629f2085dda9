// SPDX-License-Identifier: Apache-2.0

@testable import ListAlgorithms

/// Compares an index with the oracle; every answer is the first difference in words, or nil.
enum RowIndexComparison {
  /// Compares everything that can be asked, and the invariants.
  static func difference(_ index: RowIndex, _ model: NaiveRowList) -> String? {
    if let fault = index.checkInvariants() { return fault }
    if let difference = countDifference(index, model) { return difference }
    for section in model.sections.indices {
      if let difference = sectionDifference(index, model, section: section) { return difference }
    }
    let placements = model.placements()
    var ordinal = 0
    for placement in placements {
      if let difference = elementDifference(index, placement) { return difference }
      if case .row(let section, let row) = placement.element {
        let found = index.row(atOrdinal: ordinal)
        guard found == (section, row), index.ordinal(ofRow: row, inSection: section) == ordinal
        else { return "row \(row) of section \(section), ordinal \(ordinal): \(found)" }
        ordinal += 1
      }
      let (minY, maxY) = (placement.extent.minY, placement.extent.maxY)
      for offset in [minY, maxY - 1 / 65536, (minY + maxY) / 2] {
        if let difference = offsetDifference(index, placements, at: offset) { return difference }
      }
    }
    return walkDifference(index, placements, from: -1, to: model.totalHeight + 1)
  }

  static func countDifference(_ index: RowIndex, _ model: NaiveRowList) -> String? {
    guard index.sectionCount == model.sections.count, index.rowCount == model.rowCount,
      index.totalHeight == model.totalHeight, index.runCount == model.runCount
    else {
      return """
        \(index.sectionCount) sections, \(index.rowCount) rows, \(index.runCount) runs, \
        \(index.totalHeight) pt; expected \(model.sections.count), \(model.rowCount), \
        \(model.runCount), \(model.totalHeight)
        """
    }
    return nil
  }

  static func sectionDifference(_ index: RowIndex, _ model: NaiveRowList, section: Int) -> String? {
    let expected = model.sections[section]
    let extent = RowIndex.Extent(minY: model.minY(ofSection: section), height: expected.height)
    let found = (index.rowCount(inSection: section), index.extent(ofSection: section))
    return found == (expected.rows.count, extent)
      ? nil : "section \(section): \(found), expected \(expected.rows.count) rows in \(extent)"
  }

  static func elementDifference(_ index: RowIndex, _ expected: RowIndex.Placement) -> String? {
    let extent =
      switch expected.element {
      case .header(let section): index.extent(ofHeaderInSection: section)
      case .row(let section, let row): index.extent(ofRow: row, inSection: section)
      case .footer(let section): index.extent(ofFooterInSection: section)
      }
    return extent == expected.extent ? nil : "\(expected.element) at \(extent), not \(expected)"
  }

  static func offsetDifference(
    _ index: RowIndex,
    _ placements: [RowIndex.Placement],
    at offset: Double
  ) -> String? {
    let expected = placements.first { $0.extent.minY <= offset && offset < $0.extent.maxY }
    let found = index.element(atOffset: offset)
    guard found != expected else { return nil }
    return
      "offset \(offset): found \(String(describing: found)), expected \(String(describing: expected))"
  }

  /// Compares a walk over a range, and the same walk broken off half way.
  static func walkDifference(
    _ index: RowIndex,
    _ placements: [RowIndex.Placement],
    from minY: Double,
    to maxY: Double
  ) -> String? {
    let expected = placements.filter {
      $0.extent.height > 0 && $0.extent.minY < maxY && minY < $0.extent.maxY
    }
    var walked: [RowIndex.Placement] = []
    index.forEachElement(from: minY, to: maxY) {
      walked.append($0)
      return true
    }
    guard walked == expected else { return "walk \(minY)..<\(maxY): \(walked), not \(expected)" }
    walked = []
    index.forEachElement(from: minY, to: maxY) {
      walked.append($0)
      return walked.count < expected.count / 2
    }
    guard walked == Array(expected.prefix(max(1, expected.count / 2))) else {
      return "half a walk \(minY)..<\(maxY): \(walked)"
    }
    return nil
  }
}

/// The oracle: an array of sections of arrays of heights, every answer a sum from the top.
///
/// Heights in the tests are multiples of 1/256 pt and small, so that sums of `Double` are exact.
struct NaiveRowList: Equatable {
  struct Section: Equatable {
    var header: Double
    var rows: [Double]
    var footer: Double

    var height: Double { rows.reduce(header + footer, +) }
  }

  var sections: [Section] = []

  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

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

  func minY(ofSection section: Int) -> Double { sections[..<section].reduce(0) { $0 + $1.height } }

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
      for (row, height) in section.rows.enumerated() { add(.row(section: index, row: row), height) }
      add(.footer(section: index), section.footer)
    }
    return placements
  }
}
