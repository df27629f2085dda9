// SPDX-License-Identifier: Apache-2.0

extension UIAlertAction {
  /// How the button of an action looks.
  public enum Style: Int, Sendable {
    /// As any button.
    case `default` = 0
    /// As the button that leaves everything as it is.
    case cancel = 1
    /// As the button that destroys something.
    case destructive = 2
  }
}
