// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
