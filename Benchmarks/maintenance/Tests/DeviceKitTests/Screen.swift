// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import UIKit

/// A window for the kit to play in.
@MainActor struct Screen {
  let window = UIWindow(frame: Viewport.frame)
  let driver: FrameDriver

  init() {
    driver = FrameDriver(window: window)
  }

  /// A table of a strategy, to be seen at once.
  func table(_ group: PlayGroup, _ strategy: FillStrategy) throws -> PlayTable {
    let cellClass = try require(strategy.cellClass(of: group.cell.classes))
    return PlayTable(group, strategy, cellClass: cellClass, in: window, driver: driver)
  }
}
