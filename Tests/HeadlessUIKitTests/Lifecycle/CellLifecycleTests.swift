// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

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
    life = CellLifecycle()
    var taken: [Step] = []
    let round: [Step] = [.bind, .willDisplay, .didEndDisplaying, .pool, .reset]
    for step in [.make] + round + round + round + round {
      taken.append(step)
      expect(life.take(step) == nil)
      expectEqual(life.history, Array(taken.suffix(15)))
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

#if DEBUG
  @Suite("Table lifecycle") @MainActor struct TableLifecycleTests {
    private func history(_ cell: UITableViewCell) -> [CellLifecycle.Step] { cell.lifecycle.history }

    @Test("L6 R1 R4 R34: a reused, reconfigured or adopted cell takes legal steps")
    func reuse() throws {
      var screen = Screen(.plain(rows: 100))
      screen.render()
      var cell = try require(screen.table.visibleCells.first)
      expectEqual(history(cell), [.make, .bind, .willDisplay])
      screen.render(at: 440)
      let reused: [CellLifecycle.Step] = [.didEndDisplaying, .pool, .reset, .bind, .willDisplay]
      expectEqual(history(cell), [.make, .bind, .willDisplay] + reused)
      screen.render(at: 880)
      expectEqual(history(cell), [.make, .bind, .willDisplay] + reused + reused)
      screen = Screen(.plain(rows: 100))
      screen.render()
      cell = try require(screen.table.visibleCells.first)
      screen.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
      screen.render()
      expectEqual(history(cell), [.make, .bind, .willDisplay, .rebind])
      screen.table.reusePoolCap = 0
      screen.render(at: 2_000)
      expectEqual(
        history(cell),
        [.make, .bind, .willDisplay, .rebind, .didEndDisplaying, .discard]
      )
      var first: Screen? = Screen(.plain(rows: 3))
      first?.render()
      cell = try require(first?.table.visibleCells.first)
      first = nil
      let second = UITableView(frame: CGRect(0, 0, 100, 100))
      cell.removeFromSuperview()
      second.adopt(cell)
      expectEqual(history(cell), [.make])
    }

    @Test("L6: a table that displays a pooled cell is told on, with cell, step and history")
    func fault() throws {
      let former = CellLifecycle.onFault
      var faults: [String] = []
      CellLifecycle.onFault = { faults.append($0) }
      defer { CellLifecycle.onFault = former }
      let screen = Screen(.plain(rows: 30))
      screen.render()
      screen.render(at: 440)
      screen.render(at: 0)
      expect(faults.isEmpty)
      let cell = try require(screen.table.visibleCells.last)
      cell.live(.reset)
      let fault = try require(faults.first)
      expectEqual(faults.count, 1)
      for words in ["TrackedCell", "\"kind 0\"", "reset of a cell that is displayed", "row 9"] {
        expect(fault.contains(words), "\(words): \(fault)")
      }
    }
  }

  @Suite("Off-screen lifecycle") @MainActor struct OffscreenLifecycleTests {
    private func history(_ cell: UITableViewCell) -> [CellLifecycle.Step] { cell.lifecycle.history }

    @Test("L6 R35: a cached or prepared cell is filled once and displayed any number of times")
    func cached() throws {
      var screen = Screen(.plain(rows: 100))
      screen.table.positionCacheCapacity = 4
      screen.render()
      var cell = try require(screen.table.visibleCells.first)
      screen.render(at: 44)
      screen.render(at: 0)
      expect(screen.table.visibleCells.first === cell)
      expectEqual(history(cell), [.make, .bind, .willDisplay, .didEndDisplaying, .willDisplay])
      screen.table.positionCacheCapacity = 0
      screen.render(at: 2_000)
      let end: [CellLifecycle.Step] = [.didEndDisplaying, .pool]
      let first = Array(history(cell).prefix(7))
      expectEqual(first, [.make, .bind, .willDisplay, .didEndDisplaying, .willDisplay] + end)
      screen = Screen(.plain(rows: 100))
      screen.table.overscan = 1
      screen.render()
      cell = try require(screen.table.cellForRow(at: [0, 10]))
      expectEqual(history(cell), [.make, .bind])
      screen.render(at: 2_000)
      let steps = history(cell)
      expectEqual(steps.prefix(3), [.make, .bind, .pool], "\(steps)")
      expectEqual(steps.count { $0 == .reset }, steps.count { $0 == .pool }, "\(steps)")
    }
  }
#endif
