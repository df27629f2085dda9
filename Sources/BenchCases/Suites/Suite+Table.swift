// SPDX-License-Identifier: Apache-2.0

import BenchLists

extension Suite {
  private static let rowCounts = [100, 1_000, 10_000, 100_000]

  private static let cells = CellDesign.suite.map(\.name)

  /// The hand-written strategies, among which crossovers are searched.
  private static let written: [CaseStrategy] = [
    .mutation, .mutationGuarded, .configuration, .configurationEquatable, .configurationDiffing,
  ]

  /// The cost of the harness, in every suite.
  private static let floor = SuiteEntry(
    .workload(.floor),
    cells: ["subtitle"],
    rowCounts: [1_000],
    setterComparisons: [true],
    strategies: [.mutation]
  )

  private static func quick(
    _ workload: Workload,
    _ cell: String,
    rowCounts: [Int] = [1_000],
    setterComparisons: [Bool] = [true],
    strategies: [CaseStrategy] = written
  ) -> SuiteEntry {
    SuiteEntry(
      .workload(workload),
      cells: [cell],
      rowCounts: rowCounts,
      setterComparisons: setterComparisons,
      strategies: strategies
    )
  }

  /// Everything once, in five seconds.
  public static let smoke = Suite(
    name: "smoke",
    rounds: Rounds(roundCount: 8, blockCount: 2, cellRoundCount: 3),
    entries: [
      floor,
      quick(.steady, "subtitle", rowCounts: [100]),
      quick(.steady, "subtitle", setterComparisons: [true, false]),
      quick(.fling, "subtitle"),
      quick(.jump, "news"),
      quick(.load, "subtitle"),
      quick(.steady, "subtitle", strategies: [.listConfiguration, .hosting]),
      quick(.steady, "setting", strategies: [.mutation, .configurationDiffing]),
      quick(.steady, "message", strategies: [.mutation, .configurationDiffing]),
      quick(.steady, "heavy", strategies: [.mutation, .configurationDiffing]),
    ] + smokeChecks + few([.a])
  )

  /// The worth of reuse and the row index, in ten seconds, with the curves.
  public static let controls = Suite(
    name: "controls",
    rounds: Rounds(roundCount: 9, blockCount: 1, cellRoundCount: 3),
    entries: [
      floor,
      quick(.steady, "subtitle", rowCounts: [100, 1_000, 100_000], strategies: CaseStrategy.worth),
    ] + ladder,
    hasControlCurves: true
  )

  /// The cost of one row more: none, one filled, one made, of a light and a heavy cell.
  private static let ladder =
    LadderRung.allCases.map { rung in
      SuiteEntry(
        .workload(.ladder(rung)),
        cells: ["subtitle", "heavy"],
        rowCounts: [1_000],
        setterComparisons: [true],
        strategies: [.mutation] + (rung == .step ? [.zeroPool, .uniqueIdentifier] : [])
      )
    }

  /// All fields change but those of one kind, so that only writes of that kind are redundant.
  ///
  /// The groups give the worth of avoiding one. Storage of texts makes no difference to the other kinds.
  private static func redundantKinds(
    _ cells: [String],
    setterComparisons: [Bool],
    strategies: [CaseStrategy] = CaseStrategy.ranked
  ) -> [SuiteEntry] {
    WriteKind.allCases.map { kind in
      SuiteEntry(
        .shares(kind: FieldChange.Kind(leavingOut: kind), storage: .shared, counts: .all),
        cells: cells,
        rowCounts: [1_000],
        setterComparisons: setterComparisons,
        strategies: strategies
      )
    }
  }

  private static func states(
    _ cells: [String],
    rowCounts: [Int] = [1_000],
    strategies: [CaseStrategy] = CaseStrategy.ranked
  ) -> [SuiteEntry] {
    StateKind.allCases.map { kind in
      SuiteEntry(
        .workload(.state(kind)),
        cells: cells,
        rowCounts: rowCounts,
        setterComparisons: [true],
        strategies: strategies
      )
    }
  }

  private static func differences(_ kinds: [DiffKind]) -> [SuiteEntry] {
    kinds.map { kind in
      SuiteEntry(
        .workload(.diff(kind)),
        cells: [CellDesign.none.name],
        rowCounts: kind.itemCounts,
        setterComparisons: [true],
        strategies: kind.strategies
      )
    }
  }

  /// Rows that turn out higher than estimated, by the delegate or the cell.
  private static func sizes(
    _ kinds: [SizingKind],
    _ cells: [String],
    rowCounts: [Int],
    strategies: [CaseStrategy]
  ) -> [SuiteEntry] {
    kinds.map { kind in
      SuiteEntry(
        .workload(.sizing(kind)),
        cells: cells,
        rowCounts: rowCounts,
        setterComparisons: [true],
        strategies: strategies
      )
    }
  }

  /// The ends of a crossover and a fault that must be caught, in the smoke suite.
  private static let smokeChecks =
    [FieldChange.Storage.shared, .fresh]
    .map { storage in
      SuiteEntry(
        .shares(kind: .all, storage: storage, counts: .ends),
        cells: ["card"],
        rowCounts: [1_000],
        setterComparisons: [true],
        strategies: written
      )
    }
    + [quick(.steady, "subtitle", strategies: [.mutation, .forgetful])]

