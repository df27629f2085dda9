// SPDX-License-Identifier: Apache-2.0

extension PairDocument {
  /// A counter with two values.
  public struct CounterChange: Codable, Equatable, Sendable {
    /// The counter.
    public var name: String
    /// Its value in the base.
    public var base: Int
    /// Its value in the head.
    public var head: Int
    /// Whether the change is for the worse.
    public var isWorse: Bool

    /// Records one change.
    public init(name: String, base: Int, head: Int, isWorse: Bool) {
      self.name = name
      self.base = base
      self.head = head
      self.isWorse = isWorse
    }
  }
}

extension PairDocument.CounterChange {
  /// What the change means by the rule for counters.
  public var judgement: CounterRule.Judgement {
    CounterRule.judgement(of: name, base: base, head: head)
  }

  /// Records a change, judged by the rule for counters.
  public init(_ change: BenchResults.CounterChange) {
    self.init(
      name: change.name,
      base: change.base,
      head: change.head,
      isWorse: change.isWorse
    )
  }
}
