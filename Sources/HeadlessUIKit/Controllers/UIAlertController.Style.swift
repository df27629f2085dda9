// SPDX-License-Identifier: Apache-2.0

extension UIAlertController {
  /// Where an alert is shown.
  public enum Style: Int, Sendable {
    /// At the lower edge, or in a popover.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }
}
