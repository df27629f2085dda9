// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

/// What is done with rows whose heights turn out other than estimated.
///
/// Rows are 30 to 500 points high and taken for 30 until they are shown. A delegate says the heights
/// of cells that have one height otherwise; cells that decide on their own height do so here too.
public enum SizingKind: Hashable, Sendable {
  /// Scrolls down through rows that were never shown.
  case scroll
  /// Scrolls up from the middle of rows that were never shown: what is on screen must only move by
  /// as much as was scrolled.
  case anchor
  /// Jumps to a row, each time in a table that knows no height.
  case jump(JumpGoal)

  /// Where a jump leads, after the harness of TanStack.
  public enum JumpGoal: String, CaseIterable, Sendable {
    /// Any row, to the top, the middle or the bottom of the viewport in turns.
    case row
    /// The last row, by the shortest way.
    case end
    /// The row in the middle of the list, to the middle.
    case middle
    /// The last row, to the top, which it cannot reach: the content ends at the bottom.
    case last
    /// Any row, while a part of those around it has been measured.
    case measuring
  }

  /// All kinds.
  static let all: [SizingKind] = [.scroll, .anchor] + JumpGoal.allCases.map { .jump($0) }

  /// The height that rows are taken for.
  static let estimate = 30.0

  /// The name in case identifiers.
  var name: String {
    switch self {
    case .scroll: "scroll"
    case .anchor: "anchor"
    case .jump: "jump"
    }
  }

  /// What sets a jump apart from others.
  var axes: [String] {
    guard case .jump(let goal) = self, goal != .row else { return [] }
    return [goal.rawValue]
  }

  /// Returns the height that a delegate says for a row: whole points from 30 to 500, all as likely.
  package static func height(ofRow row: Int) -> Double {
    Double(30 + SplitMix64.mixed(UInt64(truncatingIfNeeded: row) &+ 424_242) % 471)
  }
}

extension CellDesign {
  /// The heights of rows that are taken for 30 points and turn out 30 to 500 points high.
  var wideHeight: RowHeight {
    switch height {
    case .fixed, .decided:
      .decided(estimate: SizingKind.estimate, height: SizingKind.height(ofRow:))
    case .measured: .measured(estimate: SizingKind.estimate)
    }
  }
}
