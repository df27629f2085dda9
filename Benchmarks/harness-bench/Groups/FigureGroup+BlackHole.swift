// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import CFloors

extension FigureGroup {
  /// What it costs to count a value as used.
  static let blackHole = FigureGroup(
    title: "Black hole, the value's computation included",
    figures: [words, records, references]
  )

  private static let words = Figure(
    "Int",
    floors: [
      emptyLoop,
      Floor("the same loop, the value dropped") { .loop { BlackHoleLoops.dropWords(count: $0) } },
    ]
  ) {
    .loop { BlackHoleLoops.consumeWords(count: $0) }
  }

  private static let records = Figure("structure of 40 bytes", floors: [emptyLoop]) {
    .loop { BlackHoleLoops.consumeRecords(count: $0) }
  }

  private static let references = Figure("class reference", floors: [emptyLoop]) {
    let objects = (0..<BlackHoleLoops.referenceCount).map { PooledObject(pool: $0) }
    return .loop { count in
      objects.withUnsafeBufferPointer { objects in
        guard let first = objects.baseAddress else { return }
        BlackHoleLoops.consumeReferences(first, count: count)
      }
    }
  }

  private static let emptyLoop = Floor("C: an empty loop, the count kept in a register") {
    .loop { cfloors_empty_loop(Int64($0)) }
  }
}
