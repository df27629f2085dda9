// SPDX-License-Identifier: Apache-2.0

extension UIActivityIndicatorView {
  /// How large an indicator is.
  public enum Style: Int, Sendable {
    /// As large as a line of text.
    case medium = 100
    /// Larger.
    case large = 101

    /// The side, in points.
    var side: Double { self == .medium ? 20 : 37 }
  }
}
