// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  /// Whether an image takes the tint of the view that shows it.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// A symbol does, another image does as its pixels say: black ones take it.
    case automatic = 0
    /// It keeps its colours.
    case alwaysOriginal = 1
    /// It does, with every pixel.
    case alwaysTemplate = 2
  }
}
