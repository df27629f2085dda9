// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

extension RankingAgreement {
  /// What one document says of the second strategy of a pair over the first.
  public struct Standing: Equatable, Sendable {
    public let paired: PairedLogRatio
    public let verdict: StrategyVerdict

    init(_ ratio: PairedLogRatio, by rule: ChangeRule) {
      paired = ratio
      verdict = StrategyVerdict(ratio, rule: rule)
    }
  }

  /// Two strategies of a group in both documents.
  public struct Pair: Equatable, Sendable {
    /// The strategy that the other is divided by.
    public let first: String
    public let second: String
    public let device: Standing
    public let ours: Standing

    /// Whether both decide the pair, in opposite ways.
    public var isTurned: Bool {
      switch (device.verdict, ours.verdict) {
      case (.cheaper, .dearer), (.dearer, .cheaper): true
      default: false
      }
    }
  }

  /// The strategies of one case group in both documents.
  public struct Group: Sendable {
    /// The name of the group: a case's without its strategy.
    public let id: String
    /// A case of ours that stands for its workload, cell and rows.
    public let example: ResultDocument.Case
    public let strategies: [String]
    /// The strategies of one document alone, or without rounds, each with the reason as a clause.
    public let leftOutStrategies: [String]
    public let pairs: [Pair]
    public let breakEvens: [BreakEvenPair]
    public let deviceDefinition: ConfigureCosts.Definition
    public let oursDefinition: ConfigureCosts.Definition

    init(id: String, device: AgreementSide, ours: AgreementSide) throws(LeftOut.Reason) {
      let theirs = device.competitors(of: id)
      let own = ours.competitors(of: id)
      guard let example = own.cases.first else { throw .tooFewStrategies(found: 0) }
      var strategies: [String] = []
      var remarks = device.remarks(on: id, theirs) + ours.remarks(on: id, own)
      for strategy in own.order where own.costs[strategy] != nil {
        if theirs.costs[strategy] != nil {
          strategies.append(strategy)
        } else if !device.has(strategy, in: id) {
          remarks.append("\(strategy): only in our document")
        }
      }
      remarks += theirs.order.filter { !ours.has($0, in: id) }
        .map { "\($0): only in the device's document" }
      guard strategies.count > 1 else { throw .tooFewStrategies(found: strategies.count) }
      self.id = id
      self.example = example
      self.strategies = strategies
      leftOutStrategies = remarks
      deviceDefinition = theirs.definition
      oursDefinition = own.definition
      pairs = try Self.pairs(of: strategies, theirs, own)
      breakEvens = BreakEvenPair.all(of: strategies, theirs, own)
    }

    public var turned: [Pair] { pairs.filter(\.isTurned) }

    public var tau: KendallTau? { RankingAgreement.tau(of: pairs) }

    private static func pairs(
      of strategies: [String],
      _ theirs: AgreementSide.Competitors,
      _ own: AgreementSide.Competitors
    ) throws(LeftOut.Reason) -> [Pair] {
      var pairs: [Pair] = []
      for (position, second) in strategies.enumerated() {
        for first in strategies[..<position] {
          pairs.append(
            Pair(
              first: first,
              second: second,
              device: try theirs.standing(of: second, over: first),
              ours: try own.standing(of: second, over: first)
            )
          )
        }
      }
      return pairs
    }
  }

  /// A group that is not compared.
  public struct LeftOut: Equatable, Sendable {
    public enum Reason: Error, Equatable, Sendable {
      /// The other document has none of its cases.
      case onlyOn(Side)
      /// Fewer than two strategies have rounds in both documents.
      case tooFewStrategies(found: Int)
      /// The rounds of a document make no ratio.
      case noRatio(Side, fault: String)
    }

    public let group: String
    public let reason: Reason
  }

  public enum Side: String, Sendable {
    case device
    case ours
  }
}
