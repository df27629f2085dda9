// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIListContentConfiguration.TextProperties {
  /// How the letters of a text are written.
  public enum TextTransform: Int, Hashable, Sendable {
    /// As they are.
    case none = 0
    /// In capitals.
    case uppercase = 1
    /// In small letters.
    case lowercase = 2
    /// Each word with a capital.
    case capitalized = 3

    /// Returns a text written this way.
    ///
    /// The mapping is Unicode's own, in no particular language.
    func apply(to text: String) -> String {
      switch self {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}
