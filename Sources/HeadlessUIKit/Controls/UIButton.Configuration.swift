// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIButton {
  public struct Configuration: Hashable, Sendable {
    enum Look: Hashable, Sendable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    let look: Look

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } ?? storedTitle }
      set {
        attributedTitle = nil
        storedTitle = newValue
      }
    }
    private var storedTitle: String?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } ?? storedSubtitle }
      set {
        attributedSubtitle = nil
        storedSubtitle = newValue
      }
    }
    private var storedSubtitle: String?
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var titleAlignment = TitleAlignment.automatic
    /// True if an activity indicator is shown; stored without effect.
    public var showsActivityIndicator = false
    public var imagePadding: CGFloat = 8
    public var titlePadding: CGFloat = 1
    public var contentInsets: NSDirectionalEdgeInsets {
      get { givenInsets ?? buttonSize.insets }
      set { givenInsets = newValue }
    }
    private var givenInsets: NSDirectionalEdgeInsets?
    public var buttonSize = Size.medium
    public var background = UIBackgroundConfiguration(kind: .clear)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.medium

    private init(look: Look) { self.look = look }

    public static func plain() -> Configuration { Configuration(look: .plain) }
    public static func gray() -> Configuration { Configuration(look: .gray) }
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    public static func filled() -> Configuration { Configuration(look: .filled) }
    public static func borderless() -> Configuration { Configuration(look: .borderless) }
    public static func bordered() -> Configuration { Configuration(look: .bordered) }
    public static func borderedTinted() -> Configuration { Configuration(look: .borderedTinted) }
    public static func borderedProminent() -> Configuration {
      Configuration(look: .borderedProminent)
    }

    func styledTitle(font: UIFont, color: UIColor) -> NSAttributedString? {
      Self.styled(attributedTitle, title, titleTextAttributesTransformer, font, color)
    }

    func styledSubtitle(font: UIFont, color: UIColor) -> NSAttributedString? {
      Self.styled(attributedSubtitle, subtitle, subtitleTextAttributesTransformer, font, color)
    }

    private static func styled(
      _ attributed: AttributedString?,
      _ plain: String?,
      _ transformer: UIConfigurationTextAttributesTransformer?,
      _ font: UIFont,
      _ color: UIColor
    ) -> NSAttributedString? {
      guard attributed != nil || transformer != nil,
        var text = attributed ?? plain.map({ AttributedString($0) })
      else { return nil }
      var base = AttributeContainer()
      base.font = font
      base.foregroundColor = color
      text.mergeAttributes(transformer?(base) ?? base, mergePolicy: .keepCurrent)
      return NSAttributedString(text)
    }

    @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  public enum CornerStyle: Int, Sendable {
    case fixed = -1, dynamic, small, medium, large, capsule

    func radius(height: CGFloat) -> CGFloat {
      switch self {
      case .small: 4
      case .fixed, .dynamic, .medium: 6
      case .large: 9
      case .capsule: height / 2
      }
    }
  }

  func foreground(tint: UIColor) -> UIColor {
    if let baseForegroundColor { return baseForegroundColor }
    return look == .filled || look == .borderedProminent ? .white : tint
  }

  func background(tint: UIColor) -> UIColor? {
    if background.hasOwnColor { return background.backgroundColor ?? tint }
    return switch look {
    case .plain, .borderless: nil
    case .gray, .bordered: baseBackgroundColor ?? .systemGray.withAlphaComponent(0.2)
    case .tinted, .borderedTinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled, .borderedProminent: baseBackgroundColor ?? tint
    }
  }

  func cornerRadius(height: CGFloat) -> CGFloat {
    let isGiven = cornerStyle == .fixed && background.cornerRadius > 0
    return isGiven ? background.cornerRadius : cornerStyle.radius(height: height)
  }

  public enum Size: Int, Sendable {
    case medium = 0, small, mini, large

    var insets: NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch self {
        case .medium: (7, 12)
        case .small: (4, 10)
        case .mini: (2, 8)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(
        top: vertical,
        leading: horizontal,
        bottom: vertical,
        trailing: horizontal
      )
    }
  }

  public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
}

extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7

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
