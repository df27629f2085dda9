// SPDX-License-Identifier: Apache-2.0

import BenchHarness

extension FigureGroup {
  /// Tables whose rows come, go and move.
  static let updates = FigureGroup(
    title: "Updates, p50",
    figures: [inserts, batch(of: 300), batch(of: 3_000), smallBatch]
  )

  private static let inserts = Figure(
    "10,000 random insertRows calls, 100,000 measured rows"
  ) {
    let list = MeasuredRows()
    var bed: UpdateBed?
    return .each(by: ThreadClock.nowNanoseconds, prepare: { bed = UpdateBed(list) }) {
      bed?.insertOneByOne(10_000)
    }
  }

  private static func batch(of count: Int) -> Figure {
    Figure("a batch of \(count) changes, 100,000 measured rows") {
      let bed = UpdateBed(MeasuredRows())
      return .each(by: ThreadClock.nowNanoseconds, prepare: {}) { bed.changeInOneBatch(count) }
    }
  }

  private static let smallBatch = Figure("a batch of 300 changes, 1,000 measured rows") {
    let bed = UpdateBed(MeasuredRows(), rowCount: 1_000)
    return .each(by: ThreadClock.nowNanoseconds, prepare: {}) { bed.changeInOneBatch(300) }
  }
}
