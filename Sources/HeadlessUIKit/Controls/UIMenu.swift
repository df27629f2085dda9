// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A group of actions and menus; `choose(_:)` runs an action.
open class UIMenu: UIMenuElement {
  public let identifier: Identifier
  public let options: Options
  open private(set) var children: [UIMenuElement]
  private static var generatedCount = 0

  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    if identifier == nil { Self.generatedCount += 1 }
    self.identifier = identifier ?? Identifier("menu \(Self.generatedCount)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }

  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }

  @_spi(Headless) public func action(titled title: String) -> UIAction? {
    Self.action(titled: title, among: children)
  }

  private static func action(titled title: String, among elements: [UIMenuElement]) -> UIAction? {
    for element in elements {
      if let action = element as? UIAction, action.title == title { return action }
      let inner = (element as? UIMenu)?.children ?? (element as? UIDeferredMenuElement)?.elements
      if let inner, let found = action(titled: title, among: inner) { return found }
    }
    return nil
  }
}

open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var answer: [UIMenuElement]?

  /// Creates an element whose contents are requested once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init(elementProvider, isCached: true) }

  private init(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void,
    isCached: Bool
  ) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider, isCached: false) }

  var elements: [UIMenuElement] {
    if isCached, let answer { return answer }
    provider { [weak self] in self?.answer = $0 }
    return answer ?? []
  }
}

extension UIMenu {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }
}

@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// Returns the menu of the app's closure; nil for a preview alone.
  @_spi(Headless) public func makeMenu() -> UIMenu? { actionProvider?([]) }

  @_spi(Headless) public func makePreview() -> UIViewController? { previewProvider?() }
}

public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
