// SPDX-License-Identifier: Apache-2.0

extension UIScrollView {
  /// How scrolling sends the keyboard away; there is none here.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As soon as a finger scrolls.
    case onDrag = 1
    /// Along with the finger.
    case interactive = 2
  }
}
