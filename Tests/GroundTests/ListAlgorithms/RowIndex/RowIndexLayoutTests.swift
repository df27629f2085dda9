// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ListAlgorithms

@Suite("Row index on all small lists") struct RowIndexLayoutTests {
  /// Sections of up to two rows, with and without header, with and without height.
  static let sections: [NaiveRowList.Section] = [
    [], [0], [2], [0, 0], [0, 2], [2, 0], [2, 2], [2, 1],
  ]
  .flatMap { rows in
    [(0.0, 0.0), (1, 0), (0, 2)].map { .init(header: $0.0, rows: rows, footer: $0.1) }
  }

  static let lists: [NaiveRowList] =
    [NaiveRowList()] + sections.map { NaiveRowList(sections: [$0]) }
    + sections.flatMap { first in sections.map { NaiveRowList(sections: [first, $0]) } }

  @Test("S3-52 S3-53 S3-56: Every look-up and walk in every small list agrees with the oracle")
  func lookUps() {
    for list in Self.lists {
      for measured in [false, true] {
        let index = Self.index(of: list, measured: measured)
        expect(RowIndexComparison.difference(index, list) == nil, "\(list)")
        for y in stride(from: -1, through: list.totalHeight + 1, by: 0.5) {
          let difference = RowIndexComparison.offsetDifference(index, list.placements(), at: y)
          expect(difference == nil, "\(list)")
        }
      }
    }
    for list in Self.lists where list.sections.count == 1 {
      let index = Self.index(of: list, measured: false)
      let placements = list.placements()
      let offsets = Array(stride(from: -1, through: list.totalHeight + 1, by: 0.5))
      for minY in offsets {
        for maxY in offsets {
          let expected = minY < maxY ? placements : []
          let difference = RowIndexComparison.walkDifference(index, expected, from: minY, to: maxY)
          expect(difference == nil, "\(list)")
        }
      }
    }
  }

  @Test("Every single edit of every small list agrees with the oracle")
  func rowEdits() {
    for list in Self.lists {
      for section in list.sections.indices {
        for height in [0.0, 2, 5] { check(list, Self.heightEdits(section, height, list)) }
        check(list, Self.removals(section, list))
        check(list, Self.moves(section, list))
      }
    }
    for list in Self.lists {
      var edits: [Edit] = []
      let count = list.sections.count
      for place in 0...count {
        edits.append { model, index in
          model.sections.insert(.init(header: 1, rows: [2, 2], footer: 3), at: place)
          index.insertSection(header: 1, rowCount: 2, rowHeight: 2, footer: 3, at: place)
        }
        for end in place...count {
          edits.append { model, index in
            model.sections.removeSubrange(place..<end)
            index.removeSections(place..<end)
          }
        }
        for section in 0..<count where place < count {
          edits.append { model, index in
            model.sections.insert(model.sections.remove(at: section), at: place)
            index.moveSection(section, to: place)
          }
        }
      }
      check(list, edits)
    }
  }

  typealias Edit = (inout NaiveRowList, RowIndex) -> Void

  private func check(_ list: NaiveRowList, _ edits: [Edit]) {
    for edit in edits {
      var model = list
      let index = Self.index(of: list, measured: true)
      edit(&model, index)
      let fault =
        index.checkInvariants() ?? RowIndexComparison.countDifference(index, model)
        ?? RowIndexComparison.walkDifference(
          index,
          model.placements(),
          from: 0,
          to: model.totalHeight
        )
      expect(fault == nil, "\(list) became \(model)")
    }
  }

  private static func heightEdits(_ section: Int, _ height: Double, _ list: NaiveRowList) -> [Edit]
  {
    var edits: [Edit] = [
      { model, index in
        model.sections[section].header = height
        index.setHeight(height, ofHeaderInSection: section)
      },
      { model, index in
        model.sections[section].footer = height
        index.setHeight(height, ofFooterInSection: section)
      },
    ]
    for row in 0...list.sections[section].rows.count {
      for count in 0...2 {
        edits.append { model, index in
          model.sections[section].rows
            .insert(contentsOf: repeatElement(height, count: count), at: row)
          index.insertRows(count, height: height, at: row, inSection: section)
        }
      }
      guard row < list.sections[section].rows.count else { continue }
      edits.append { model, index in
        model.sections[section].rows[row] = height
        index.setHeight(height, ofRow: row, inSection: section)
      }
    }
    return edits
  }

  private static func removals(_ section: Int, _ list: NaiveRowList) -> [Edit] {
    let count = list.sections[section].rows.count
    return (0...count)
      .flatMap { start in
        (start...count)
          .map { end in
            { model, index in
              model.sections[section].rows.removeSubrange(start..<end)
              index.removeRows(start..<end, inSection: section)
            }
          }
      }
  }

  private static func moves(_ section: Int, _ list: NaiveRowList) -> [Edit] {
    var edits: [Edit] = []
    for row in list.sections[section].rows.indices {
      for (target, other) in list.sections.enumerated() {
        let last = other.rows.count - (target == section ? 1 : 0)
        for place in 0...last {
          edits.append { model, index in
            let height = model.sections[section].rows.remove(at: row)
            model.sections[target].rows.insert(height, at: place)
            index.moveRow(row, inSection: section, toRow: place, inSection: target)
          }
        }
      }
    }
    return edits
  }

  /// An index of a list, built of measured sections or row by row.
  private static func index(of list: NaiveRowList, measured: Bool) -> RowIndex {
    let index = RowIndex(leafCapacity: 4, branchCapacity: 4)
    for (number, section) in list.sections.enumerated() {
      if measured {
        index.appendSection(
          header: section.header,
          rowCount: section.rows.count,
          footer: section.footer
        ) { section.rows[$0] }
      } else {
        index.appendSection(
          header: section.header,
          rowCount: section.rows.count,
          rowHeight: 7,
          footer: section.footer
        )
        for (row, height) in section.rows.enumerated() {
          index.setHeight(height, ofRow: row, inSection: number)
        }
      }
    }
    return index
  }
}
