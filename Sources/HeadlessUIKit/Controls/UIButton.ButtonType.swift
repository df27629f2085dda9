// SPDX-License-Identifier: Apache-2.0

extension UIButton {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// In the tint colour.
    case system = 1
    /// With the sign for details.
    case detailDisclosure = 2
    /// With the sign for details.
    case infoLight = 3
    /// With the sign for details.
    case infoDark = 4
    /// With a plus sign.
    case contactAdd = 5
    /// With a cross.
    case close = 7

    /// The name of the symbol that buttons of the type show.
    var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }
}
