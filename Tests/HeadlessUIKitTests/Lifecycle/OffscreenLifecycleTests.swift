// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

#if DEBUG
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
