// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

#if DEBUG
  @Suite("Table lifecycle") @MainActor struct TableLifecycleTests {
    private func history(_ cell: UITableViewCell) -> [CellLifecycle.Step] { cell.lifecycle.history }

    @Test("L6 R1 R4 R34: a reused, reconfigured or adopted cell takes legal steps")
    func reuse() throws {
      do {
        let screen = Screen(.plain(rows: 100))
        screen.render()
        let cell = try require(screen.table.visibleCells.first)
        expectEqual(history(cell), [.make, .bind, .willDisplay])
        screen.render(at: 440)
        let reused: [CellLifecycle.Step] = [.didEndDisplaying, .pool, .reset, .bind, .willDisplay]
        expectEqual(history(cell), [.make, .bind, .willDisplay] + reused)
        screen.render(at: 880)
        expectEqual(history(cell), [.make, .bind, .willDisplay] + reused + reused)
      }
      do {
        let screen = Screen(.plain(rows: 100))
        screen.render()
        let cell = try require(screen.table.visibleCells.first)
        screen.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        screen.render()
        expectEqual(history(cell), [.make, .bind, .willDisplay, .rebind])
        screen.table.reusePoolCap = 0
        screen.render(at: 2_000)
        expectEqual(
          history(cell),
          [.make, .bind, .willDisplay, .rebind, .didEndDisplaying, .discard]
        )
      }
      do {
        var first: Screen? = Screen(.plain(rows: 3))
        first?.render()
        let cell = try require(first?.table.visibleCells.first)
        first = nil
        let second = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        cell.removeFromSuperview()
        second.adopt(cell)
        expectEqual(history(cell), [.make])
      }
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
      do {
        let screen = Screen(.plain(rows: 100))
        screen.table.positionCacheCapacity = 4
        screen.render()
        let cell = try require(screen.table.visibleCells.first)
        screen.render(at: 44)
        screen.render(at: 0)
        expect(screen.table.visibleCells.first === cell)
        expectEqual(history(cell), [.make, .bind, .willDisplay, .didEndDisplaying, .willDisplay])
        screen.table.positionCacheCapacity = 0
        screen.render(at: 2_000)
        let end: [CellLifecycle.Step] = [.didEndDisplaying, .pool]
        let first = Array(history(cell).prefix(7))
        expectEqual(first, [.make, .bind, .willDisplay, .didEndDisplaying, .willDisplay] + end)
      }
      do {
        let screen = Screen(.plain(rows: 100))
        screen.table.overscan = 1
        screen.render()
        let cell = try require(screen.table.cellForRow(at: [0, 10]))
        expectEqual(history(cell), [.make, .bind])
        screen.render(at: 2_000)
        let steps = history(cell)
        expectEqual(steps.prefix(3), [.make, .bind, .pool], "\(steps)")
        expectEqual(steps.count { $0 == .reset }, steps.count { $0 == .pool }, "\(steps)")
      }
    }
  }
#endif
