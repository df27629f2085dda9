// SPDX-License-Identifier: Apache-2.0

extension Suite {
  public static var all: [Suite] {
    guard let guests = ListCatalogue.guests else {
      return [.smoke, .controls, .default, .full] + [mistakes].compactMap(\.self)
    }
    return [smoke(of: guests), controls(of: guests), standard(of: guests), full(of: guests)]
  }

  /// Each way of scrolling, and some fields changed.
  private static func smoke(of guests: [CellDesign]) -> Suite {
    Suite(
      name: "smoke",
      rounds: Rounds(roundCount: 8, blockCount: 2, cellRoundCount: 3),
      entries: [floor(of: guests)]
        + [Workload.steady, .fling, .load].map { entry($0, guests, [1_000]) }
        + shares(guests, .shared, .ends, [true])
    )
  }

  /// The worth of reuse and the row index.
  private static func controls(of guests: [CellDesign]) -> Suite {
    Suite(
      name: "controls",
      rounds: Rounds(roundCount: 9, blockCount: 1, cellRoundCount: 3),
      entries: [floor(of: guests)]
        + guests.map { guest in
          SuiteEntry(
            .workload(.steady),
            cells: [guest.name],
            rowCounts: [100, 1_000],
            strategies: [guest.baseline] + CaseStrategy.controls
          )
        }
    )
  }

  /// Every way of scrolling, first frames, changes of fields and updates.
  private static func standard(of guests: [CellDesign]) -> Suite {
    Suite(
      name: "default",
      entries: [floor(of: guests), entry(.steady, guests, [100, 1_000, 100_000])]
        + [Workload.fling, .jump, .load].map { entry($0, guests, [1_000]) }
        + [StateKind.selection, .highlight].map { entry(.state($0), guests, [1_000]) }
        + shares(guests, .shared, .five, [true, false]) + updates(guests, [1_000])
    )
  }

  /// Every workload at every row count, in both storages and with both settings.
  private static func full(of guests: [CellDesign]) -> Suite {
    let counts = [100, 1_000, 10_000, 100_000]
    return Suite(
      name: "full",
      entries: [floor(of: guests)]
        + ([Workload.steady, .fling, .jump, .load] + Workload.oscillations)
        .map { entry($0, guests, counts, setterComparisons: [true, false]) }
        + [StateKind.selection, .highlight].map { entry(.state($0), guests, counts) }
        + FieldChange.Storage.allCases.flatMap { shares(guests, $0, .every, [true, false]) }
        + updates(guests, counts)
    )
  }

  /// The cost of the harness.
  private static func floor(of guests: [CellDesign]) -> SuiteEntry {
    let first = guests.prefix(1)
    return SuiteEntry(
      .workload(.floor),
      cells: first.map(\.name),
      strategies: first.map(\.baseline)
    )
  }

  private static func entry(
    _ workload: Workload,
    _ guests: [CellDesign],
    _ rowCounts: [Int],
    setterComparisons: [Bool] = [true]
  ) -> SuiteEntry {
    SuiteEntry(
      .workload(workload),
      cells: guests.map(\.name),
      rowCounts: rowCounts,
      setterComparisons: setterComparisons,
      strategies: nil
    )
  }

  private static func shares(
    _ guests: [CellDesign],
    _ storage: FieldChange.Storage,
    _ counts: SuiteEntry.ShareChoice,
    _ setterComparisons: [Bool]
  ) -> [SuiteEntry] {
    let cells = guests.filter { !$0.fields.isEmpty }.map(\.name)
    guard !cells.isEmpty else { return [] }
    return [
      SuiteEntry(
        .shares(kind: .all, storage: storage, counts: counts),
        cells: cells,
        setterComparisons: setterComparisons,
        strategies: nil
      )
    ]
  }

  private static func updates(_ guests: [CellDesign], _ rowCounts: [Int]) -> [SuiteEntry] {
    (Workload.updates + [.change]).map { entry($0, guests, rowCounts) }
  }

  /// The cost of well-known mistakes next to their fixes; nil if none are registered.
  ///
  /// A mistake is far from its fix, and some take a millisecond a cell, so a round configures fewer cells than those
  /// that tell strategies apart.
  static var mistakes: Suite? {
    let lists = ListCatalogue.mistakes
    guard !lists.isEmpty else { return nil }
    return Suite(
      name: "mistakes",
      rounds: Rounds(roundCount: 9, blockCount: 1, cellRoundCount: 1, configureCount: 60),
      entries: lists.map { list in
        SuiteEntry(
          .workload(list.isScreen && list.changesRows ? .change : .fling),
          cells: [list.name],
          strategies: nil
        )
      },
      comparesRowCounts: false
    )
  }
}
