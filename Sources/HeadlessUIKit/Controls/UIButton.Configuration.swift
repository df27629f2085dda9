// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIButton {
  /// What a button shows and how, as a value.
  public struct Configuration: Hashable, Sendable {
    /// The looks that a configuration starts from.
    enum Look: Hashable, Sendable {
      case plain
      case gray
      case tinted
      case filled
    }

    let look: Look

    /// The title.
    public var title: String?
    /// A smaller line below the title.
    public var subtitle: String?
    /// The image before the title.
    public var image: UIImage?
    /// The distance of the image from the title, in points.
    public var imagePadding: CGFloat = 8
    /// The distance of the title from the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The distances of the content from the edges, in points.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7,
      leading: 12,
      bottom: 7,
      trailing: 12
    )
    /// The colour that those of title and image come from; nil stands for that of the look.
    public var baseForegroundColor: UIColor?
    /// The colour that that of the background comes from; nil stands for that of the look.
    public var baseBackgroundColor: UIColor?
    /// How the corners are rounded.
    public var cornerStyle = CornerStyle.medium

    private init(look: Look) {
      self.look = look
    }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(look: .plain) }
    /// Returns a configuration with a grey background.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// Returns a configuration with a light background of the tint.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// Returns a configuration with a background of the tint.
    public static func filled() -> Configuration { Configuration(look: .filled) }

    /// Returns the configuration as it suits a button; the look follows the state by itself.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  /// How the corners of a button are rounded.
  public enum CornerStyle: Int, Sendable {
    /// By the radius of medium buttons.
    case fixed = -1
    /// By the radius of medium buttons.
    case dynamic = 0
    /// A little.
    case small = 1
    /// As usual.
    case medium = 2
    /// Much.
    case large = 3
    /// To half circles.
    case capsule = 4

    /// The radius in a button of a height.
    func radius(height: CGFloat) -> CGFloat {
      switch self {
      case .small: 4
      case .fixed, .dynamic, .medium: 6
      case .large: 9
      case .capsule: height / 2
      }
    }
  }

  /// The colour of title and image in a button of a tint.
  func foreground(tint: UIColor) -> UIColor {
    if let baseForegroundColor { return baseForegroundColor }
    return look == .filled ? .white : tint
  }

  /// The colour of the background in a button of a tint; nil for none.
  func background(tint: UIColor) -> UIColor? {
    switch look {
    case .plain: nil
    case .gray: baseBackgroundColor ?? .systemGray.withAlphaComponent(0.2)
    case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled: baseBackgroundColor ?? tint
    }
  }
}

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
