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

    /// The crossovers of groups whose fields change, in the order in which groups first name them.
    static func all(in groups: [Group]) -> [CrossoverPair] {
      var device = CrossoverLines()
      var ours = CrossoverLines()
      for group in groups {
        for pair in group.pairs where pair.first == group.strategies.first {
          let (first, second) = (pair.first, pair.second)
          device.add(pair.device.paired, of: second, over: first, in: group.example)
          ours.add(pair.ours.paired, of: second, over: first, in: group.example)
        }
      }
      return ours.keys.filter(ours.isLine)
        .map { key in
          CrossoverPair(
            strategy: key.strategy,
            device: device.crossover(key),
            ours: ours.crossover(key)
          )
        }
    }
  }
}
