// SPDX-License-Identifier: Apache-2.0

/// Student's t distribution and the test of two means that rests on it.
public enum StudentT {
  /// The likelihood of a value at least as far from 0, on both sides together.
  ///
  /// P(|T| ≥ t) = I_{ν / (ν + t²)}(ν / 2, ½).
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

  /// The two-sided p value of two means being equal, with the variance of both sides pooled.
  ///
  /// Method: Student (1908). Where neither side varies at all, as exact counters do, the answer is
  /// 0 for different values and 1 for equal ones. Failure mode: it takes the values of a side to
  /// be independent and of one variance; drift and bursts make p too small.
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

  /// Mean and squared deviations of some values.
  struct Moments {
    let mean: Double
    /// The sum of the squared deviations from the mean; exactly 0 where all values are equal.
    let squares: Double

    /// Takes the first value for the origin, so that equal values leave no rounding behind.
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
