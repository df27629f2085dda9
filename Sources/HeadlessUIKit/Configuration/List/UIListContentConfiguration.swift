// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The content of a list's cell, header or footer, in one reference that copies on write.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
  // Unchecked because the storage is a class; it is written only while uniquely referenced.

  private(set) var storage: ListContentStorage

  init(_ storage: ListContentStorage) { self.storage = storage }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state; values set by the caller stay (R12).
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let state = ListContentState(state, for: storage.style)
    guard state != storage.state else { return self }
    var updated = self
    let defaults = ListContentStorage.defaults(of: storage.style, in: state)
    let own = updated.ownStorage()
    own.state = state
    own.imageProperties.adopt(defaults.imageProperties)
    own.textProperties.adopt(defaults.textProperties)
    own.secondaryTextProperties.adopt(defaults.secondaryTextProperties)
    return updated
  }

  @inline(__always) private mutating func ownStorage() -> ListContentStorage {
    if !isKnownUniquelyReferenced(&storage) { storage = ListContentStorage(copying: storage) }
    return storage
  }

  public var image: UIImage? {
    get { storage.image }
    set { ownStorage().image = newValue }
  }

  public var text: String? {
    get { storage.text }
    set { ownStorage().text = newValue }
  }

  /// The attributed text; wins over `text` (R23).
  public var attributedText: NSAttributedString? {
    get { storage.attributedText }
    set { ownStorage().attributedText = Self.immutable(newValue) }
  }

  public var secondaryText: String? {
    get { storage.secondaryText }
    set { ownStorage().secondaryText = newValue }
  }

  /// The attributed secondary text; wins over `secondaryText` (R23).
  public var secondaryAttributedText: NSAttributedString? {
    get { storage.secondaryAttributedText }
    set { ownStorage().secondaryAttributedText = Self.immutable(newValue) }
  }

  public var imageProperties: ImageProperties {
    get { storage.imageProperties }
    _modify {
      let own = ownStorage()
      yield &own.imageProperties
    }
    set {
      let own = ownStorage()
      own.imageProperties = newValue.customized(against: own.imageProperties)
    }
  }

  public var textProperties: TextProperties {
    get { storage.textProperties }
    _modify {
      let own = ownStorage()
      yield &own.textProperties
    }
    set {
      let own = ownStorage()
      own.textProperties = newValue.customized(against: own.textProperties)
    }
  }

  public var secondaryTextProperties: TextProperties {
    get { storage.secondaryTextProperties }
    _modify {
      let own = ownStorage()
      yield &own.secondaryTextProperties
    }
    set {
      let own = ownStorage()
      own.secondaryTextProperties = newValue.customized(against: own.secondaryTextProperties)
    }
  }

  /// The opacity from 0 to 1.
  public var alpha: CGFloat {
    get { storage.alpha }
    set { ownStorage().alpha = newValue }
  }

  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { storage.axesPreservingSuperviewLayoutMargins }
    set { ownStorage().axesPreservingSuperviewLayoutMargins = newValue }
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { storage.directionalLayoutMargins }
    set { ownStorage().directionalLayoutMargins = newValue }
  }

  /// True if the texts are side by side where they fit (R23).
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { storage.prefersSideBySideTextAndSecondaryText }
    set { ownStorage().prefersSideBySideTextAndSecondaryText = newValue }
  }

  public var imageToTextPadding: CGFloat {
    get { storage.imageToTextPadding }
    set { ownStorage().imageToTextPadding = newValue }
  }

  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { storage.textToSecondaryTextHorizontalPadding }
    set { ownStorage().textToSecondaryTextHorizontalPadding = newValue }
  }

  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { storage.textToSecondaryTextVerticalPadding }
    set { ownStorage().textToSecondaryTextVerticalPadding = newValue }
  }

  private static func immutable(_ text: NSAttributedString?) -> NSAttributedString? {
    guard let text, text is NSMutableAttributedString else { return text }
    return NSAttributedString(attributedString: text)
  }
}

extension UIListContentConfiguration {
  /// Returns the default content of a cell style; `value2` uses the value cell's (R19).
  static func `default`(
    for style: UITableViewCell.CellStyle,
    traitCollection: UITraitCollection
  ) -> UIListContentConfiguration {
    let content: ListContentStyle =
      switch style {
      case .default: .cell
      case .subtitle: .subtitleCell
      case .value1, .value2: .valueCell
      }
    return UIListContentConfiguration(content, traitCollection: traitCollection)
  }

  /// Returns the default content of a table style's header or footer; plain outside a table (R19).
  static func `default`(
    for style: UITableView.Style?,
    isFooter: Bool,
    traitCollection: UITraitCollection
  ) -> UIListContentConfiguration {
    let content: ListContentStyle =
      switch style {
      case .grouped, .insetGrouped: isFooter ? .groupedFooter : .groupedHeader
      case .plain, nil: isFooter ? .plainFooter : .plainHeader
      }
    return UIListContentConfiguration(content, traitCollection: traitCollection)
  }

  private init(_ style: ListContentStyle) { self.init(ListContentStorage.defaults(of: style)) }

  public static func cell() -> UIListContentConfiguration { Self(.cell) }
  public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitleCell) }
  public static func valueCell() -> UIListContentConfiguration { Self(.valueCell) }
  public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }
  public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }
  public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }
  public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }
  public static func sidebarCell() -> UIListContentConfiguration { Self(.sidebarCell) }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.sidebarSubtitleCell)
  }

  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    Self(.accompaniedSidebarCell)
  }

  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.accompaniedSidebarSubtitleCell)
  }

  public static func sidebarHeader() -> UIListContentConfiguration { Self(.sidebarHeader) }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.prominentInsetGroupedHeader)
  }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.extraProminentInsetGroupedHeader)
  }

  public static func header() -> UIListContentConfiguration { Self(.header) }
  public static func footer() -> UIListContentConfiguration { Self(.footer) }

  init(_ style: ListContentStyle, traitCollection: UITraitCollection) {
    self.init(
      ListContentStorage.defaults(of: style, in: ListContentState(traitCollection: traitCollection))
    )
  }
}
