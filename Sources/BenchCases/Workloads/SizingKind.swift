// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

/// Workloads of rows whose heights differ from the estimate: 30 to 500 points, taken for 30 until they are shown.
///
/// A delegate returns the heights of cells that have one height otherwise; other cells decide here too.
public enum SizingKind: Hashable, Sendable {
  case scroll
  /// Scrolls up from the middle of rows never shown: visible rows must move only by the scrolled distance.
  case anchor
  /// Jumps to a row, each time in a table that knows no height.
  case jump(JumpGoal)

  /// The target of a jump, after the harness of TanStack.
  public enum JumpGoal: String, CaseIterable, Sendable {
    /// Any row, to the top, the middle or the bottom of the viewport in turns.
    case row
    case end
    case middle
    /// The last row, to the top, which it cannot reach: the content ends at the bottom.
    case last
    /// Any row, after a part of those around it was measured.
    case measuring
  }

  static let all: [SizingKind] = [.scroll, .anchor] + JumpGoal.allCases.map { .jump($0) }

  static let estimate = 30.0

  var name: String {
    switch self {
    case .scroll: "scroll"
    case .anchor: "anchor"
    case .jump: "jump"
    }
  }

  var axes: [String] {
    guard case .jump(let goal) = self, goal != .row else { return [] }
    return [goal.rawValue]
  }

  /// Returns the delegate's height of a row: whole points from 30 to 500, all equally likely.
  package static func height(ofRow row: Int) -> Double {
    Double(30 + SplitMix64.mixed(UInt64(truncatingIfNeeded: row) &+ 424_242) % 471)
  }
}

extension CellDesign {
  var wideHeight: RowHeight {
    switch height {
    case .fixed, .decided:
      .decided(estimate: SizingKind.estimate, height: SizingKind.height(ofRow:))
    case .measured: .measured(estimate: SizingKind.estimate)
    }
  }
}
