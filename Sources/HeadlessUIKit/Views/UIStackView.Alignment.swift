// SPDX-License-Identifier: Apache-2.0

extension UIStackView {
  /// How the views of a stack lie across its axis.
  public enum Alignment: Int, Sendable {
    /// The views are as wide as the stack.
    case fill = 0
    /// The views of a column share the leading edge.
    case leading = 1
    /// The first lines of the views of a row stand on one baseline.
    case firstBaseline = 2
    /// The middles lie on the stack's.
    case center = 3
    /// The views of a column share the trailing edge.
    case trailing = 4
    /// The last lines of the views of a row stand on one baseline.
    case lastBaseline = 5

    /// The views of a row share the top edge.
    public static var top: Alignment { .leading }
    /// The views of a row share the bottom edge.
    public static var bottom: Alignment { .trailing }
  }
}
