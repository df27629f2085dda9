// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

extension ResultDocument {
  /// How one strategy stands against another as more of a cell's fields change.
  public struct Crossover: Codable, Equatable, Sendable {
    public var cell: String
    public var rows: Int
    public var phase: Phase
    public var storage: StorageSharing
    public var fieldKind: FieldKind
    public var setterComparison: Bool
    public var strategy: String
    public var baseline: String
    /// The measured points, by rising count of changed fields.
    public var points: [CrossoverPoint]
    public var answer: CrossoverAnswer
    /// What prices say beforehand: the strategy as measured at the other setting of setter comparison, the baseline at
    /// this one; `nil` where only one setting was measured.
    public var predicted: CrossoverAnswer?

    /// Whether what prices say and what was measured lie in each other's reach; `nil` where prices say nothing.
    ///
    /// Two crossings do where one of them lies in the interval of the other. No crossing on either side is agreement
    /// too, unless one says always and the other never.
    public var agreesWithPrediction: Bool? {
      predicted.map { predicted in
        switch (predicted, answer) {
        case (
          .crossing(let foretold, let foretoldLow, let foretoldHigh),
          .crossing(let measured, let low, let high)
        ):
          (low ?? 0) <= foretold && foretold <= (high ?? 1)
            || (foretoldLow ?? 0) <= measured && measured <= (foretoldHigh ?? 1)
        case (.crossing, _), (_, .crossing), (.several, _), (_, .several): false
        case (.always, .never), (.never, .always): false
        default: true
        }
      }
    }
  }

  /// The ratio of two strategies at one count of changed fields.
  public struct CrossoverPoint: Codable, Equatable, Sendable {
    public var changedFieldCount: Int
    public var fieldCount: Int
    public var ratio: Double
    public var low: Double
    public var high: Double
    public var verdict: StrategyVerdict?
  }

  /// What the points of a crossover say about the strategy; shares are parts of the fields, 0 to 1.
  public enum CrossoverAnswer: Equatable, Sendable {
    case always
    case never
    /// The two change places once, at `share`; an end of the interval is `nil` outside what was measured.
    case crossing(share: Double, low: Double?, high: Double?)
    /// The two change places more than once, at these shares in rising order.
    case several(shares: [Double])
    /// The rounds show no change of places, and at some share no difference either.
    case unresolved
  }
}

extension ResultDocument.CrossoverAnswer: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case share
    case low
    case high
    case shares
  }

  private enum Kind: String, Codable, CaseIterable {
    case always
    case never
    case crossing
    case several
    case unresolved
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .always:
      self = .always
    case .never:
      self = .never
    case .crossing:
      self = .crossing(
        share: try container.decode(Double.self, forKey: .share),
        low: try container.decodeIfPresent(Double.self, forKey: .low),
        high: try container.decodeIfPresent(Double.self, forKey: .high)
      )
    case .several:
      self = .several(shares: try container.decode([Double].self, forKey: .shares))
    case .unresolved:
      self = .unresolved
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .always:
      try container.encode(Kind.always, forKey: .kind)
    case .never:
      try container.encode(Kind.never, forKey: .kind)
    case .crossing(let share, let low, let high):
      try container.encode(Kind.crossing, forKey: .kind)
      try container.encode(share, forKey: .share)
      try container.encodeIfPresent(low, forKey: .low)
      try container.encodeIfPresent(high, forKey: .high)
    case .several(let shares):
      try container.encode(Kind.several, forKey: .kind)
      try container.encode(shares, forKey: .shares)
    case .unresolved:
      try container.encode(Kind.unresolved, forKey: .kind)
    }
  }
}

extension ResultDocument {
  /// What configuring would take at the prices of a device: modelled, not measured.
  ///
  /// Formula: t′ = t + Σ n · (p′ − p) over the kinds of writes, with t the time of a fill as measured, n the redundant
  /// and the effective writes of a cell, p what the engine takes for one (setter comparison on) and p′ what the device
  /// takes. It assumes that prices of single writes add up.
  public struct ModelledConfigure: Codable, Equatable, Sendable {
    public struct Entry: Codable, Equatable, Sendable {
      public var strategy: String
      /// What a cell took as measured, the median of the rounds; `nil` where that is not known.
      public var measuredNanoseconds: Double?
      /// What a cell would take, between what rounds and prices leave open; `nil` with `unavailable`.
      public var time: Price?
      public var budgetShare: Double?
      /// The time over the baseline's; `nil` for the baseline, and as above.
      public var ratio: Double?
      public var low: Double?
      public var high: Double?
      public var verdict: StrategyVerdict?
      /// Writes of a cell of no kind that has a price, which are left at what they cost here; `nil` where there are
      /// none.
      public var unpricedWrites: Double?
      /// Why there is no time, or no ratio; `nil` where there is nothing amiss.
      public var unavailable: String?
    }

    public struct Group: Codable, Equatable, Sendable {
      public var group: String
      public var baseline: String
      public var entries: [Entry]
    }

    /// A group of which nothing can be modelled.
    public struct Omission: Codable, Equatable, Sendable {
      public var group: String
      public var reason: String
    }

    public var device: PriceList.Device
    public var groups: [Group]
    /// Where the strategies would change places as more fields change.
    public var crossovers: [Crossover]
    public var unavailable: [Omission]
  }
}
