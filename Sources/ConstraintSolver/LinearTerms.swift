// SPDX-License-Identifier: Apache-2.0

/// The left-hand side of a constraint: a sum of variables times coefficients.
///
/// Up to four terms are stored in place and cost no allocation; further ones go to an array.
/// A variable may be named more than once: its coefficients add up.
public struct LinearTerms: Sendable {
  struct Term: Sendable {
    var variable: Variable
    var coefficient: Double
  }

  private static let inlineCount = 4
  private static let blank = Term(variable: Variable(index: 0, generation: 0), coefficient: 0)

  public private(set) var count = 0
  private var first = blank
  private var second = blank
  private var third = blank
  private var fourth = blank
  private var overflow: [Term] = []

  public init() {}

  public init(_ variable: Variable, _ coefficient: Double = 1) {
    add(variable, coefficient)
  }

  /// Makes a sum of two terms, as an anchor constraint has them.
  public init(
    _ variable: Variable,
    _ coefficient: Double,
    _ otherVariable: Variable,
    _ otherCoefficient: Double
  ) {
    add(variable, coefficient)
    add(otherVariable, otherCoefficient)
  }

  /// Adds a term.
  ///
  /// The coefficient must be finite; the solver refuses others with a sentence.
  public mutating func add(_ variable: Variable, _ coefficient: Double = 1) {
    let term = Term(variable: variable, coefficient: coefficient)
    switch count {
    case 0: first = term
    case 1: second = term
    case 2: third = term
    case 3: fourth = term
    default: overflow.append(term)
    }
    count += 1
  }

  /// The term at a position below `count`, in the order of addition.
  subscript(position: Int) -> Term {
    switch position {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    default: overflow[position - LinearTerms.inlineCount]
    }
  }
}

/// The limits under which the solver takes a floating-point number for zero.
enum Tolerance {
  /// A sum under this share of its operands' magnitudes is cancellation and is dropped.
  static let cancellation = 1e-10
  /// A reduced cost under this is summed anew, to tell a true cost from rounding.
  static let smallCost = 1e-3
  /// A value this near its bound lies on it, in the caller's unit (points).
  static let value = 1e-9
  /// Share of the magnitudes summed into a value that is added to `value`.
  static let relativeValue = 1e-12
  /// Share of a row's largest coefficient under which another one is no pivot, but rounding.
  static let leastPivot = 1e-9
  /// Share of the largest coefficient that a pivot chosen for sparsity must have.
  static let soundPivot = 0.1
  /// Share by which the tableau may contradict the constraints before it is built anew.
  static let drift = 1e-14
}
