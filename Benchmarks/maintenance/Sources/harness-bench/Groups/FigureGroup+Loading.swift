// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchHarness
@_spi(Headless) import HeadlessUIKit

extension FigureGroup {
  /// Tables that have not been shown yet.
  static let loading = FigureGroup(
    title: "Loading, p50",
    figures: [firstFrame, firstSizingFrame, hugeLoad, hugeMemory, manySections, sectionsMemory]
  )

  private static let hugeRows = GeneratedRows(count: 100_000_000, seed: 1)

  private static let firstFrame = Figure(
    "table made and first frame, 100,000 stored rows",
    goal: .atMost(1e6),
    floors: [
      RowTexts.floor(
        rowCount: ListScreen.visibleRows,
        in: ListScreen.storedRows(count: 100_000)
      )
    ]
  ) {
    let rows = ListScreen.storedRows(count: 100_000)
    var screen: ListScreen?
    return .each(prepare: { screen = nil }) {
      let made = ListScreen(rows)
      made.render()
      screen = made
    }
  }

  private static let firstSizingFrame = Figure(
    "the same, rows that decide on their own heights",
    goal: .atMost(2e6)
  ) {
    let rows = ListScreen.storedRows(count: 100_000)
    var screen: ListScreen?
    return .each(prepare: { screen = nil }) {
      let made = ListScreen(rows, isSelfSizing: true)
      made.render()
      screen = made
    }
  }

  private static let hugeLoad = Figure(
    "table made and loaded, 100,000,000 rows",
    goal: .atMost(1e6)
  ) {
    var screen: ListScreen?
    return .each(prepare: { screen = nil }) {
      let made = ListScreen(hugeRows)
      BlackHole.consume(made.table.numberOfRows(inSection: 0))
      screen = made
    }
  }

  private static let hugeMemory = Figure(
    "row index of that table",
    goal: .atMost(1e6),
    subject: .exact(.bytes) {
      let screen = ListScreen(hugeRows)
      BlackHole.consume(screen.table.numberOfRows(inSection: 0))
      return .value(Double(screen.table.indexMemoryBytes))
    }
  )

  private static let sectionCount = 1_000_000

  private static let manySections = Figure("table made and loaded, 1,000,000 sections of one row") {
    var screen: SectionScreen?
    return .each(prepare: { screen = nil }) {
      let made = SectionScreen(sectionCount: sectionCount)
      BlackHole.consume(made.table.numberOfSections)
      screen = made
    }
  }

  private static let sectionsMemory = Figure(
    "row index of that table",
    subject: .exact(.bytes) {
      let screen = SectionScreen(sectionCount: sectionCount)
      BlackHole.consume(screen.table.numberOfSections)
      return .value(Double(screen.table.indexMemoryBytes))
    }
  )
}

extension FigureGroup {
  /// Tables whose rows come, go and move.
  static let updates = FigureGroup(
    title: "Updates, p50",
    figures: [inserts, batch(of: 300), batch(of: 3_000), smallBatch]
  )

  private static let inserts = Figure(
    "10,000 random insertRows calls, 100,000 measured rows"
  ) {
    let list = MeasuredRows()
    var bed: UpdateBed?
    return .each(by: ThreadClock.nowNanoseconds, prepare: { bed = UpdateBed(list) }) {
      bed?.insertOneByOne(10_000)
    }
  }

  private static func batch(of count: Int) -> Figure {
    Figure("a batch of \(count) changes, 100,000 measured rows") {
      let bed = UpdateBed(MeasuredRows())
      return .each(by: ThreadClock.nowNanoseconds, prepare: {}) { bed.changeInOneBatch(count) }
    }
  }

  private static let smallBatch = Figure("a batch of 300 changes, 1,000 measured rows") {
    let bed = UpdateBed(MeasuredRows(), rowCount: 1_000)
    return .each(by: ThreadClock.nowNanoseconds, prepare: {}) { bed.changeInOneBatch(300) }
  }
}
