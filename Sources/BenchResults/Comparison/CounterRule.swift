// SPDX-License-Identifier: Apache-2.0

/// What a change of an exact counter means: one rule for limits, stored documents and pairs.
///
/// A counter repeats bit for bit, so one more is worse; of the few that count what was saved, one
/// less is. Instructions alone move by some hundredths of a percent with the layout of code and
/// heap: a rise warns from 0.1 % on and is worse from 1 % on (article ComparisonRules B4).
public enum CounterRule {
  /// Counters of which a fall, not a rise, is for the worse: their limits are lower limits.
  private static let largerIsBetter: Set = ["reuseHits", "positionHits", "preparedCellsShown"]

  /// Counters that may rise a little: warned of, and worse, from more than so many thousandths on.
  private static let tolerances: [String: (warned: Int128, worse: Int128)] = [
    "instructions": (warned: 1, worse: 10)
  ]

  /// Counters that a reader wants to hear of first, the gravest first.
  private static let gravest = [
    "staleCells", "cellsCreated", "contentViewsMade", "contentViewsReplaced", "allocations",
    "objectAllocations", "allocatedBytes", "reallocations", "retains", "bridgeRetains",
    "configureAllocations", "configureRetains", "configureBridgeRetains",
    "instructions", "propertyWritesEffective", "propertyWritesAsked", "textLayouts",
    "layoutPasses", "displayPasses", "textWritesEffective", "imageWritesEffective",
    "fontWritesEffective", "colorWritesEffective", "flagWritesEffective", "otherWritesEffective",
    "textWritesAsked", "imageWritesAsked", "fontWritesAsked", "colorWritesAsked",
    "flagWritesAsked", "otherWritesAsked",
  ]

  private static let ranks = Dictionary(
    uniqueKeysWithValues: gravest.enumerated().map { ($0.element, $0.offset) }
  )

  /// Whether more of a counter is better, so that a limit of it is the least allowed.
  public static func isLargerBetter(_ name: String) -> Bool { largerIsBetter.contains(name) }

  /// What it means that a counter went from `base` to `head`.
  public static func judgement(of name: String, base: Int, head: Int) -> Judgement {
    guard base != head else { return .unchanged }
    let isRise = head > base
    guard isRise != isLargerBetter(name) else { return .better }
    guard isRise, let tolerance = tolerances[name] else { return .worse }
    let rise = (Int128(head) - Int128(base)) * 1_000
    if rise > Int128(base) * tolerance.worse { return .worse }
    return rise > Int128(base) * tolerance.warned ? .warned : .tolerated
  }

  /// Whether a change of `left` is to be told before one of `right`.
  ///
  /// Worse ones come first, then counters in the order of what they cost a list, then what changed
  /// by the larger part.
  static func precedes(_ left: CounterChange, _ right: CounterChange) -> Bool {
    if left.judgement != right.judgement { return left.judgement > right.judgement }
    let ranks = [left, right].map { Self.ranks[$0.name] ?? gravest.count }
    if ranks[0] != ranks[1] { return ranks[0] < ranks[1] }
    if left.magnitude != right.magnitude { return left.magnitude > right.magnitude }
    return left.name < right.name
  }
}
