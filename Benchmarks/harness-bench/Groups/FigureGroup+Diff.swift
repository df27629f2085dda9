// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import Foundation
import ListAlgorithms

extension FigureGroup {
  /// Lists compared with lists, without a table.
  static let diff = FigureGroup(
    title: "Diff, p50",
    figures: [
      time("W-A: 5,000 UUIDs", DiffWorkload<UUID>.a, reach: 600_000, references: workloadA),
      moves("W-A: moves", DiffWorkload<UUID>.a, atMost: 172),
      time("W-B: 100,000 UUIDs", DiffWorkload<UUID>.b, reach: 20e6, references: workloadB),
      moves("W-B: moves", DiffWorkload<UUID>.b, atMost: 1_919),
      growth,
      time("W-C: 10,000 numbers, half stay", .overlap(10_000), references: [listKit(0.73)]),
      time("W-C: 50,000 numbers, half stay", .overlap(50_000), references: [listKit(9.8)]),
      time("W-C: 10,000 numbers, unchanged", .unchanged(10_000), references: [listKit(0.97)]),
      time("W-C: 10,000 numbers, shuffled", .shuffled(10_000)),
      time("W-D: 10,000 numbers, a fifth changed", .mixed(10_000, tenths: 2)),
      time("W-D: 10,000 numbers, a half changed", .mixed(10_000, tenths: 5)),
      time("W-D: 50,000 numbers, a fifth changed", .mixed(50_000, tenths: 2)),
      sectioned,
    ]
  )

  private static let workloadA = [
    Reference("DifferenceKit, 195 moves", nanoseconds: 840_000), listKit(1.07),
  ]
  private static let workloadB = [
    Reference("DifferenceKit, 1,995 moves", nanoseconds: 41_700_000), listKit(81.5),
  ]

  private static func listKit(_ milliseconds: Double) -> Reference {
    Reference("ListKit", nanoseconds: milliseconds * 1e6)
  }

  private static func time<Element: Hashable & Sendable>(
    _ name: String,
    _ make: @autoclosure @escaping () -> DiffWorkload<Element>,
    reach: Double? = nil,
    references: [Reference] = []
  ) -> Figure {
    Figure(name, reach: reach.map { .atMost($0) }, references: references) {
      let workload = make()
      let diff = ListDiff(from: workload.old, to: workload.new)
      precondition(
        diff.applied(to: workload.old) { workload.new[$0] } == workload.new,
        "\(workload.identifier): the difference does not lead to the new list."
      )
      return .each(by: ThreadClock.nowNanoseconds, prepare: {}) {
        BlackHole.consume(ListDiff(from: workload.old, to: workload.new))
      }
    }
  }

  private static func moves(
    _ name: String,
    _ make: @autoclosure @escaping () -> DiffWorkload<UUID>,
    atMost limit: Double
  ) -> Figure {
    Figure(
      name,
      reach: .atMost(limit),
      subject: .exact(.count) {
        let workload = make()
        return .value(Double(ListDiff(from: workload.old, to: workload.new).moves.count))
      }
    )
  }

  /// The shuffled part is searched by halves, the rest costs the same for each element.
  private static let growth = Figure(
    "W-B over W-A: operations for an element",
    reach: .atMost(1.1),
    subject: .exact(.ratio) {
      let (a, b) = (DiffWorkload<UUID>.a, DiffWorkload<UUID>.b)
      let counts = [a, b]
        .map { workload in
          Double(ListDiff(from: workload.old, to: workload.new).operationCount)
            / Double(workload.old.count)
        }
      return .value(counts[1] / counts[0])
    }
  )

  private static let sectioned = Figure("100 sections of 100 UUIDs, two swapped in one section") {
    let items = DiffWorkload<UUID>.b.old
    let rows = (0..<100).map { section in Array(items[section * 100..<section * 100 + 100]) }
    var edited = rows
    edited[50].swapAt(10, 90)
    let old = SectionedList(sections: Array(0..<100), rows: rows)
    let new = SectionedList(sections: Array(0..<100), rows: edited)
    return .each(by: ThreadClock.nowNanoseconds, prepare: {}) {
      BlackHole.consume(SectionedDiff(from: old, to: new))
    }
  }
}
