// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// What kind of property a write sets.
  public enum WriteKind: String, Codable, CaseIterable, Sendable {
    case text
    case color
    case image
    case font
    /// Whether something is shown.
    case flag
  }

  /// A time in nanoseconds between the ends of its sign-test interval.
  public struct Price: Codable, Equatable, Sendable {
    public var nanoseconds: Double
    public var low: Double
    public var high: Double

    public init(nanoseconds: Double, low: Double, high: Double) {
      self.nanoseconds = nanoseconds
      self.low = low
      self.high = high
    }
  }

  /// The price of a redundant write at which two strategies of a group cost the same.
  ///
  /// Formula: (t_B − t_A) / (w_A − w_B) of each round, times and writes for one cell, with A the one that writes more.
  /// As A's time holds what its redundant writes cost already, the price says what a write may cost *more* than that:
  /// it stands above ``enginePrice``.
  public struct BreakEven: Codable, Equatable, Sendable {
    public var group: String
    public var cell: String
    public var rows: Int
    public var phase: Phase
    /// B: the strategy that makes fewer writes, or as many.
    public var strategy: String
    /// A: the strategy that makes more writes, or as many.
    public var baseline: String
    /// The one kind of the writes that B avoids; `nil` where they are of several.
    public var writeKind: WriteKind?
    /// Which fields were changed in numbers; `nil` where all of some changed or none was set to.
    public var fieldKind: FieldKind?
    /// True if changed rows shared string storage with the old ones; `nil` where no fields were set to change.
    public var storage: StorageSharing?
    /// How many fields changed in each cell; `nil` where no such number was set.
    public var changedFieldCount: Int?
    public var fieldCount: Int?
    public var setterComparison: Bool
    public var rounds: Int
    /// The writes that B avoids in each cell, the mean of the rounds; `nil` where there is no price.
    public var avoidedWrites: Double?
    /// What a write of those that B avoids costs here, by the engine's prices; `nil` where those, or the kinds of the
    /// writes, are not known.
    public var enginePrice: Price?
    public var answer: BreakEvenAnswer
  }

  /// Whether, and from which price of a redundant write on, a strategy pays.
  public enum BreakEvenAnswer: Equatable, Sendable {
    /// It pays once a redundant write costs so much more than it does here.
    case price(Price)
    /// It avoids writes and is not dearer: the whole interval lies at 0 or below.
    case always(Price)
    /// It avoids no write.
    case never
    /// There is no such price, for a reason in a clause.
    case unavailable(reason: String)
  }
}

extension ResultDocument.BreakEvenAnswer: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case reason
  }

  private enum Kind: String, Codable, CaseIterable {
    case price
    case always
    case never
    case unavailable
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .price: self = .price(try ResultDocument.Price(from: decoder))
    case .always: self = .always(try ResultDocument.Price(from: decoder))
    case .never: self = .never
    case .unavailable:
      self = .unavailable(reason: try container.decode(String.self, forKey: .reason))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .price(let price):
      try container.encode(Kind.price, forKey: .kind)
      try price.encode(to: encoder)
    case .always(let price):
      try container.encode(Kind.always, forKey: .kind)
      try price.encode(to: encoder)
    case .never: try container.encode(Kind.never, forKey: .kind)
    case .unavailable(let reason):
      try container.encode(Kind.unavailable, forKey: .kind)
      try container.encode(reason, forKey: .reason)
    }
  }
}

extension ResultDocument {
  /// Which fields of a configuration a crossover varies.
  public enum FieldKind: String, Codable, CaseIterable, Sendable {
    case all
    /// Fields whose change means that text is laid out anew.
    case text
    /// Colours, images, flags and the like.
    case nonText = "non-text"
  }

  /// Whether a changed row shares string storage with the row that it replaces.
  public enum StorageSharing: String, Codable, CaseIterable, Sendable {
    /// It does, as after editing a model: equal strings compare by address.
    case shared
    /// It does not, as after decoding: equal strings compare byte by byte.
    case fresh
  }

  /// What the engine takes for one write of a kind, measured apart from any strategy.
  public struct EnginePrice: Codable, Equatable, Sendable {
    /// Whether a write changes what is shown.
    public enum Effect: String, Codable, CaseIterable, Sendable {
      case redundant
      case effective
    }

    public var kind: WriteKind
    public var effect: Effect
    /// Where an equal text lies: in the memory of the one that is shown, or in its own; `nil` where that makes no
    /// difference.
    public var storage: StorageSharing?
    public var setterComparison: Bool
    /// The call alone, or the call and what the next frame does for it.
    public var phase: Phase
    /// The price of one write, without the loop.
    public var nanoseconds: Double
    public var low: Double
    public var high: Double
    /// What one turn of the empty loop takes, which was taken away; with the phase `frame` an unchanged frame too.
    public var emptyNanoseconds: Double
    public var batchCount: Int
    public var rounds: Int

    public init(
      kind: WriteKind,
      effect: Effect,
      storage: StorageSharing? = nil,
      setterComparison: Bool,
      phase: Phase,
      nanoseconds: Double,
      low: Double,
      high: Double,
      emptyNanoseconds: Double,
      batchCount: Int,
      rounds: Int
    ) {
      self.kind = kind
      self.effect = effect
      self.storage = storage
      self.setterComparison = setterComparison
      self.phase = phase
      self.nanoseconds = nanoseconds
      self.low = low
      self.high = high
      self.emptyNanoseconds = emptyNanoseconds
      self.batchCount = batchCount
      self.rounds = rounds
    }
  }
}

extension ResultDocument.BreakEven {
  public init(
    group: String,
    cell: String,
    rows: Int,
    phase: ResultDocument.Phase,
    strategy: String,
    baseline: String,
    setterComparison: Bool,
    rounds: Int,
    answer: ResultDocument.BreakEvenAnswer
  ) {
    self.group = group
    self.cell = cell
    self.rows = rows
    self.phase = phase
    self.strategy = strategy
    self.baseline = baseline
    self.setterComparison = setterComparison
    self.rounds = rounds
    self.answer = answer
  }
}
