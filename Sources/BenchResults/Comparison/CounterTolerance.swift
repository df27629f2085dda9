// SPDX-License-Identifier: Apache-2.0

/// How far a counter may rise before it is for the worse.
///
/// Every counter is exact but one: instructions move by some hundredths of a percent with the layout
/// of code and heap, so a rise counts from 1 % on (`metrics.md` B4). A smaller one is still shown.
enum CounterTolerance {
  private static let percent = ["instructions": 1]

  /// Whether a counter rose by more than it may.
  static func isExceeded(_ name: String, base: Int, head: Int) -> Bool {
    head > base && !isWithin(name, base: base, head: head)
  }

  /// Whether a counter rose, and by no more than it may.
  static func isWithin(_ name: String, base: Int, head: Int) -> Bool {
    guard head > base, let percent = percent[name] else { return false }
    return (Int128(head) - Int128(base)) * 100 <= Int128(base) * Int128(percent)
  }
}
