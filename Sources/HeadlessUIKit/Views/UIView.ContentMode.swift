// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// How contents are placed in a view whose size is not theirs.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill.
    case scaleToFill = 0
    /// As large as fits, keeping the aspect.
    case scaleAspectFit = 1
    /// As small as covers, keeping the aspect.
    case scaleAspectFill = 2
    /// Drawn again at each new size.
    case redraw = 3
    /// In their own size in the middle.
    case center = 4
    /// In their own size in the middle of the top edge.
    case top = 5
    /// In their own size in the middle of the bottom edge.
    case bottom = 6
    /// In their own size in the middle of the left edge.
    case left = 7
    /// In their own size in the middle of the right edge.
    case right = 8
    /// In their own size in the top left corner.
    case topLeft = 9
    /// In their own size in the top right corner.
    case topRight = 10
    /// In their own size in the bottom left corner.
    case bottomLeft = 11
    /// In their own size in the bottom right corner.
    case bottomRight = 12
  }
}
