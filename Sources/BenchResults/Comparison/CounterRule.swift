// SPDX-License-Identifier: Apache-2.0

/// What a change of an exact counter means: one rule for limits, stored documents and pairs.
///
/// A counter repeats bit for bit, so one more is worse; of the few that count what was saved, one less is. Instructions
/// alone move by some hundredths of a percent with the layout of code and heap: a rise warns from 0.1 % on and is worse
/// from 1 % on (article ComparisonRules B4). Which counters those are stands in the ``CounterCatalogue``.
public enum CounterRule {
  /// Whether more of a counter is better, so that a limit of it is the least allowed.
  public static func isLargerBetter(_ name: String) -> Bool {
    CounterCatalogue.counter(named: name)?.worse == .fewer
  }

  public static func judgement(of name: String, base: Int, head: Int) -> Judgement {
    guard base != head else { return .unchanged }
    let isRise = head > base
    guard isRise != isLargerBetter(name) else { return .better }
    guard isRise, let tolerance = CounterCatalogue.counter(named: name)?.tolerance else {
      return .worse
    }
    let rise = (Int128(head) - Int128(base)) * 1_000
    if rise > Int128(base) * Int128(tolerance.worse) { return .worse }
    return rise > Int128(base) * Int128(tolerance.warned) ? .warned : .tolerated
  }

  /// Whether a change of `left` is to be told before one of `right`.
  ///
  /// Worse ones come first, then counters in the order of what they cost a list, then what changed by the larger part.
  static func precedes(_ left: CounterChange, _ right: CounterChange) -> Bool {
    if left.judgement != right.judgement { return left.judgement > right.judgement }
    let ranks = [left, right].map { CounterCatalogue.rank(of: $0.name) }
    if ranks[0] != ranks[1] { return ranks[0] < ranks[1] }
    if left.magnitude != right.magnitude { return left.magnitude > right.magnitude }
    return left.name < right.name
  }
}

extension CounterRule {
  /// What a change of a counter comes to, from the best to the worst.
  public enum Judgement: String, CaseIterable, Comparable, Sendable {
    case better
    case unchanged
    /// It is for the worse by less than such a counter moves by itself.
    case tolerated
    /// It is for the worse by less than fails and by more than it should move by itself.
    case warned
    case worse

    private var grade: Int {
      switch self {
      case .better: 0
      case .unchanged: 1
      case .tolerated: 2
      case .warned: 3
      case .worse: 4
      }
    }

    public static func < (left: Judgement, right: Judgement) -> Bool { left.grade < right.grade }
  }
}

public struct CounterChange: Equatable, Sendable {
  public let name: String
  /// Its value in the base, or its limit.
  public let base: Int
  /// Its value in the head, or what was found.
  public let head: Int

  public init(name: String, base: Int, head: Int) {
    self.name = name
    self.base = base
    self.head = head
  }

  public var judgement: CounterRule.Judgement {
    CounterRule.judgement(of: name, base: base, head: head)
  }

  /// Whether the change is for the worse, and so much that it fails.
  public var isWorse: Bool { judgement == .worse }

  /// The change as a part of the base, without its sign; infinite from zero.
  var magnitude: Double {
    guard base != 0 else { return head == 0 ? 0 : .infinity }
    return Double((Int128(head) - Int128(base)).magnitude) / Double(base.magnitude)
  }
}
