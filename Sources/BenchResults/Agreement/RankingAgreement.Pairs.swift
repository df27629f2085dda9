// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

extension RankingAgreement {
  /// Where one strategy changes places with the baseline, in both documents.
  public struct CrossoverPair: Equatable, Sendable {
    public let strategy: String
    /// What the device's document says; `nil` where its rounds make no line.
    public let device: ResultDocument.Crossover?
    public let ours: ResultDocument.Crossover?

    /// The crossovers in the order in which groups first name them, each document's by its own rule.
    static func all(
      in groups: [Group],
      device: ResultDocument,
      ours: ResultDocument
    ) -> [CrossoverPair] {
      let theirs = lines(of: groups, \.device)
      let own = lines(of: groups, \.ours)
      return own.keys.filter(own.isLine)
        .map { key in
          CrossoverPair(
            strategy: key.strategy,
            device: theirs.crossover(key, by: device.rule(in: .configure)),
            ours: own.crossover(key, by: ours.rule(in: .configure))
          )
        }
    }

    private static func lines(
      of groups: [Group],
      _ side: KeyPath<Pair, Standing>
    ) -> CrossoverLines {
      var lines = CrossoverLines()
      for group in groups {
        for pair in group.pairs where pair.first == group.strategies.first {
          lines.add(
            pair[keyPath: side].paired,
            of: pair.second,
            over: pair.first,
            in: .configure,
            example: group.example
          )
        }
      }
      return lines
    }
  }

  /// From which price of a redundant write on one strategy pays over the baseline, in both documents.
  public struct BreakEvenPair: Equatable, Sendable {
    public enum Finding: Equatable, Sendable {
      case outcome(BreakEven.Outcome)
      /// The document does not hold what it takes, for a reason in a clause.
      case missing(reason: String)
    }

    /// The strategy that writes less.
    public let avoiding: String
    /// The strategy that writes more.
    public let writing: String
    public let device: Finding
    public let ours: Finding

    /// The break-evens against the first strategy of a group; none where neither side counts writes, or where our
    /// document says that a view of this implementation fills the cell, so that no writes are avoided.
    static func all(
      of strategies: [String],
      _ device: AgreementSide.Competitors,
      _ ours: AgreementSide.Competitors
    ) -> [BreakEvenPair] {
      guard let baseline = strategies.first else { return [] }
      return strategies.dropFirst().filter { !ours.ownStrategies.contains($0) }
        .compactMap { strategy in
          let side = ours.rounds[strategy] != nil && ours.rounds[baseline] != nil ? ours : device
          guard let own = side.rounds[strategy], let other = side.rounds[baseline] else {
            return nil
          }
          let writesMore = writeCount(own) > writeCount(other)
          let (avoiding, writing) = writesMore ? (baseline, strategy) : (strategy, baseline)
          return BreakEvenPair(
            avoiding: avoiding,
            writing: writing,
            device: finding(avoiding, writing, device),
            ours: finding(avoiding, writing, ours)
          )
        }
    }

    private static func writeCount(_ rounds: [BreakEven.Round]) -> Int {
      rounds.reduce(0) { $0 + $1.writeCount }
    }

    private static func finding(
      _ avoiding: String,
      _ writing: String,
      _ side: AgreementSide.Competitors
    ) -> Finding {
      guard let own = side.rounds[avoiding], let other = side.rounds[writing] else {
        return .missing(reason: "writes were not counted")
      }
      do throws(StatisticsError) {
        return .outcome(try BreakEven(of: own, over: other).outcome)
      } catch {
        return .missing(reason: error.description)
      }
    }
  }
}
