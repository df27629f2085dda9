// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIImage {
  /// How large a symbol is beside its text.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The scale that a symbol has by default: medium.
    case `default` = -1
    /// Left open.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// As large as goes with the text.
    case medium = 2
    /// Larger.
    case large = 3

    /// How much larger than at medium scale the symbol is.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .default, .unspecified, .medium: 1
      case .large: 1.25
      }
    }
  }
}
