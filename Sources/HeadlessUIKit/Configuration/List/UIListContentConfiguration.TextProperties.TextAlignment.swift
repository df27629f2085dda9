// SPDX-License-Identifier: Apache-2.0

extension UIListContentConfiguration.TextProperties {
  /// How the lines of a text lie between its edges.
  public enum TextAlignment: Int, Hashable, Sendable {
    /// At the edge where the text's language starts.
    case natural = 0
    /// In the middle.
    case center = 1
    /// Stretched to both edges.
    case justified = 2

    /// A label's word for it.
    var textAlignment: NSTextAlignment {
      switch self {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    }
  }
}
