// SPDX-License-Identifier: Apache-2.0

import UIKit

extension DeviceDocument {
  /// What was measured of one strategy in a group.
  struct Case: Codable, Equatable {
    /// The full name.
    var id: String
    /// The workload with its family.
    var workload: String
    /// What of it is not at its default.
    var axes: [String]
    /// The cell that was filled.
    var cell: String
    /// Who filled it.
    var strategy: String
    /// How many rows the table had.
    var rows: Int
    /// Whether it is there to show a mistake.
    var isControl = false
    /// A digest of what was to be seen after all measured frames.
    var digest: String
    /// A digest of what was played.
    var scenarioDigest: String
    /// Exact counts of the first round, by name.
    var counters: [String: Int]
    /// What could not be counted or compared, with the reason.
    var unavailable: [String: String]
    /// The first cell that showed something else than the baseline's.
    var stale: StaleCell?
    /// The raw times.
    var samples: Samples
  }

  /// The first cell that showed what it should not.
  struct StaleCell: Codable, Equatable {
    /// The row that it stood for.
    var row: Int
    /// What of it was wrong.
    var field: String
    /// What the baseline showed.
    var expected: String
    /// What this one showed.
    var found: String
  }

  /// The raw times of a case, in whole nanoseconds.
  struct Samples: Codable, Equatable {
    /// The time of each frame.
    var frameWallNanoseconds: [Int]
    /// Not taken here.
    var frameCPUNanoseconds: [Int] = []
    /// Not taken here.
    var configureNanoseconds: [Int] = []
    /// Not taken here.
    var dequeueNanoseconds: [Int] = []
    /// The time of the configures of each round's fastest block.
    var configureBatchNanoseconds: [Int]
    /// How many configures those were.
    var configureBatchCounts: [Int]
    /// The sum of the frames of each round's fastest block.
    var roundFrameNanoseconds: [Int]
    /// The properties that each round's frames asked to write; nil where that is not known.
    var roundWriteCounts: [Int]?

    /// Writes down what was found, without what reading the clock took.
    init(_ figures: CaseFigures, emptyPairNanoseconds: Double) {
      frameWallNanoseconds = figures.frameNanoseconds
      configureBatchNanoseconds = figures.batches.map {
        let clock = Int((Double($0.cellCount) * emptyPairNanoseconds).rounded())
        return max(0, $0.nanoseconds - clock)
      }
      configureBatchCounts = figures.batches.map(\.cellCount)
      roundFrameNanoseconds = figures.roundFrameNanoseconds
      roundWriteCounts = figures.writeCounts
    }
  }

  /// The strategies of a group against their baseline.
  struct Ranking: Codable, Equatable {
    /// The name of the group.
    var group: String
    /// Whether cells or whole frames are compared.
    var phase: String
    /// Who the others are divided by.
    var baseline: String
    /// How many rounds were paired.
    var rounds: Int
    /// One entry for each strategy.
    var entries: [RankingEntry]
  }

  /// One strategy in a ranking.
  struct RankingEntry: Codable, Equatable {
    /// The strategy.
    var strategy: String
    /// Its time over the baseline's.
    var ratio: Double?
    /// The lower end of the interval.
    var low: Double?
    /// The upper end of the interval.
    var high: Double?
    /// What the interval decides.
    var verdict: String?
    /// Whether it takes part.
    var standing: String
  }
}

extension DeviceDocument.Case {
  /// Why the kit has none of the engine's other counters.
  private static let unseen = "the device's UIKit does not tell"

  /// Writes down what was found of a strategy.
  init(_ figures: CaseFigures, of group: GroupFigures, emptyPairNanoseconds: Double) {
    let played = group.group
    id = played.identifier(of: figures.strategy)
    workload = played.workloadName
    axes = played.axes
    cell = played.cell.name
    strategy = figures.strategy.rawValue
    rows = played.rowCount
    digest = figures.digest.hexadecimal
    scenarioDigest = group.scriptDigest.hexadecimal
    // Those of the first round, as in the suite.
    counters = ["dataSourceCellCalls": figures.configuredCounts.first ?? 0]
    unavailable = ["propertyWritesEffective": Self.unseen, "allocations": Self.unseen]
    if let writes = figures.writeCounts {
      counters["propertyWritesAsked"] = writes.first ?? 0
    } else {
      unavailable["propertyWritesAsked"] =
        ContentReach(figures.strategy) == .everything
        ? "a cell was made in a measured frame, and what a new one writes is not known"
        : "it is not the suite's code that writes"
    }
    unavailable["visibleContent"] = ContentReach(figures.strategy).reason
    stale = figures.difference.map {
      DeviceDocument.StaleCell(
        row: $0.row,
        field: $0.field,
        expected: $0.expected,
        found: $0.found
      )
    }
    samples = DeviceDocument.Samples(figures, emptyPairNanoseconds: emptyPairNanoseconds)
  }
}

extension DeviceDocument.Ranking {
  /// Ranks the cases of a group, the baseline first, by the cost of a cell in each round.
  init(
    _ cases: [DeviceDocument.Case],
    group: String,
    phase: String,
    cost: (DeviceDocument.Samples) -> [Double]
  ) {
    let costs = cases.map { cost($0.samples) }
    let baselineCosts = costs.first ?? []
    self.group = group
    self.phase = phase
    baseline = cases.first?.strategy ?? ""
    rounds = baselineCosts.count
    entries = zip(cases, costs).enumerated()
      .map { position, entry in
        let (found, costs) = entry
        guard position > 0 else {
          return DeviceDocument.RankingEntry(strategy: found.strategy, standing: "baseline")
        }
        guard found.stale == nil else {
          return DeviceDocument.RankingEntry(strategy: found.strategy, standing: "stale")
        }
        let ratio = PairedRatio(costs, over: baselineCosts)
        return DeviceDocument.RankingEntry(
          strategy: found.strategy,
          ratio: ratio?.ratio,
          low: ratio?.bounds?.lowerBound,
          high: ratio?.bounds?.upperBound,
          verdict: ratio?.verdict,
          standing: "ranked"
        )
      }
  }
}
