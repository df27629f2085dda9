// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
  /// The line between two cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A line of one pixel.
    case singleLine = 1
    /// A line of one pixel; the etched look is gone.
    @available(*, deprecated, message: "Use singleLine for a single line separator.")
    case singleLineEtched = 2
  }
}
