// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchRunner
@_spi(Headless) import HeadlessUIKit

extension FigureGroup {
  /// What rows that are announced, prepared or kept do to a frame, and what is blank without them.
  static let prefetch = FigureGroup(
    title: "Rows ahead: subtitle cells p50, and a modelled scroll of cells of 5 + 10 ms",
    figures: [announced, prepared, turning, cached]
      + [5.0, 7.0].flatMap { [blank($0, preparesCells: false), blank($0, preparesCells: true)] }
      + [waste(7)]
  )

  private static let announced = Figure("8 rows enter, rows ahead announced") {
    let source = SilentPrefetch()
    let screen = ListScreen(ListScreen.storedRows(count: 100_000))
    screen.table.prefetchDataSource = source
    screen.chooseStep()
    screen.renderChecked(entering: ListScreen.stepRows)
    return .each(
      prepare: {
        BlackHole.consume(ObjectIdentifier(source))
        screen.chooseStep()
      }
    ) {
      screen.render()
    }
  }

  private static let prepared = Figure("8 rows enter that were prepared before") {
    let screen = ListScreen(ListScreen.storedRows(count: 100_000))
    return .each(
      prepare: {
        screen.chooseStep()
        screen.prepareCells()
      }
    ) {
      screen.render()
    }
  }

  private static let turning = Figure("3 rows up and down") { turn(cached: 0) }

  private static let cached = Figure("3 rows up and down, position cache of 3") { turn(cached: 3) }

  private static func turn(cached capacity: Int) -> Batch {
    let screen = ListScreen(ListScreen.storedRows(count: 1_000))
    screen.table.positionCacheCapacity = capacity
    screen.chooseStep()
    screen.render()
    return .each(prepare: { screen.chooseTurn() }) { screen.render() }
  }

  private static func blank(_ velocity: Double, preparesCells: Bool) -> Figure {
    let name = "blank points x ms of 1 s at \(Int(velocity)) points per ms"
    return Figure(
      name + (preparesCells ? ", cells prepared" : ""),
      subject: .exact(.count) {
        outcome(velocity, preparesCells)
          .compactMap(orUnavailable: "no figure") { $0.blankPointMilliseconds }
      }
    )
  }

  private static func waste(_ velocity: Double) -> Figure {
    Figure(
      "share of the prepared cells never shown, \(Int(velocity)) points per ms",
      subject: .exact(.ratio) {
        outcome(velocity, true)
          .compactMap(orUnavailable: "no cell was prepared") { $0.wasteRatio }
      }
    )
  }

  private static func outcome(
    _ velocity: Double,
    _ preparesCells: Bool
  ) -> Reading<CompositedScroll.Outcome> {
    do {
      let scroll = CompositedScroll(
        budget: try FrameBudget(milliseconds: 1_000.0 / 60),
        offsets: CompositedScroll.fling(velocity: velocity, vsyncCount: 60, dragVsyncCount: 60),
        preparesCells: preparesCells
      )
      let list = ModelledList(rowCount: 1_000, creationMilliseconds: 5, bindMilliseconds: 10)
      return .value(try scroll.play(list))
    } catch {
      return .unavailable(reason: "\(error)")
    }
  }
}
