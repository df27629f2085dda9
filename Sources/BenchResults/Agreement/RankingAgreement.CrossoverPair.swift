// SPDX-License-Identifier: Apache-2.0

extension RankingAgreement {
  /// Where one strategy changes places with the baseline, in both documents.
  public struct CrossoverPair: Equatable, Sendable {
    /// The strategy in question.
    public let strategy: String
    /// What the device's document says; `nil` where its rounds make no line.
    public let device: ResultDocument.Crossover?
    /// What ours says; `nil` where its rounds make no line.
    public let ours: ResultDocument.Crossover?

    /// The crossovers of groups whose fields change, in the order in which groups first name them,
    /// each document's by its own rule.
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

    /// The lines of one document over the first strategy of each group.
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
}
