// SPDX-License-Identifier: Apache-2.0

public import Foundation

@MainActor @preconcurrency public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable { case always = 0, whenEditing, whenNotEditing }

  public enum LayoutDimension: Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  public enum Placement {
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  enum Content {
    case glyph(CellGlyph.Kind)
    case outline(OutlineDisclosureOptions.Style)
    case label(String, UIFont)
    case view(UIView)
    case menu(UIMenu)
  }

  let content: Content
  let displayed: DisplayedState
  let isLeading: Bool
  var isHidden = false
  var reservedWidth = LayoutDimension.actual
  var tint: UIColor?
  var action: (() -> Void)?

  private init(
    _ content: Content,
    _ displayed: DisplayedState,
    isLeading: Bool = false,
    action: (() -> Void)? = nil
  ) {
    self.content = content
    self.displayed = displayed
    self.isLeading = isLeading
    self.action = action
  }

  private func with(
    isHidden: Bool?,
    _ width: LayoutDimension?,
    _ tint: UIColor?
  ) -> UICellAccessory {
    var accessory = self
    accessory.isHidden = isHidden ?? false
    accessory.reservedWidth = width ?? (isLeading ? .standard : .actual)
    accessory.tint = tint
    return accessory
  }

  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: !isHidden
    case .whenEditing: !isHidden && isEditing
    case .whenNotEditing: !isHidden && !isEditing
    }
  }
}

extension UICellAccessory {
  // MARK: Options

  public struct PlainOptions: Sendable {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public typealias DisclosureIndicatorOptions = PlainOptions
  public typealias CheckmarkOptions = PlainOptions
  public typealias DetailOptions = PlainOptions
  public typealias DeleteOptions = PlainOptions
  public typealias InsertOptions = PlainOptions
  public struct ReorderOptions: Sendable {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    /// True if a separator is before it; stored without effect.
    public var showsVerticalSeparator: Bool?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  public typealias MultiselectOptions = PlainOptions

  public struct OutlineDisclosureOptions: Sendable {
    /// The control that expands the item.
    public enum Style: Int, Sendable { case automatic = 0, header, cell }

    public var style: Style
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      style: Style = .automatic,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public struct LabelOptions: Sendable {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var font: UIFont
    /// True if the font follows the text size; stored without effect.
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public let isHidden: Bool
    public let reservedLayoutWidth: LayoutDimension
    public let tintColor: UIColor?
    /// True if its size is fixed; stored without effect.
    public let maintainsFixedSize: Bool

    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  // MARK: Accessories

  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { plain(.disclosure, displayed, options) }

  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { plain(.checkmark, displayed, options) }

  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { plain(.detail, displayed, options, action: actionHandler) }

  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    plain(.delete, displayed, options, isLeading: true, action: actionHandler)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    plain(.insert, displayed, options, isLeading: true, action: actionHandler)
  }

  /// Returns a reorder control, which no touch moves.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.glyph(.reorder), displayed)
      .with(isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { plain(.unmarked, displayed, options, isLeading: true) }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outline(options.style), displayed, action: actionHandler)
      .with(isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(.label(text, options.font), displayed)
      .with(isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.menu(menu), displayed)
      .with(isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (displayed, isLeading) =
      switch configuration.placement {
      case .leading(let displayed, _): (displayed, true)
      case .trailing(let displayed, _): (displayed, false)
      }
    return UICellAccessory(.view(configuration.customView), displayed, isLeading: isLeading)
      .with(
        isHidden: configuration.isHidden,
        configuration.reservedLayoutWidth,
        configuration.tintColor
      )
  }

  private static func plain(
    _ kind: CellGlyph.Kind,
    _ displayed: DisplayedState,
    _ options: PlainOptions,
    isLeading: Bool = false,
    action: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.glyph(kind), displayed, isLeading: isLeading, action: action)
      .with(isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }
}
