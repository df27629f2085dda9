// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
@_spi(Headless) import HeadlessUIKit

/// Compares fresh cells of a strategy with those of the baseline, which must look the same unless the list says
/// otherwise.
///
/// Lists with a reference need none of this: each strategy is compared with that.
@MainActor struct StrategyLikeness {
  /// The most rows that are compared.
  private static let rowLimit = 40

  private let group: CaseGroup
  private let rows: any RowSource
  private let content: any ListContent
  private let baseline: FreshCells

  init?(of group: CaseGroup, rows: any RowSource) {
    let list = group.design.definition(rows)
    guard group.design != .none, list.showsAlike, !list.hasReference else { return nil }
    self.group = group
    self.rows = rows
    content = list.content(rowCount: group.rowCount)
    baseline = FreshCells(design: group.design, strategy: group.baseline)
  }

  /// Returns a sentence on the first difference from the baseline; `willPlay` is called before each strategy's code.
  func difference(of strategy: CaseStrategy, willPlay: (CaseStrategy) -> Void) -> String? {
    guard case .filling = strategy, !strategy.isControl, strategy != group.baseline else {
      return nil
    }
    if group.design.isScreen { return screenDifference(of: strategy, willPlay: willPlay) }
    let own = FreshCells(design: group.design, strategy: strategy)
    for row in 0..<min(group.rowCount, Self.rowLimit) {
      willPlay(group.baseline)
      let height = baseline.height(ofRow: row, in: content)
      let model = baseline.cell(ofRow: row, in: content, height: height)
      willPlay(strategy)
      guard let wanted = model, let found = own.cell(ofRow: row, in: content, height: height)
      else { continue }
      var (shown, expected) = (own.elements(of: found), baseline.elements(of: wanted))
      if !shown.look(like: expected),
        let work = ListCatalogue.queuedWork
      {
        // Late work may be all that is missing; its faults are reported elsewhere.
        _ = work.settle()
        (shown, expected) = (own.elements(of: found), baseline.elements(of: wanted))
      }
      guard !shown.look(like: expected) else { continue }
      return sentence(shown, baseline.references(of: wanted), row)
    }
    return nil
  }

  /// Compares the first frame of a screen with the baseline's, cell by cell.
  private func screenDifference(
    of strategy: CaseStrategy,
    willPlay: (CaseStrategy) -> Void
  ) -> String? {
    let screens = [group.baseline, strategy]
      .map { played in
        willPlay(played)
        let screen = FreshScreen(group: group, strategy: played, rows: rows)
        screen.load()
        return screen
      }
    // Fetched rows may come after the first frame; faults of the wait are reported elsewhere.
    if let work = ListCatalogue.queuedWork { _ = work.settle() }
    for row in screens[0].visibleRows {
      guard let wanted = screens[0].cell(ofRow: row) else { continue }
      guard let found = screens[1].cell(ofRow: row) else {
        return
          "its first frame does not show row \(row), which that of \(group.baseline.rawValue) does;"
          + " make them alike, or say .showsDifferently() of the screen"
      }
      for cell in [wanted, found] { cell.layoutIfNeeded() }
      let (shown, expected) = (baseline.elements(of: found), baseline.elements(of: wanted))
      guard !shown.look(like: expected) else { continue }
      return sentence(shown, baseline.references(of: wanted), row)
    }
    return nil
  }

  private func sentence(
    _ shown: [VisibleElement],
    _ expected: [ReferenceElement],
    _ row: Int
  ) -> String {
    let stale = StaleCell(shown: shown, expected: expected, row: row)
    return "it shows something else than \(group.baseline.rawValue): row \(row), \(stale.field):"
      + " \(stale.found), where \(group.baseline.rawValue) shows \(stale.expected); make them alike,"
      + " or say .showsDifferently() of the \(group.design.isScreen ? "screen" : "list")"
  }
}
