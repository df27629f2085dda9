// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The replacement of missing content, estimated from Apple's guidelines.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  enum Kind: Hashable { case empty, loading, search }

  let kind: Kind
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(style: .subheadline, color: .secondaryLabel)
  public var alignment = Alignment.center
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var background = UIBackgroundConfiguration.clear()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16,
    leading: 16,
    bottom: 16,
    trailing: 16
  )
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 12

  private init(_ kind: Kind, text: TextProperties) {
    self.kind = kind
    textProperties = text
  }

  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(.empty, text: TextProperties(style: .title2, isBold: true))
  }

  public static func loading() -> UIContentUnavailableConfiguration {
    let text = TextProperties(style: .subheadline, color: .secondaryLabel)
    var loading = UIContentUnavailableConfiguration(.loading, text: text)
    loading.text = "Loading…"
    return loading
  }

  public static func search() -> UIContentUnavailableConfiguration {
    let text = TextProperties(style: .title2, isBold: true)
    var search = UIContentUnavailableConfiguration(.search, text: text)
    search.image = UIImage(systemName: "magnifyingglass")
    search.text = "No Results"
    search.secondaryText = "Check the spelling or try a new search."
    return search
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, text == "No Results",
      let state = state as? UIContentUnavailableConfigurationState, let searched = state.searchText,
      !searched.isEmpty
    else { return self }
    var updated = self
    updated.text = "No Results for “\(searched)”"
    return updated
  }

  public enum Alignment: Int, Hashable, Sendable { case center = 0, natural }

  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(pointSize: 48)
    public var tintColor: UIColor? = .secondaryLabel
    public var cornerRadius: CGFloat = 0
    /// The maximal size in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// True if inverted colours skip the image; stored without effect.
    public var accessibilityIgnoresInvertColors = false
  }

  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximal number of lines; 0 for no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// True if letters tighten before truncation; stored without effect.
    public var allowsDefaultTighteningForTruncation = false

    init(style: UIFont.TextStyle, isBold: Bool = false, color: UIColor = .label) {
      let font = UIFont.preferredFont(forTextStyle: style)
      self.font = isBold ? .boldSystemFont(ofSize: font.pointSize) : font
      self.color = color
    }
  }

  public struct ButtonProperties: Hashable {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
  }
}

public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
