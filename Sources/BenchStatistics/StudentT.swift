// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Student's t distribution and its test of two means.
public enum StudentT {
  /// Returns the two-sided tail P(|T| ≥ t) = I_{ν / (ν + t²)}(ν / 2, ½).
  ///
  /// - Precondition: `degrees` is positive and `t` a number.
  public static func twoSidedTail(_ t: Double, degrees: Double) -> Double {
    precondition(degrees > 0, "Student's t needs at least a part of a degree of freedom.")
    precondition(!t.isNaN, "A tail begins at a number.")
    let square = t * t
    guard square.isFinite else { return 0 }
    let sum = degrees + square
    return IncompleteBeta.regularized(degrees / sum, rest: square / sum, degrees / 2, 0.5)
  }

  /// Returns the two-sided p value of two means being equal, with the variance of both sides pooled.
  ///
  /// Method: Student (1908). Where neither side varies, as with exact counters, the answer is 0 for different
  /// values and 1 for equal ones. Failure mode: it assumes independent values of one variance; drift and bursts
  /// make p too small.
  ///
  /// - Precondition: both sides hold a value and together at least three; all are finite.
  public static func pValue(
    _ left: some Collection<Double>,
    _ right: some Collection<Double>
  ) -> Double {
    precondition(
      !left.isEmpty && !right.isEmpty && left.count + right.count >= 3,
      "Two means need a value each, and one more to tell how far values scatter."
    )
    let (one, other) = (Moments(left), Moments(right))
    let squares = one.squares + other.squares
    let difference = (one.mean - other.mean).magnitude
    guard squares > 0 else { return difference > 0 ? 0 : 1 }
    let degrees = Double(left.count + right.count - 2)
    let scale = 1 / Double(left.count) + 1 / Double(right.count)
    return twoSidedTail(difference / (squares / degrees * scale).squareRoot(), degrees: degrees)
  }

  struct Moments {
    let mean: Double
    /// The sum of the squared deviations from the mean; exactly 0 where all values are equal.
    let squares: Double

    /// Uses the first value as the origin, so that equal values leave no rounding error.
    init(_ values: some Collection<Double>) {
      let origin = values.first ?? 0
      let count = Double(values.count)
      let shift = values.reduce(0) { $0 + ($1 - origin) } / count
      mean = origin + shift
      squares = values.reduce(0) { sum, value in
        let deviation = value - origin - shift
        return sum + deviation * deviation
      }
    }
  }
}

/// The regularized incomplete beta function I_x(a, b), the source of Student's tails.
///
/// Method: the continued fraction of Abramowitz and Stegun 26.5.8, evaluated forwards as by Lentz (1976), on
/// the side of x = (a + 1) / (a + b + 2) where it converges fast; the other side is 1 − I_{1−x}(b, a). Relative
/// error about 10⁻¹³ for parameters up to some hundreds.
enum IncompleteBeta {
  private static let stepLimit = 10_000

  /// Returns I_x(a, b), given both x and 1 − x so that neither loses digits.
  ///
  /// - Precondition: `a` and `b` are positive, `x` and `rest` not negative, and their sum is 1.
  static func regularized(_ x: Double, rest: Double, _ a: Double, _ b: Double) -> Double {
    precondition(a > 0 && b > 0, "The parameters of a beta distribution are positive.")
    if x <= 0 { return 0 }
    if rest <= 0 { return 1 }
    guard x <= (a + 1) / (a + b + 2) else { return 1 - regularized(rest, rest: x, b, a) }
    let logFront = lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(rest)
    return exp(logFront) / a * fraction(x, a, b)
  }

  /// 1 / (1 + d₁ / (1 + d₂ / (1 + …))).
  private static func fraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
    let tiny = 1e-300
    var upper = 1.0
    var lower = 1 / nonzero(1 - (a + b) * x / (a + 1), tiny)
    var value = lower
    for step in 1...stepLimit {
      let m = Double(step)
      let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
      lower = 1 / nonzero(1 + even * lower, tiny)
      upper = nonzero(1 + even / upper, tiny)
      value *= lower * upper
      let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      lower = 1 / nonzero(1 + odd * lower, tiny)
      upper = nonzero(1 + odd / upper, tiny)
      value *= lower * upper
      if (lower * upper - 1).magnitude < 1e-15 { break }
    }
    return value
  }

  private static func nonzero(_ value: Double, _ tiny: Double) -> Double {
    value.magnitude < tiny ? tiny : value
  }
}

enum Normal {
  /// Returns the likelihood of a value above `deviation`.
  static func upperTail(_ deviation: Double) -> Double {
    erfc(deviation / 2.0.squareRoot()) / 2
  }

  /// Returns the value that a normal variable exceeds with likelihood `tail`, strictly between 0 and 1.
  ///
  /// By bisection, which needs no constants and ends at two neighbouring numbers.
  static func upperQuantile(_ tail: Double) -> Double {
    precondition(tail > 0 && tail < 1, "A tail's likelihood lies strictly between 0 and 1.")
    var low = -40.0
    var high = 40.0
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      if upperTail(middle) > tail { low = middle } else { high = middle }
    }
  }
}
