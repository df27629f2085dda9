// SPDX-License-Identifier: Apache-2.0

extension UIScrollView {
  /// When the insets of a scroll view grow by those of the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system sees fit.
    case automatic = 0
    /// Along the axes in which the content scrolls.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// At all edges.
    case always = 3
  }
}
