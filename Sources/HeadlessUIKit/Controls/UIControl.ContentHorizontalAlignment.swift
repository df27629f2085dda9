// SPDX-License-Identifier: Apache-2.0

extension UIControl {
  /// Where the content lies between the left and the right edge.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// At the edge where text begins.
    case leading = 4
    /// At the edge where text ends.
    case trailing = 5
  }
}
