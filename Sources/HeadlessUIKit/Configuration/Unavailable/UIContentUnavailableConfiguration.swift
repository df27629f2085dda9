// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What is shown in the place of content that is missing: an image, a text, a secondary text and buttons.
///
/// Fonts, colours and distances are this engine's reading of the pictures in Apple's guidelines; none are published.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// What stands above the text by itself.
  enum Kind: Hashable {
    case empty, loading, search
  }

  let kind: Kind
  /// The image above the text; nil for none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with attributes, which wins over `text`.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// A smaller text below; nil for none.
  public var secondaryText: String?
  /// The smaller text with attributes, which wins over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the smaller text looks.
  public var secondaryTextProperties = TextProperties(style: .subheadline, color: .secondaryLabel)
  /// How the parts lie across the view.
  public var alignment = Alignment.center
  /// What the button shows; one without title and image is not there.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// What a second button shows; one without title and image is not there.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// What lies behind all.
  public var background = UIBackgroundConfiguration.clear()
  /// The distances of the parts from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16,
    leading: 16,
    bottom: 16,
    trailing: 16
  )
  /// The distance of the image from the text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The distance of the text from the smaller one, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance of the texts from the button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The distance of the buttons from each other, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 12

  private init(_ kind: Kind, text: TextProperties) {
    self.kind = kind
    textProperties = text
  }

  /// Returns a configuration that says that there is nothing; it shows nothing until it is told what.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(.empty, text: TextProperties(style: .title2, isBold: true))
  }

  /// Returns a configuration that says that content is on its way.
  public static func loading() -> UIContentUnavailableConfiguration {
    let text = TextProperties(style: .subheadline, color: .secondaryLabel)
    var loading = UIContentUnavailableConfiguration(.loading, text: text)
    loading.text = "Loading…"
    return loading
  }

  /// Returns a configuration that says that a search has found nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    let text = TextProperties(style: .title2, isBold: true)
    var search = UIContentUnavailableConfiguration(.search, text: text)
    search.image = UIImage(systemName: "magnifyingglass")
    search.text = "No Results"
    search.secondaryText = "Check the spelling or try a new search."
    return search
  }

  /// Makes a view that shows this configuration.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration as it should be in a state: one for searches names what was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, text == "No Results",
      let state = state as? UIContentUnavailableConfigurationState, let searched = state.searchText,
      !searched.isEmpty
    else { return self }
    var updated = self
    updated.text = "No Results for “\(searched)”"
    return updated
  }
}

extension UIContentUnavailableConfiguration {
  /// How the parts lie across the view.
  public enum Alignment: Int, Hashable, Sendable {
    case center = 0
    case natural = 1
  }

  /// How the image looks.
  public struct ImageProperties: Hashable {
    /// How its symbol is drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(pointSize: 48)
    /// Its tint.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The size that it is at most, in points; a length of 0 sets no limit.
    public var maximumSize = CGSize.zero
    /// Whether its colours stay where others are inverted; kept.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text looks.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How lines end that are too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The number of lines at most; 0 sets no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks until the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// How far the font shrinks at most, as a share.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may stand closer before the text is cut; kept.
    public var allowsDefaultTighteningForTruncation = false

    init(style: UIFont.TextStyle, isBold: Bool = false, color: UIColor = .label) {
      let font = UIFont.preferredFont(forTextStyle: style)
      self.font = isBold ? .boldSystemFont(ofSize: font.pointSize) : font
      self.color = color
    }
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// What a tap does.
    public var primaryAction: UIAction?
    /// What the button offers to choose from.
    public var menu: UIMenu?
    /// Whether the button answers.
    public var isEnabled = true
  }
}

/// The states that what is shown for missing content depends on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the environment.
  public var traitCollection: UITraitCollection
  /// What is searched for; nil without a search.
  public var searchText: String?
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing is set.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state that the app defines.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
