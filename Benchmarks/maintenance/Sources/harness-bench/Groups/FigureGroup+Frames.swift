// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchCells
import BenchHarness

extension FigureGroup {
  /// Whole frames: recycle, configure, size, layout, display, commit.
  static let frames = FigureGroup(
    title: "Frames of the subtitle cell, p50",
    figures: [entering, jump, idle, storedScaling, generatedScaling]
  )

  private static let entering = Figure(
    "8 rows of 44 points enter, 100,000 stored rows",
    goal: .atMost(60_000),
    floors: [
      RowTexts.floor(
        rowCount: ListScreen.stepRows,
        in: ListScreen.storedRows(count: 100_000)
      )
    ]
  ) {
    stepping(ListScreen.storedRows(count: 100_000))
  }

  private static let jump = Figure(
    "random jump: 19 rows enter, 100,000 stored rows",
    goal: .atMost(150_000),
    floors: [
      RowTexts.floor(
        rowCount: ListScreen.visibleRows,
        in: ListScreen.storedRows(count: 100_000)
      )
    ]
  ) {
    let screen = ListScreen(ListScreen.storedRows(count: 100_000))
    screen.chooseJump()
    screen.renderChecked(entering: ListScreen.visibleRows)
    return .each(prepare: { screen.chooseJump() }) { screen.render() }
  }

  private static let idle = Figure("nothing has changed") {
    let screen = ListScreen(ListScreen.storedRows(count: 1_000))
    return .loop { count in
      for _ in 0..<count { screen.render() }
    }
  }

  private static let storedScaling = Figure(
    "8 rows enter, 100,000 over 1,000 stored rows",
    goal: .atMost(1.05),
    subject: .ratio {
      (
        stepping(ListScreen.storedRows(count: 1_000)),
        stepping(ListScreen.storedRows(count: 100_000))
      )
    }
  )

  private static let generatedScaling = Figure(
    "8 rows enter, 10,000,000 over 1,000 rows made on demand",
    goal: .atMost(1.10),
    subject: .ratio {
      (
        stepping(GeneratedRows(count: 1_000, seed: 1)),
        stepping(GeneratedRows(count: 10_000_000, seed: 1))
      )
    }
  )

  private static func stepping(_ rows: any RowSource) -> Batch {
    let screen = ListScreen(rows)
    screen.chooseStep()
    screen.renderChecked(entering: ListScreen.stepRows)
    return .each(prepare: { screen.chooseStep() }) { screen.render() }
  }
}
