// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import CFloors
import ListAlgorithms

extension FigureGroup {
  /// The vertical layout without a table around it.
  static let rowIndex = FigureGroup(
    title: "Row index",
    figures: [
      appendHuge, hugeMemory, fixedOffset, measuredOffset, measuredRow, viewportWalk, inserts,
      measuredMemory,
    ]
  )

  private static let hugeCount = 100_000_000
  private static let insertCount = 10_000
  private static let mask = MeasuredRows.placeCount - 1

  private static let appendHuge = Figure(
    "100,000,000 rows of one height appended",
    goal: .atMost(1e6)
  ) {
    .loop { count in
      for _ in 0..<count { BlackHole.consume(hugeIndex().totalHeight) }
    }
  }

  private static let hugeMemory = Figure(
    "memory of 100,000,000 rows of one height",
    goal: .atMost(1e6),
    subject: .exact(.bytes) { .value(Double(hugeIndex().memoryBytes)) }
  )

  private static let fixedOffset = Figure(
    "offset to row, 100,000,000 rows of one height",
    floors: [
      Floor("C: a division") {
        let offsets = MeasuredRows().offsets
        return .loop { cfloors_divide(offsets, Int64(offsets.count), Int64($0)) }
      }
    ]
  ) {
    let index = hugeIndex()
    let offsets = MeasuredRows().offsets
    return .loop { count in
      for place in 0..<count {
        BlackHole.consume(index.element(atOffset: offsets[place & mask] * 500))
      }
    }
  }

  private static let measuredOffset = Figure(
    "offset to row, 100,000 measured rows",
    floors: [
      Floor("C: binary search in an array of edges") {
        let list = MeasuredRows()
        let (edges, offsets) = (list.edges, list.offsets)
        return .loop { count in
          cfloors_search_edges(
            edges,
            Int64(edges.count),
            offsets,
            Int64(offsets.count),
            Int64(count)
          )
        }
      }
    ]
  ) {
    let list = MeasuredRows()
    let index = list.index()
    return .loop { count in
      for place in 0..<count {
        BlackHole.consume(index.element(atOffset: list.offsets[place & mask]))
      }
    }
  }

  private static let measuredRow = Figure(
    "row to offset, 100,000 measured rows",
    floors: [
      Floor("C: a read in an array of edges") {
        let list = MeasuredRows()
        let (edges, rows) = (list.edges, list.rows.map { Int64($0) })
        return .loop { cfloors_read_edges(edges, rows, Int64(rows.count), Int64($0)) }
      }
    ]
  ) {
    let list = MeasuredRows()
    let index = list.index()
    return .loop { count in
      for place in 0..<count {
        BlackHole.consume(index.extent(ofRow: list.rows[place & mask], inSection: 0))
      }
    }
  }

  private static let viewportWalk = Figure(
    "walk over a viewport of 19 rows of 44 points",
    floors: [
      Floor("a division and 19 steps") {
        let offsets = MeasuredRows().offsets
        return .loop { count in
          for place in 0..<count {
            let first = Int(offsets[place & mask] / 44)
            for row in first..<first + 19 { BlackHole.consume((row, Double(row) * 44)) }
          }
        }
      }
    ]
  ) {
    let index = hugeIndex()
    let tops = MeasuredRows().rows.map { Double($0) * 44 }
    return .loop { count in
      for place in 0..<count {
        let top = tops[place & mask]
        index.forEachElement(from: top, to: top + 19 * 44) { placement in
          BlackHole.consume(placement)
          return true
        }
      }
    }
  }

  private static let inserts = Figure("10,000 random single inserts into 100,000 measured rows") {
    let list = MeasuredRows()
    var index = list.index()
    return .each(by: ThreadClock.nowNanoseconds, prepare: { index = list.index() }) {
      for place in 0..<insertCount {
        index.insertRows(1, height: 29, at: list.rows[place & mask], inSection: 0)
      }
    }
  }

  private static let measuredMemory = Figure(
    "memory of 100,000 measured rows, heights alone 800 kB",
    subject: .exact(.bytes) { .value(Double(MeasuredRows().index().memoryBytes)) }
  )

  private static func hugeIndex() -> RowIndex {
    let index = RowIndex()
    index.appendSection(header: 0, rowCount: hugeCount, rowHeight: 44, footer: 0)
    return index
  }
}
