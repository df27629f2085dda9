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
  }
}
