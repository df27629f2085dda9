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
  /// Records the change of a counter, judged by the rule for counters.
  public init(name: String, base: Int, head: Int, largerIsBetter: Set<String>) {
    self.init(
      name: name,
      base: base,
      head: head,
      isWorse: largerIsBetter.contains(name)
        ? head < base : CounterTolerance.isExceeded(name, base: base, head: head)
    )
  }
}
