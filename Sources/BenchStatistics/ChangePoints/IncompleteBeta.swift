// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The regularized incomplete beta function I_x(a, b), which the tails of Student's t come from.
///
/// Method: the continued fraction of Abramowitz and Stegun 26.5.8, evaluated forwards as Lentz
/// (1976) does, on whichever side of x = (a + 1) / (a + b + 2) it converges fast; the other side
/// is 1 − I_{1−x}(b, a). Relative error about 10⁻¹³ for parameters up to some hundreds.
enum IncompleteBeta {
  private static let stepLimit = 10_000

  /// I_x(a, b), with both x and 1 − x given so that neither loses digits.
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
