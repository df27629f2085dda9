// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// What the engine takes for one write of a kind, measured apart from any strategy.
  public struct EnginePrice: Codable, Equatable, Sendable {
    /// Whether a write changes what is shown.
    public enum Effect: String, Codable, CaseIterable, Sendable {
      /// The value is the one that is shown already.
      case redundant
      /// The value is another one.
      case effective
    }

    /// What kind of property is set.
    public var kind: WriteKind
    /// Whether the value is another one.
    public var effect: Effect
    /// Where an equal text lies: in the memory of the one that is shown, or in its own; `nil` where
    /// that makes no difference.
    public var storage: StorageSharing?
    /// Whether setters compared the new value before they invalidated.
    public var setterComparison: Bool
    /// The call alone, or the call and what the next frame does for it.
    public var phase: Phase
    /// The price of one write, without the loop.
    public var nanoseconds: Double
    /// The lower end of its sign-test interval.
    public var low: Double
    /// The upper end of its sign-test interval.
    public var high: Double
    /// What one turn of the empty loop takes, which was taken away; with the phase `frame` an
    /// unchanged frame too.
    public var emptyNanoseconds: Double
    /// The writes of a batch.
    public var batchCount: Int
    /// How many batches were taken.
    public var rounds: Int

    /// Assembles one price.
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
