// SPDX-License-Identifier: Apache-2.0

/// A positive decimal number held exactly, in millionths, and applied in integer arithmetic.
///
/// The range 0.001 through 1,000 covers every device modelled by another.
public struct DecimalFactor: Hashable, Sendable {
  private static let one = 1_000_000
  private static let range = 1_000...1_000_000_000
  private static let mostFractionDigits = 6

  static let rangeText = "0.001 through 1000 with at most 6 decimal places"

  public let millionths: Int

  public static let identity = DecimalFactor(checkedMillionths: one)

  /// Reads digits with at most one point, such as `2.5`; nil for signs, exponents, digit groups, spaces, and
  /// out of range.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = Self.digits(parts[0]), !parts[0].isEmpty else { return nil }
    var millionths = whole * Self.one
    if parts.count == 2 {
      guard !parts[1].isEmpty, parts[1].count <= Self.mostFractionDigits,
        var fraction = Self.digits(parts[1])
      else { return nil }
      for _ in parts[1].count..<Self.mostFractionDigits { fraction *= 10 }
      millionths += fraction
    }
    guard Self.range.contains(millionths) else { return nil }
    self.init(checkedMillionths: millionths)
  }

  private init(checkedMillionths: Int) {
    millionths = checkedMillionths
  }

  /// Returns the value of at most nine digits; nil for anything else.
  private static func digits(_ text: Substring.UTF8View.SubSequence) -> Int? {
    guard text.count <= 9 else { return nil }
    var value = 0
    for byte in text {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  /// Returns `count` times the number, rounded half up and clamped to `Int`.
  func multiplied(by count: Int) -> Int {
    Self.rounded(Int128(count) * Int128(millionths), over: Int128(Self.one))
  }

  /// Returns `count` divided by the number, rounded half up and clamped to `Int`.
  func dividing(_ count: Int) -> Int {
    Self.rounded(Int128(count) * Int128(Self.one), over: Int128(millionths))
  }

  /// Returns floor(numerator / denominator + 1/2), for a positive denominator.
  private static func rounded(_ numerator: Int128, over denominator: Int128) -> Int {
    let twice = 2 * numerator + denominator
    let (quotient, remainder) = twice.quotientAndRemainder(dividingBy: 2 * denominator)
    return Int(clamping: remainder < 0 ? quotient - 1 : quotient)
  }
}

extension DecimalFactor: CustomStringConvertible {
  /// The number without trailing zeros: `2.5`.
  public var description: String {
    let (whole, fraction) = millionths.quotientAndRemainder(dividingBy: Self.one)
    guard fraction > 0 else { return "\(whole)" }
    var digits = String(Self.one + fraction).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
