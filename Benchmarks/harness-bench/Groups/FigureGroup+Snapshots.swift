// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import Foundation
import HeadlessUIKit

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
