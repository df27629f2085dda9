// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Cell lifecycle") @MainActor struct CellLifecycleTests {
  private typealias Step = CellLifecycle.Step

  /// Takes steps; returns what is wrong with the first that may not happen.
  private static func fault(_ steps: [CellLifecycle.Step]) -> String? {
    var life = CellLifecycle()
    for step in steps { if let fault = life.take(step) { return fault } }
    return nil
  }

  @Test(
    "L6: a step that may not happen is named with the cell's stage and its last steps",
    arguments: [
      ([.bind], "bind of a cell that is unknown"),
      ([.make, .make], "make of a cell that is made"),
      ([.make, .willDisplay], "willDisplay of a cell that is made"),
      ([.make, .reset], "reset of a cell that is made"),
      ([.make, .bind, .bind], "bind of a cell that is bound"),
      ([.make, .bind, .didEndDisplaying], "didEndDisplaying of a cell that is bound"),
      ([.make, .bind, .willDisplay, .willDisplay], "willDisplay of a cell that is displayed"),
      ([.make, .bind, .willDisplay, .pool], "pool of a cell that is displayed"),
      ([.make, .bind, .willDisplay, .discard], "discard of a cell that is displayed"),
      ([.make, .bind, .pool, .bind], "bind of a cell that is pooled"),
      ([.make, .bind, .pool, .reset, .reset], "reset of a cell that is reset"),
      ([.make, .bind, .pool, .pool], "pool of a cell that is pooled"),
      ([.make, .bind, .pool, .willDisplay], "willDisplay of a cell that is pooled"),
      ([.make, .bind, .discard, .willDisplay], "willDisplay of a cell that is discarded"),
      ([.make, .bind, .discard, .discard], "discard of a cell that is discarded"),
    ] as [([CellLifecycle.Step], String)]
  )
  func illegalSteps(steps: [CellLifecycle.Step], words: String) throws {
    let fault = try require(Self.fault(steps))
    expect(fault.hasPrefix(words), "\(fault)")
    expect(fault.hasSuffix("after \(Array(steps.dropLast()))"), "\(fault)")
  }

  @Test("L6 R4 R35: every sequence of steps is legal or named with the last fifteen")
  func everySequence() {
    do {
      // Written down from R4 and R35 as pairs of neighbours; a cached cell's reuse needs no more.
      let followers: [Step: Set<Step>] = [
        .make: [.bind, .pool, .discard],
        .reset: [.bind, .pool, .discard],
        .bind: [.rebind, .willDisplay, .pool, .discard],
        .willDisplay: [.rebind, .didEndDisplaying],
        .didEndDisplaying: [.rebind, .willDisplay, .bind, .pool, .discard],
        .pool: [.reset, .discard],
        .discard: [.make],
      ]
      var count = 0
      func walk(_ life: CellLifecycle, _ last: Step, depth: Int) {
        guard depth < 6 else { return }
        for step in Step.allCases {
          var next = life
          // A cell that is filled again is where it was before.
          let isAllowed = followers[last]?.contains(step) == true
          let isLegal = next.take(step) == nil
          count += 1
          guard isLegal == isAllowed else {
            Issue.record("\(step) after \(next.history.dropLast())")
            continue
          }
          if isLegal { walk(next, step == .rebind ? last : step, depth: depth + 1) }
        }
      }
      var life = CellLifecycle()
      expect(life.take(.make) == nil)
      walk(life, .make, depth: 0)
      expect(count > 1_000)
    }
    do {
      var life = CellLifecycle()
      var taken: [Step] = []
      let round: [Step] = [.bind, .willDisplay, .didEndDisplaying, .pool, .reset]
      for step in [.make] + round + round + round + round {
        taken.append(step)
        expect(life.take(step) == nil)
        expectEqual(life.history, Array(taken.suffix(15)))
      }
    }
    for steps in [
      [.make, .bind, .willDisplay, .didEndDisplaying, .pool, .reset, .bind, .willDisplay],
      [.make, .bind, .willDisplay, .rebind, .rebind, .didEndDisplaying, .discard, .make, .bind],
      // Prepared and never displayed; prepared and displayed twice.
      [.make, .bind, .rebind, .pool, .discard],
      [
        .make, .bind, .willDisplay, .didEndDisplaying, .rebind, .willDisplay, .didEndDisplaying,
        .pool,
      ],
      [.make, .pool, .reset, .pool, .reset, .discard],
    ] as [[CellLifecycle.Step]] {
      expect(Self.fault(steps) == nil)
    }
  }
}
