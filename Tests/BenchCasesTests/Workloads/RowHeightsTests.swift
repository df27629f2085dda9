// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import BenchCases

@Suite("Rows of many heights") @MainActor struct RowHeightsTests {
  private static let rowCounts = [1, 5, 9, 12, 30, 100, 1_000]

  private func heights(_ rowCount: Int) -> (RowHeights, [Double]) {
    let rows = SampleRows.stored(rowCount)
    let design = CellDesign.message
    return (
      RowHeights(of: PlayedList(design, rows: rows, rowCount: rowCount), rowCount: rowCount),
      (0..<rowCount).map { design.height(holding: rows.row(at: $0)) }
    )
  }

  @Test("the last row that leaves so much and 20 rows below it, and the room, are plain sums")
  func room() {
    for rowCount in Self.rowCounts {
      let (heights, all) = heights(rowCount)
      for points in [812.0, 1_300, 3_628] {
        // A viewport is taken to show 20 rows of 44 points at most: 19 and parts of two more.
        let end = max(0, rowCount - 20)
        let rows = (0...end).filter { all[$0..<end].reduce(0, +) >= points - 812 }
        expectEqual(heights.lastRow(leaving: points), rows.last ?? 0, "\(rowCount) \(points)")
        let total = all.reduce(0, +)
        expectEqual(heights.room(atMost: points), min(points, max(0, total - 812)), "\(rowCount)")
      }
      let edges = heights.edges(from: 0, reaching: .infinity)
      expectEqual(edges, all.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) })
    }
  }

  @Test("no place of a script leads past the end of the list")
  func inside() {
    for workload in [Workload.steady, .fling, .jump] {
      for rowCount in Self.rowCounts {
        let (heights, all) = heights(rowCount)
        let total = all.reduce(0, +)
        var generator = SeededGenerator(seed: 3)
        let script = ScrollScript(workload, heights, configureCount: 60, using: &generator)
        for place in script.places {
          let top = all[..<place.row].reduce(0, +) + place.distance
          expect(top >= 0 && top <= max(0, total - 812), "\(workload.name) \(rowCount)")
        }
      }
    }
  }

  @Test("the measured frames configure as many cells as the plan wants, by a walk over all rows")
  func configures() {
    for workload in [Workload.steady, .fling, .jump] {
      for wanted in [1, 60, 500] {
        let (heights, all) = heights(1_000)
        let edges = all.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
        var generator = SeededGenerator(seed: 3)
        let script = ScrollScript(workload, heights, configureCount: wanted, using: &generator)
        func shown(_ place: RowPlace) -> Set<Int> {
          let top = edges[place.row] + place.distance
          return Set((0..<1_000).filter { edges[$0] < top + 812 && edges[$0 + 1] > top })
        }
        var configured = 0
        for window in script.windows {
          var former = shown(window.origin)
          for place in window.places {
            let next = shown(place)
            configured += next.subtracting(former).count
            former = next
          }
        }
        expect(configured >= wanted, "\(workload.name) \(wanted)")
      }
    }
  }

  @Test("a table of many heights ends up where the oracle does, edits and short lists included")
  @MainActor func oracle() {
    let rows = [
      SampleRows.stored(400), SettingRows.make(count: 400, seed: 3),
      MessageRows.make(count: 400, seed: 3),
    ]
    for source in rows {
      for rowCount in [1, 9, 400] {
        for workload in Cases.workloads(of: .message) {
          for verification in Cases.verify(
            workload,
            "message",
            rowCount: rowCount,
            strategies: [.mutation],
            rows: source,
            configureCount: 120
          ) where !verification.isPassed {
            Issue.record("\(verification.failureSentence)")
          }
        }
      }
    }
  }
}
