// SPDX-License-Identifier: Apache-2.0

/// A counter with two values that differ.
public struct CounterChange: Equatable, Sendable {
  /// The counter.
  public let name: String
  /// Its value in the base, or its limit.
  public let base: Int
  /// Its value in the head, or what was found.
  public let head: Int

  /// Notes both values.
  public init(name: String, base: Int, head: Int) {
    self.name = name
    self.base = base
    self.head = head
  }

  /// What the change means.
  public var judgement: CounterRule.Judgement {
    CounterRule.judgement(of: name, base: base, head: head)
  }

  /// Whether the change is for the worse, and so much that it fails.
  public var isWorse: Bool { judgement == .worse }

  /// Whether a rise is too small to be for the worse, which does not make it better.
  public var isTolerated: Bool { judgement == .tolerated || judgement == .warned }

  /// The change as a part of the base, without its sign; infinite from zero.
  var magnitude: Double {
    guard base != 0 else { return head == 0 ? 0 : .infinity }
    return Double((Int128(head) - Int128(base)).magnitude) / Double(base.magnitude)
  }
}