  /// One of each family that fills cells besides `scroll`, `reconfigure` and `load`.
  private static func few(_ differences: [DiffKind]) -> [SuiteEntry] {
    [
      quick(.oscillate(cacheCapacity: 0), "subtitle", strategies: [.mutation]),
      quick(.oscillate(cacheCapacity: 8), "subtitle", strategies: [.mutation]),
      quick(.state(.selection), "card", strategies: [.mutation]),
      quick(.update(.insert, .shared), "card", strategies: [.mutation]),
      quick(.sizing(.jump(.row)), "message", strategies: [.mutation]),
    ]
      + differences.map { kind in
        SuiteEntry(
          .workload(.diff(kind)),
          cells: [CellDesign.none.name],
          rowCounts: kind.itemCounts,
          setterComparisons: [true],
          strategies: [.listDiff]
        )
      }
  }

  /// The ranking at 100,000 rows, two strategies at four row counts, the crossover of `card`, and the controls, in a
  /// minute.
  public static let `default` = Suite(
    name: "default",
    entries: [
      floor,
      quick(
        .steady,
        "subtitle",
        rowCounts: rowCounts,
        strategies: [.mutation, .configurationDiffing, .observation]
      ),
      quick(.steady, "subtitle", rowCounts: [100_000], setterComparisons: [false]),
      SuiteEntry(
        .workload(.steady),
        cells: ["subtitle"],
        rowCounts: [100_000],
        setterComparisons: [true]
      ),
      SuiteEntry(
        .workload(.steady),
        cells: ["news", "card"],
        rowCounts: [100_000],
        setterComparisons: [true],
        strategies: written
      ),
      SuiteEntry(
        .workload(.steady),
        cells: ["setting", "message", "heavy"],
        rowCounts: [100_000],
        setterComparisons: [true],
        strategies: [.mutation, .configurationDiffing, .listConfiguration, .hosting]
      ),
      quick(.fling, "news", rowCounts: [100_000], strategies: [.mutation, .configurationDiffing]),
      quick(
        .jump,
        "subtitle",
        rowCounts: [100_000],
        strategies: [.mutation, .configurationDiffing]
      ),
      quick(
        .load,
        "subtitle",
        rowCounts: [100, 100_000],
        strategies: [.mutation, .configurationDiffing]
      ),
    ]
      + [FieldChange.Storage.shared, .fresh]
      .map { storage in
        SuiteEntry(
          .shares(kind: .all, storage: storage, counts: .five),
          cells: ["card"],
          rowCounts: [1_000],
          strategies: written
        )
      }
      + redundantKinds(
        ["card"],
        setterComparisons: [true],
        strategies: [.mutation, .mutationGuarded, .configurationDiffing]
      ) + defaultChecks + few([.a, .b])
      + [UpdateKind.reloadData, .reloadRows, .reconfigureRows]
      .map {
        quick(.update($0, .shared), "card", strategies: [.mutation, .observation])
      },
    hasPrices: true
  )

  /// Checks of the default suite's figures, and frame metrics.
  private static let defaultChecks = [
    SuiteEntry(
      .workload(.steady),
      cells: ["subtitle"],
      rowCounts: [1_000],
      setterComparisons: [true],
      strategies: [.mutation, .mutationAgain, .mutationTwin]
    ),
    SuiteEntry(
      .workload(.steady),
      cells: ["card"],
      rowCounts: [100_000],
      setterComparisons: [true],
      strategies: [.mutation, .configurationDiffing],
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
      // A pool that keeps nothing does what no reuse does, and the full suite has both.
      strategies: [.mutation]
        + CaseStrategy.controls.filter { $0 != .mutationAgain && $0 != .noReuse }
    ),
  ]

  /// Every workload for every cell, row count, storage, kind of field, reach and setter.
  public static let full = Suite(
    name: "full",
    entries: [floor]
      + ([Workload.steady, .fling, .jump, .load] + Workload.oscillations)
      .map {
        SuiteEntry(.workload($0), cells: cells, rowCounts: rowCounts)
      }
      + [Workload.steady, .fling, .jump]
      .map {
        SuiteEntry(.workload($0), cells: ["subtitle"], rowCounts: rowCounts, reach: .window)
      }
      + ["subtitle", "news", "setting", "message"]
      .map {
        SuiteEntry(
          .shares(kind: .all, storage: .shared, counts: .ends),
          cells: [$0],
          rowCounts: [1_000]
        )
      }
      + FieldChange.Kind.varied.flatMap { kind in
        FieldChange.Storage.allCases.map { storage in
          SuiteEntry(
            .shares(kind: kind, storage: storage, counts: .every),
            cells: ["card", "heavy"],
            rowCounts: [1_000, 100_000]
          )
        }
      } + redundantKinds(["card", "heavy"], setterComparisons: [true, false])
      + [
        SuiteEntry(
          .workload(.steady),
          cells: cells,
          rowCounts: [1_000],
          setterComparisons: [true],
          strategies: [.mutation] + CaseStrategy.controls
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
          strategies: [.mutation, .linearLookup, .flatOffsets, .quadraticOffsets]
        ),
      ] + ladder + states(cells) + differences(DiffKind.allCases)
      + Workload.updates.map {
        SuiteEntry(
          .workload($0),
          cells: ["subtitle", "card", "heavy"],
          rowCounts: rowCounts,
          setterComparisons: [true]
        )
      }
      + sizes(
        SizingKind.all,
        ["subtitle", "message"],
        rowCounts: [100, 10_000, 100_000],
        strategies: [.mutation, .configurationDiffing]
      ),
    hasControlCurves: true,
    hasPrices: true
  )
}
