// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// The lexicographic optimum of a small system by brute force in exact arithmetic.
///
/// The method is that of ``VertexEnumeration``, without tolerances: every point is tried in which as
/// many hyperplanes meet as there are variables.
struct ExactOptimum {
  private struct Plane {
    var coefficients: [Fraction]
    var constant: Fraction
    var relation = ConstraintRelation.equal
    var priority = 0.0

    func deviation(at point: [Fraction]) -> Fraction {
      var excess = Fraction.zero - constant
      for (coefficient, value) in zip(coefficients, point) { excess = excess + coefficient * value }
      switch relation {
      case .equal: return excess.magnitude
      case .lessOrEqual: return max(.zero, excess)
      case .greaterOrEqual: return max(.zero, .zero - excess)
      }
    }
  }

  /// Least deviations per priority, highest first; nil when no point meets the required constraints.
  let deviations: [Fraction]?

  init(_ system: LinearSystem) {
    let constraints = system.constraints.map { constraint in
      Plane(
        coefficients: constraint.coefficients.map { Fraction(exactly: $0) },
        constant: Fraction(exactly: constraint.constant),
        relation: constraint.relation,
        priority: constraint.priority
      )
    }
    let axes = (0..<system.variableCount)
      .map { index in
        Plane(
          coefficients: (0..<system.variableCount).map { Fraction($0 == index ? 1 : 0) },
          constant: .zero
        )
      }
    let priorities = system.priorities
    var best: [Fraction]?
    VertexEnumeration.forEachSubset(of: constraints.count + axes.count, size: system.variableCount)
    { subset in
      let planes = subset.map {
        $0 < constraints.count ? constraints[$0] : axes[$0 - constraints.count]
      }
      guard let point = ExactOptimum.intersection(planes) else { return }
      var sums = [Fraction](repeating: .zero, count: priorities.count)
      for constraint in constraints {
        let deviation = constraint.deviation(at: point)
        if constraint.priority == 1000 && deviation != .zero { return }
        guard let level = priorities.firstIndex(of: constraint.priority) else { return }
        sums[level] = sums[level] + deviation
      }
      if let least = best, !sums.lexicographicallyPrecedes(least) { return }
      best = sums
    }
    deviations = best
  }

  /// The point where planes meet, by Gauss-Jordan elimination; nil when there is no single one.
  private static func intersection(_ planes: [Plane]) -> [Fraction]? {
    var rows = planes.map { $0.coefficients + [$0.constant] }
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).first(where: { rows[$0][column] != .zero }) else {
        return nil
      }
      rows.swapAt(pivot, column)
      for row in 0..<count where row != column && rows[row][column] != .zero {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count {
          rows[row][index] = rows[row][index] - factor * rows[column][index]
        }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}

/// A number as a quotient of integers in lowest terms, so that arithmetic is exact.
struct Fraction: Equatable, Comparable {
  let numerator: Int
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
