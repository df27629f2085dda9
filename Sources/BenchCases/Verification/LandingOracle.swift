// SPDX-License-Identifier: Apache-2.0

import BenchLists

/// The rows that must be on the screen after a jump, from their real heights.
///
/// It ignores estimates: it puts the row at its target and the others above and below it.
struct LandingOracle {
  /// The allowed distance of a row's upper edge from its target (article ListRequirements L10).
  static let tolerance = 0.5

  private let rowCount: Int
  private let height: (Int) -> Double

  private let viewport: Viewport

  init(rowCount: Int, viewport: Viewport = .standard, height: @escaping (Int) -> Double) {
    self.viewport = viewport
    self.rowCount = rowCount
    self.height = height
  }

  /// Returns the rows on the screen in a frame of a script, counted from 1, approaches included.
  func rows(inFrame frame: Int, of script: JumpScript) -> [(row: Int, y: Double)] {
    var left = frame
    for jump in script.jumps {
      let approach = jump.lookedAt == nil ? 1 : 2
      if left == 1 { return rows(fromTop: 0) }
      if left == approach, let row = jump.lookedAt { return rows(fromTop: row) }
      if left == approach + 1 { return rows(after: jump) }
      left -= approach + 1
    }
    return []
  }

  func rows(after jump: JumpScript.Jump) -> [(row: Int, y: Double)] {
    rows(around: jump.row, at: y(of: jump.row, at: jump.place))
  }

  func rows(fromTop row: Int) -> [(row: Int, y: Double)] {
    rows(around: row, at: y(of: row, at: .top))
  }

  private func y(of row: Int, at place: JumpScript.Place) -> Double {
    var y: Double
    switch place {
    case .top: y = 0
    case .middle: y = (viewport.height - height(row)) / 2
    case .bottom, .nearest: y = viewport.height - height(row)
    }
    // The content ends at the viewport's bottom at the highest, and begins at its top at the lowest.
    var below = 0.0
    var next = row
    while next < rowCount, y + below < viewport.height {
      below += height(next)
      next += 1
    }
    y = max(y, viewport.height - below)
    var above = 0.0
    next = row
    while next > 0, above < y {
      next -= 1
      above += height(next)
    }
    return min(y, above)
  }

  private func rows(around row: Int, at y: Double) -> [(row: Int, y: Double)] {
    var found: [(row: Int, y: Double)] = []
    var top = row
    var topY = y
    while top > 0, topY > 0 {
      top -= 1
      topY -= height(top)
    }
    while top < rowCount, topY < viewport.height {
      let end = topY + height(top)
      if end > 0 { found.append((top, topY)) }
      topY = end
      top += 1
    }
    return found
  }
}
