// SPDX-License-Identifier: Apache-2.0

/// A number as a quotient of integers in lowest terms, so that arithmetic is exact.
struct Fraction: Equatable, Comparable {
  let numerator: Int
  /// Above 0.
  let denominator: Int

  static let zero = Fraction(0)

  init(_ numerator: Int, over denominator: Int = 1) {
    precondition(denominator != 0, "a fraction has a denominator other than 0")
    var (one, other) = (abs(numerator), abs(denominator))
    while other != 0 { (one, other) = (other, one % other) }
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / max(1, one)
    self.denominator = sign * denominator / max(1, one)
  }

  /// Takes a number that is a multiple of 1/64.
  init(exactly number: Double) {
    precondition(number * 64 == (number * 64).rounded(), "\(number) is no multiple of 1/64")
    self.init(Int(number * 64), over: 64)
  }

  var double: Double { Double(numerator) / Double(denominator) }
  var magnitude: Fraction { self < .zero ? .zero - self : self }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(
      left.numerator * right.denominator + right.numerator * left.denominator,
      over: left.denominator * right.denominator
    )
  }

  static func - (left: Fraction, right: Fraction) -> Fraction {
    left + Fraction(-right.numerator, over: right.denominator)
  }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.numerator, over: left.denominator * right.denominator)
  }

  static func / (left: Fraction, right: Fraction) -> Fraction {
    left * Fraction(right.denominator, over: right.numerator)
  }

  static func < (left: Fraction, right: Fraction) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}
