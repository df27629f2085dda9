// SPDX-License-Identifier: Apache-2.0

extension Suite {
  /// The row counts that the suites go through.
  private static let rowCounts = [100, 1_000, 10_000, 100_000]

  private static let cells = CellDesign.all.map(\.name)

  /// What the ruler itself takes, in every suite.
  private static let floor = SuiteEntry(
    .workload(.floor),
    cells: ["subtitle"],
    rowCounts: [1_000],
    setterComparisons: [true],
    strategies: [.mutation]
  )

  /// A first look: everything once, in five seconds.
  public static let smoke = Suite(
    name: "smoke",
    plan: MeasurementPlan(roundCount: 8, blockCount: 2, cellRoundCount: 1),
    entries: [
      floor,
      SuiteEntry(.workload(.steady), cells: ["subtitle"], rowCounts: [100, 1_000]),
      SuiteEntry(.workload(.fling), cells: ["subtitle"], rowCounts: [1_000]),
      SuiteEntry(.workload(.jump), cells: ["news"], rowCounts: [1_000]),
      SuiteEntry(.workload(.load), cells: ["subtitle"], rowCounts: [1_000]),
      SuiteEntry(
        .shares(kind: .all, storage: .shared, counts: .ends),
        cells: ["card"],
        rowCounts: [1_000],
        setterComparisons: [true]
      ),
      SuiteEntry(
        .shares(kind: .all, storage: .fresh, counts: .ends),
        cells: ["card"],
        rowCounts: [1_000],
        setterComparisons: [true]
      ),
      SuiteEntry(
        .workload(.steady),
        cells: ["subtitle"],
        rowCounts: [1_000],
        setterComparisons: [true],
        strategies: [.mutation, .forgetful]
      ),
    ]
  )

  /// The ranking at four row counts, the crossover of `card`, and the controls, in a minute.
  public static let `default` = Suite(
    name: "default",
    plan: MeasurementPlan(),
    entries: [
      floor,
      SuiteEntry(.workload(.steady), cells: ["subtitle"], rowCounts: rowCounts),
      SuiteEntry(.workload(.steady), cells: ["news", "card"], rowCounts: [100_000]),
      SuiteEntry(.workload(.fling), cells: ["news"], rowCounts: [100_000]),
      SuiteEntry(.workload(.jump), cells: ["subtitle"], rowCounts: [100_000]),
      SuiteEntry(.workload(.load), cells: ["subtitle"], rowCounts: [100, 100_000]),
      SuiteEntry(
        .shares(kind: .all, storage: .shared, counts: .five),
        cells: ["card"],
        rowCounts: [1_000]
      ),
      SuiteEntry(
        .shares(kind: .all, storage: .fresh, counts: .five),
        cells: ["card"],
        rowCounts: [1_000]
      ),
      SuiteEntry(
        .workload(.steady),
        cells: ["subtitle"],
        rowCounts: [1_000],
        setterComparisons: [true],
        strategies: [.mutation, .mutationAgain]
      ),
      SuiteEntry(
        .workload(.steady),
        cells: cells,
        rowCounts: [100_000],
        setterComparisons: [true],
        extras: [.velocity]
      ),
      SuiteEntry(
        .workload(.steady),
        cells: ["subtitle"],
        rowCounts: [100_000],
        setterComparisons: [true],
        strategies: [.mutation, .configurationDiffing],
        extras: [.paces]
      ),
      SuiteEntry(
        .workload(.steady),
        cells: ["card"],
        rowCounts: [1_000],
        setterComparisons: [true],
        strategies: [.mutation] + Strategy.controls.filter { $0 != .mutationAgain }
      ),
    ]
  )

  /// Every workload for every cell, row count, storage, kind of field, reach and setter.
  public static let full = Suite(
    name: "full",
    plan: MeasurementPlan(cellRoundCount: 3),
    entries: [floor]
      + [Workload.steady, .fling, .jump, .load]
      .map {
        SuiteEntry(.workload($0), cells: cells, rowCounts: rowCounts)
      }
      + [Workload.steady, .fling, .jump]
      .map {
        SuiteEntry(.workload($0), cells: ["subtitle"], rowCounts: rowCounts, reach: .window)
      }
      + FieldChange.Kind.allCases.flatMap { kind in
        FieldChange.Storage.allCases.map { storage in
          SuiteEntry(
            .shares(kind: kind, storage: storage, counts: .every),
            cells: ["card"],
            rowCounts: [1_000, 100_000]
          )
        }
      }
      + [
        SuiteEntry(
          .workload(.steady),
          cells: cells,
          rowCounts: [1_000],
          setterComparisons: [true],
          strategies: [.mutation] + Strategy.controls
        ),
        SuiteEntry(
          .workload(.steady),
          cells: cells,
          rowCounts: [1_000, 100_000],
          setterComparisons: [true],
          extras: [.velocity, .paces]
        ),
        SuiteEntry(
          .workload(.steady),
          cells: ["subtitle"],
          rowCounts: [100, 1_000, 10_000],
          setterComparisons: [true],
          strategies: [.mutation, .linearLookup]
        ),
      ]
  )
}
