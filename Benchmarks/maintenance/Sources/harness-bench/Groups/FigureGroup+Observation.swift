// SPDX-License-Identifier: Apache-2.0

import BenchHarness

extension FigureGroup {
  /// What it costs that cells follow observable models by themselves, beside telling the table.
  static let observation = FigureGroup(
    title: "Rows that follow observable models (18 rows on the screen)",
    figures: [
      restTold, restFollowed, changeTold, changeFollowed, scrollTold, scrollFollowed, trackedRead,
      emptyTracking,
    ]
  )

  private static let restTold = Figure("frame, nothing changed, nothing observable") {
    let bed = ObservationBed(.told)
    return .loop { bed.rest(count: $0) }
  }

  private static let restFollowed = Figure("frame, nothing changed, rows are followed") {
    let bed = ObservationBed(.followed)
    return .loop { bed.rest(count: $0) }
  }

  private static let changeTold = Figure("frame, 5 rows changed: reconfigureRows(at:)") {
    let bed = ObservationBed(.told)
    return .loop { bed.change(count: $0) }
  }

  private static let changeFollowed = Figure("frame, 5 rows changed: models followed") {
    let bed = ObservationBed(.followed)
    return .loop { bed.change(count: $0) }
  }

  private static let scrollTold = Figure("frame, scrolled by a row: filled by the data source") {
    let bed = ObservationBed(.told)
    return .loop { bed.scroll(count: $0) }
  }

  private static let scrollFollowed = Figure("frame, scrolled by a row: filled by its update") {
    let bed = ObservationBed(.followed)
    return .loop { bed.scroll(count: $0) }
  }

  private static let trackedRead = Figure(
    "three properties read, tracked and fired by a change",
    floors: [
      Floor("three properties read") {
        let bed = ReadingBed()
        return .loop { bed.read(count: $0) }
      }
    ]
  ) {
    let bed = ReadingBed()
    return .loop { bed.readTrackedAndChange(count: $0) }
  }

  private static let emptyTracking = Figure("a tracking that reads nothing") {
    let bed = ReadingBed()
    return .loop { bed.trackNothing(count: $0) }
  }
}
