// SPDX-License-Identifier: Apache-2.0

extension UIControl {
  /// Where the content lies between the upper and the lower edge.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the upper edge.
    case top = 1
    /// At the lower edge.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }
}
