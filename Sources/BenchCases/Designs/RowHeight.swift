// SPDX-License-Identifier: Apache-2.0

public import BenchCells

/// How high the rows of a cell are, and who says so.
public enum RowHeight: Sendable {
  /// Every row is as high, in points; the table is told.
  case fixed(Double)
  /// Each cell answers how high it wants to be once it is filled.
  ///
  /// Until then the table takes a row for `estimate` points. `reference` says the height that a row
  /// must come to, without any strategy's help.
  case measured(estimate: Double, reference: @Sendable (Row) -> Double)
  /// The delegate says how high each row is, by its number, when it is shown.
  ///
  /// Until then the table takes a row for `estimate` points.
  case decided(estimate: Double, height: @Sendable (Int) -> Double)

  /// The height of a row that nobody has looked at: the fixed height, or the estimate.
  public var nominal: Double {
    switch self {
    case .fixed(let height): height
    case .measured(let estimate, _), .decided(let estimate, _): estimate
    }
  }

  /// Whether rows may turn out higher or lower than they were taken for.
  public var isMeasured: Bool {
    switch self {
    case .fixed: false
    case .measured, .decided: true
    }
  }

  /// Whether the delegate says how high rows are.
  var isDecided: Bool {
    if case .decided = self { true } else { false }
  }

  /// Returns the height that a row must come to, by its number and by what it holds.
  package func height(ofRow number: Int, holding row: @autoclosure () -> Row) -> Double {
    switch self {
    case .fixed(let height): height
    case .measured(_, let reference): reference(row())
    case .decided(_, let height): height(number)
    }
  }

  /// Whether rows come to their heights in the same way and begin with the same number; functions are
  /// not compared.
  func isAlike(_ other: RowHeight) -> Bool {
    switch (self, other) {
    case (.fixed(let one), .fixed(let another)): one == another
    case (.measured(let one, _), .measured(let another, _)): one == another
    case (.decided(let one, _), .decided(let another, _)): one == another
    case (.fixed, _), (.measured, _), (.decided, _): false
    }
  }
}
