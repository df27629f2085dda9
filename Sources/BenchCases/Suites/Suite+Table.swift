// SPDX-License-Identifier: Apache-2.0

import BenchLists

extension Suite {
  private static let rowCounts = [100, 1_000, 10_000, 100_000]

  private static let cells = CellDesign.suite.map(\.name)

  /// The hand-written strategies, among which crossovers are searched.
  private static let written: [CaseStrategy] = [
    .mutation, .mutationGuarded, .configuration, .configurationEquatable, .configurationDiffing,
  ]

  private static let pair: [CaseStrategy] = [.mutation, .configurationDiffing]

  /// The cost of the harness, in every suite.
  private static let floor = quick(.floor, "subtitle", strategies: [.mutation])

  private static func quick(
    _ workload: Workload,
    _ cells: String...,
    rowCounts: [Int] = [1_000],
    setterComparisons: [Bool] = [true],
    strategies: [CaseStrategy] = written,
    extras: Set<CaseGroup.Extra> = []
  ) -> SuiteEntry {
    SuiteEntry(
      .workload(workload),
      cells: cells,
      rowCounts: rowCounts,
      setterComparisons: setterComparisons,
      strategies: strategies,
      extras: extras
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
      quick(.steady, "setting", strategies: pair),
      quick(.steady, "message", strategies: pair),
      quick(.steady, "heavy", strategies: pair),
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
  private static let ladder = LadderRung.allCases.map { rung in
    let others: [CaseStrategy] = rung == .step ? [.zeroPool, .uniqueIdentifier] : []
    return quick(.ladder(rung), "subtitle", "heavy", strategies: [.mutation] + others)
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
        setterComparisons: setterComparisons,
        strategies: strategies
      )
    }
  }

  private static func differences(
    _ kinds: [DiffKind],
    strategies: [CaseStrategy]? = nil
  ) -> [SuiteEntry] {
    kinds.map { kind in
      SuiteEntry(
        .workload(.diff(kind)),
        cells: [CellDesign.none.name],
        rowCounts: kind.itemCounts,
        strategies: strategies ?? kind.strategies
      )
    }
  }

  /// The ends of a crossover and a fault that must be caught, in the smoke suite.
  private static let smokeChecks =
    FieldChange.Storage.allCases.map { storage in
      SuiteEntry(
        .shares(kind: .all, storage: storage, counts: .ends),
        cells: ["card"],
        strategies: written
      )
    } + [quick(.steady, "subtitle", strategies: [.mutation, .forgetful])]

  /// One of each family that fills cells besides `scroll`, `reconfigure` and `load`.
  private static func few(_ kinds: [DiffKind]) -> [SuiteEntry] {
    [
      quick(.oscillate(cacheCapacity: 0), "subtitle", strategies: [.mutation]),
      quick(.oscillate(cacheCapacity: 8), "subtitle", strategies: [.mutation]),
      quick(.state(.selection), "card", strategies: [.mutation]),
      quick(.update(.insert, .shared), "card", strategies: [.mutation]),
      quick(.sizing(.jump(.row)), "message", strategies: [.mutation]),
    ] + differences(kinds, strategies: [.listDiff])
  }

  /// The ranking at 100,000 rows, two strategies at four row counts, the crossover of `card`, and the controls, in a
  /// minute.
  public static let `default` = Suite(
    name: "default",
    entries: [
      floor,
      quick(.steady, "subtitle", rowCounts: rowCounts, strategies: pair + [.observation]),
      quick(.steady, "subtitle", rowCounts: [100_000], setterComparisons: [false]),
      SuiteEntry(.workload(.steady), cells: ["subtitle"], rowCounts: [100_000]),
      quick(.steady, "news", "card", rowCounts: [100_000]),
      quick(
        .steady,
        "setting",
        "message",
        "heavy",
        rowCounts: [100_000],
        strategies: pair + [.listConfiguration, .hosting]
      ),
      quick(.fling, "news", rowCounts: [100_000], strategies: pair),
      quick(.jump, "subtitle", rowCounts: [100_000], strategies: pair),
      quick(.load, "subtitle", rowCounts: [100, 100_000], strategies: pair),
    ]
      + FieldChange.Storage.allCases.map { storage in
        SuiteEntry(
          .shares(kind: .all, storage: storage, counts: .five),
          cells: ["card"],
          setterComparisons: [true, false],
          strategies: written
        )
      }
      + redundantKinds(
        ["card"],
        setterComparisons: [true],
        strategies: [.mutation, .mutationGuarded, .configurationDiffing]
      ) + defaultChecks + few([.a, .b])
      + [UpdateKind.reloadData, .reloadRows, .reconfigureRows]
      .map { quick(.update($0, .shared), "card", strategies: [.mutation, .observation]) },
    hasPrices: true
  )

  /// Checks of the default suite's figures, and frame metrics.
  private static let defaultChecks = [
    quick(.steady, "subtitle", strategies: [.mutation, .mutationAgain, .mutationTwin]),
    quick(.steady, "card", rowCounts: [100_000], strategies: pair, extras: [.velocity]),
    quick(.steady, "subtitle", rowCounts: [100_000], strategies: pair, extras: [.paces]),
    quick(
      .steady,
      "card",
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
      .map { both(.workload($0), cells, rowCounts) }
      + [Workload.steady, .fling, .jump]
      .map { both(.workload($0), ["subtitle"], rowCounts, reach: .window) }
      + ["subtitle", "news", "setting", "message"]
      .map { both(.shares(kind: .all, storage: .shared, counts: .ends), [$0], [1_000]) }
      + FieldChange.Kind.varied.flatMap { kind in
        FieldChange.Storage.allCases.map { storage in
          both(
            .shares(kind: kind, storage: storage, counts: .every),
            ["card", "heavy"],
            [1_000, 100_000]
          )
        }
      } + redundantKinds(["card", "heavy"], setterComparisons: [true, false])
      + [
        SuiteEntry(
          .workload(.steady),
          cells: cells,
          strategies: [.mutation] + CaseStrategy.controls
        ),
        SuiteEntry(
          .workload(.steady),
          cells: cells,
          rowCounts: [1_000, 100_000],
          extras: [.velocity, .paces]
        ),
        quick(
          .steady,
          "subtitle",
          rowCounts: [100, 1_000, 10_000],
          strategies: [.mutation, .linearLookup, .flatOffsets, .quadraticOffsets]
        ),
      ] + ladder + StateKind.allCases.map { SuiteEntry(.workload(.state($0)), cells: cells) }
      + differences(DiffKind.allCases)
      + Workload.updates.map {
        SuiteEntry(.workload($0), cells: ["subtitle", "card", "heavy"], rowCounts: rowCounts)
      }
      + SizingKind.all.map { kind in
        quick(
          .sizing(kind),
          "subtitle",
          "message",
          rowCounts: [100, 10_000, 100_000],
          strategies: pair
        )
      },
    hasControlCurves: true,
    hasPrices: true
  )

  /// A line of the full suite, with both settings of setter comparison.
  private static func both(
    _ subject: SuiteEntry.Subject,
    _ cells: [String],
    _ rowCounts: [Int],
    reach: Reach = .spread
  ) -> SuiteEntry {
    SuiteEntry(
      subject,
      cells: cells,
      rowCounts: rowCounts,
      setterComparisons: [true, false],
      reach: reach
    )
  }
}
