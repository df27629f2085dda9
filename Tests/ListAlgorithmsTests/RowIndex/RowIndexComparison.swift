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

  /// Compares the totals.
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

  /// Compares rows and place of a section.
  static func sectionDifference(
    _ index: RowIndex,
    _ model: NaiveRowList,
    section: Int
  ) -> String? {
    let expected = model.sections[section]
    let extent = RowIndex.Extent(minY: model.minY(ofSection: section), height: expected.height)
    let found = (index.rowCount(inSection: section), index.extent(ofSection: section))
    return found == (expected.rows.count, extent)
      ? nil : "section \(section): \(found), expected \(expected.rows.count) rows in \(extent)"
  }

  /// Compares where an element lies.
  static func elementDifference(
    _ index: RowIndex,
    _ expected: RowIndex.Placement
  ) -> String? {
    let extent =
      switch expected.element {
      case .header(let section): index.extent(ofHeaderInSection: section)
      case .row(let section, let row): index.extent(ofRow: row, inSection: section)
      case .footer(let section): index.extent(ofFooterInSection: section)
      }
    return extent == expected.extent ? nil : "\(expected.element) at \(extent), not \(expected)"
  }

  /// Compares what lies at an offset.
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
