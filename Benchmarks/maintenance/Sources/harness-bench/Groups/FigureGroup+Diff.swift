// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import Foundation
import HeadlessUIKit
import ListAlgorithms

extension FigureGroup {
  /// Lists compared with lists, without a table.
  static let diff = FigureGroup(
    title: "Diff, p50",
    figures: [
      time("W-A: 5,000 UUIDs", DiffWorkload<UUID>.a, goal: 600_000, references: workloadA),
      moves("W-A: moves", DiffWorkload<UUID>.a, atMost: 172),
      time("W-B: 100,000 UUIDs", DiffWorkload<UUID>.b, goal: 20e6, references: workloadB),
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
    goal: Double? = nil,
    references: [Reference] = []
  ) -> Figure {
    Figure(name, goal: goal.map { .atMost($0) }, references: references) {
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
      goal: .atMost(limit),
      subject: .exact(.count) {
        let workload = make()
        return .value(Double(ListDiff(from: workload.old, to: workload.new).moves.count))
      }
    )
  }

  /// The shuffled part is searched by halves, the rest costs the same for each element.
  private static let growth = Figure(
    "W-B over W-A: operations for an element",
    goal: .atMost(1.1),
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

extension FigureGroup {
  /// Snapshots built, edited and applied to a table.
  static let snapshots = FigureGroup(
    title: "Snapshots, p50",
    figures: [
      time("W-E: 10,000 items built", .build(10_000), listKit: 0.002, apple: 1.223),
      time("W-E: 50,000 items built", .build(50_000), listKit: 0.006, apple: 6.010),
      entered,
      time("W-E: 100 sections of 100 items built", .buildSections, listKit: 0.060, apple: 3.983),
      time("W-E: 10,000 built, 5,000 deleted", .deleteItems, listKit: 1.206, apple: 2.448),
      time("W-E: 50 sections built, 25 deleted", .deleteSections, listKit: 0.180, apple: 1.852),
      time("W-E: 10,000 built, 5,000 reloaded", .reloadItems, listKit: 0.099, apple: 1.547),
      time("W-E: 5,000 items asked for 100 times", .askItems, listKit: 0.051, apple: 46.364),
      singly,
      applied("W-F: 10,000 UUIDs applied, a fifth changed", tenths: 2, listKit: 8.7, apple: 11.9),
      applied("W-F: 10,000 UUIDs applied, a half changed", tenths: 5, listKit: 14.2, apple: 23.5),
      appliedLarge,
    ]
  )

  private static func time(
    _ name: String,
    _ workload: SnapshotWorkload,
    listKit: Double,
    apple: Double
  ) -> Figure {
    Figure(name, references: onApple(listKit: listKit, apple: apple)) {
      .each(by: ThreadClock.nowNanoseconds, prepare: {}) { BlackHole.consume(workload.run()) }
    }
  }

  private static func onApple(listKit: Double, apple: Double) -> [Reference] {
    [
      Reference("ListKit, Apple silicon", nanoseconds: listKit * 1e6),
      Reference("UIKit, Apple silicon", nanoseconds: apple * 1e6),
    ]
  }

  /// Building alone leaves the index of items for later; this is both.
  private static let entered = Figure("10,000 items built and one looked up") {
    let workload = SnapshotWorkload.build(10_000)
    return .each(by: ThreadClock.nowNanoseconds, prepare: {}) {
      BlackHole.consume(workload.run().indexOfItem(5_000))
    }
  }

  private static let singly = Figure("W-K: 10 sections of 10,000 items built one by one") {
    .each(by: ThreadClock.nowNanoseconds, prepare: {}) {
      var snapshot = SnapshotWorkload.Snapshot()
      snapshot.appendSections(Array(0..<10))
      for item in 0..<100_000 { snapshot.appendItems([item], toSection: item / 10_000) }
      BlackHole.consume(snapshot)
    }
  }

  private static func applied(
    _ name: String,
    tenths: Int,
    listKit: Double,
    apple: Double
  ) -> Figure {
    Figure(name, references: onApple(listKit: listKit, apple: apple)) {
      let identifiers = DiffWorkload<UUID>.b.old
      let places = DiffWorkload<Int>.mixed(10_000, tenths: tenths)
      let bed = DiffableBed(
        from: places.old.map { identifiers[$0] },
        to: places.new.map { identifiers[$0] }
      )
      return .each(by: ThreadClock.nowNanoseconds, prepare: { bed.prepare() }) { bed.apply() }
    }
  }

  private static let appliedLarge = Figure("W-B applied to a table, with its next frame") {
    let workload = DiffWorkload<UUID>.b
    let bed = DiffableBed(from: workload.old, to: workload.new)
    return .each(by: ThreadClock.nowNanoseconds, prepare: { bed.prepare() }) { bed.apply() }
  }
}
