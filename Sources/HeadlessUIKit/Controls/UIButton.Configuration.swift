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
      case borderless
      case bordered
      case borderedTinted
      case borderedProminent
    }

    let look: Look

    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } ?? storedTitle }
      set {
        attributedTitle = nil
        storedTitle = newValue
      }
    }
    private var storedTitle: String?
    /// The title with attributes; what they do not say is as in a plain title.
    public var attributedTitle: AttributedString?
    /// Makes the attributes of the title of those that it has by itself.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A smaller line below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } ?? storedSubtitle }
      set {
        attributedSubtitle = nil
        storedSubtitle = newValue
      }
    }
    private var storedSubtitle: String?
    /// The smaller line with attributes; what they do not say is as in a plain one.
    public var attributedSubtitle: AttributedString?
    /// Makes the attributes of the smaller line of those that it has by itself.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The image.
    public var image: UIImage?
    /// On which side of the title the image lies; before it at first.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// How the image's symbol is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// How title and subtitle stand above each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether the system shows that something is under way; kept, and nothing turns here.
    public var showsActivityIndicator = false
    /// The distance of the image from the title, in points.
    public var imagePadding: CGFloat = 8
    /// The distance of the title from the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The distances of the content from the edges, in points; those of the size until they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { givenInsets ?? buttonSize.insets }
      set { givenInsets = newValue }
    }
    private var givenInsets: NSDirectionalEdgeInsets?
    /// How large the button is.
    public var buttonSize = Size.medium
    /// The background, as far as it is set: its colour, corners (with a fixed corner style), stroke.
    public var background = UIBackgroundConfiguration(kind: .clear)
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

    /// Returns a configuration without a background, for a place that has one.
    public static func borderless() -> Configuration { Configuration(look: .borderless) }
    /// Returns a configuration with a grey background.
    public static func bordered() -> Configuration { Configuration(look: .bordered) }
    /// Returns a configuration with a light background of the tint.
    public static func borderedTinted() -> Configuration { Configuration(look: .borderedTinted) }
    /// Returns a configuration with a background of the tint.
    public static func borderedProminent() -> Configuration {
      Configuration(look: .borderedProminent)
    }

    /// The title as it is shown where attributes decide on it, in place of the look alone.
    func styledTitle(font: UIFont, color: UIColor) -> NSAttributedString? {
      Self.styled(attributedTitle, title, titleTextAttributesTransformer, font, color)
    }

    /// The smaller line as it is shown where attributes decide on it.
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
    return look == .filled || look == .borderedProminent ? .white : tint
  }

  /// The colour of the background in a button of a tint; nil for none.
  func background(tint: UIColor) -> UIColor? {
    if background.hasOwnColor { return background.backgroundColor ?? tint }
    return switch look {
    case .plain, .borderless: nil
    case .gray, .bordered: baseBackgroundColor ?? .systemGray.withAlphaComponent(0.2)
    case .tinted, .borderedTinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled, .borderedProminent: baseBackgroundColor ?? tint
    }
  }

  /// The radius of the corners in a button of a height.
  func cornerRadius(height: CGFloat) -> CGFloat {
    let isGiven = cornerStyle == .fixed && background.cornerRadius > 0
    return isGiven ? background.cornerRadius : cornerStyle.radius(height: height)
  }
}

extension UIButton.Configuration {
  /// How large a button is.
  public enum Size: Int, Sendable {
    /// Of the usual size.
    case medium = 0
    /// A little smaller.
    case small = 1
    /// As small as can be.
    case mini = 2
    case large = 3

    /// The distances of the content from the edges.
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

  /// How title and subtitle stand above each other.
  public enum TitleAlignment: Int, Sendable {
    /// As the button's content is aligned.
    case automatic = 0
    /// Where text begins.
    case leading = 1
    /// In the middle.
    case center = 2
    /// Where text ends.
    case trailing = 3
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
