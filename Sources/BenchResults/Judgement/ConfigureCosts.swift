// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

/// What configuring one cell takes in each round of a case, from the rounds that a document stores.
public struct ConfigureCosts: Equatable, Sendable {
  public enum Definition: Equatable, Sendable {
    /// From the pool's answer to the filled cell: what *configure* means.
    case fill
    /// The whole phase: the path, the data source's call and the dequeue as well.
    case phase
  }

  public enum Fault: Error, Equatable, Sendable {
    case noBatches
    /// The lists of a round do not pair up, or a batch holds no cell.
    case torn
    /// A round took no time once the phase of no-op fills was taken away.
    case notPositive(round: Int)
  }

  public let definition: Definition
  /// Nanoseconds per cell, round by round; each is above 0.
  public let nanoseconds: [Double]

  /// Takes the phase of no-op fills, where there is one, from each round; `plain` is what a batch holds without one.
  public init(_ samples: ResultDocument.Samples, plain: Definition) throws(Fault) {
    guard !samples.configureBatchNanoseconds.isEmpty else { throw .noBatches }
    let phases = try Self.perCell(samples.configureBatchNanoseconds, samples.configureBatchCounts)
    if let times = samples.unfilledBatchNanoseconds, let counts = samples.unfilledBatchCounts {
      let unfilled = try Self.perCell(times, counts)
      guard unfilled.count == phases.count else { throw .torn }
      definition = .fill
      nanoseconds = zip(phases, unfilled).map { $0 - $1 }
    } else {
      definition = plain
      nanoseconds = phases
    }
    if let round = nanoseconds.firstIndex(where: { $0 <= 0 }) {
      throw .notPositive(round: round + 1)
    }
  }

  /// The rounds with what each wrote; nil where that was not counted in each.
  func rounds(writing samples: ResultDocument.Samples) -> [BreakEven.Round]? {
    let cells = samples.configureBatchCounts
    guard let writes = samples.roundWriteCounts, writes.count == nanoseconds.count,
      writes.allSatisfy({ $0 >= 0 })
    else { return nil }
    return nanoseconds.indices.map { round in
      BreakEven.Round(
        nanoseconds: nanoseconds[round] * Double(cells[round]),
        writeCount: writes[round],
        cellCount: cells[round]
      )
    }
  }

  private static func perCell(_ times: [Int], _ counts: [Int]) throws(Fault) -> [Double] {
    guard times.count == counts.count, counts.allSatisfy({ $0 > 0 }) else { throw .torn }
    return zip(times, counts).map { Double($0) / Double($1) }
  }
}

extension ConfigureCosts.Fault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noBatches: "no batches of configures were taken"
    case .torn: "the lists of its rounds do not pair up"
    case .notPositive(let round):
      "in round \(round) filling took no longer than the phase in which nothing is filled"
    }
  }
}

/// What the rounds of a strategy and of its baseline took in a phase, and wrote.
struct CrossoverRounds {
  /// The strategy over the baseline; nil where there are too few rounds.
  let ratio: PairedLogRatio?
  /// The time of one cell by the strategy, by round.
  let strategyCosts: [Double]
  let baselineCosts: [Double]
  /// The writes of one cell that the strategy avoids, by round; none where they were not counted.
  let avoidedWrites: [Double]

  /// Takes the rounds of two cases of a group; nil where one has no whole rounds in the phase.
  init?(
    of strategy: ResultDocument.Case,
    over baseline: ResultDocument.Case,
    in phase: ResultDocument.Phase
  ) {
    guard let own = strategy.samples.cellCosts(in: phase),
      let other = baseline.samples.cellCosts(in: phase)
    else { return nil }
    strategyCosts = own
    baselineCosts = other
    avoidedWrites = zip(baseline.samples.cellWrites, strategy.samples.cellWrites)
      .map { $0 - $1 }
    do throws(StatisticsError) {
      ratio = try PairedLogRatio(baseline: other, values: own)
    } catch {
      ratio = nil
    }
  }
}

extension ResultDocument.Samples {
  /// The time of one cell in each round of a phase; nil where the rounds have none, or hold the configure phase whole.
  fileprivate func cellCosts(in phase: ResultDocument.Phase) -> [Double]? {
    switch phase {
    case .configure:
      do throws(ConfigureCosts.Fault) {
        let costs = try ConfigureCosts(self, plain: .phase)
        return costs.definition == .fill ? costs.nanoseconds : nil
      } catch {
        return nil
      }
    case .frame:
      let times = roundFrameNanoseconds ?? []
      guard !times.isEmpty, times.count == configureBatchCounts.count,
        zip(times, configureBatchCounts).allSatisfy({ $0 > 0 && $1 > 0 })
      else { return nil }
      return zip(times, configureBatchCounts).map { Double($0) / Double($1) }
    }
  }

  fileprivate var cellWrites: [Double] {
    zip(roundWriteCounts ?? [], configureBatchCounts).map { Double($0) / Double($1) }
  }
}
