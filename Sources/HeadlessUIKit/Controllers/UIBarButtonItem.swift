// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The base class of bar items: title, image and enabled state.
@MainActor @preconcurrency open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  /// The image in compact bars; stored without effect.
  open var landscapeImagePhone: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var imageInsets = UIEdgeInsets.zero
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// A button of a bar that is not drawn; `tap()` activates it.
open class UIBarButtonItem: UIBarItem {
  open var style = Style.plain
  /// The width in points; 0 for automatic.
  open var width: CGFloat = 0
  open var possibleTitles: Set<String>?
  open var customView: UIView?
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction? { didSet { showPrimaryAction() } }
  open var menu: UIMenu?
  open var tintColor: UIColor?
  open var isSelected = false
  open var isHidden = false
  private(set) var systemItem: SystemItem?

  public override init() { super.init() }

  /// Creates a button; the coder is ignored.
  public required init?(coder: NSCoder) { super.init() }

  public convenience init(
    image: UIImage?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    title: String?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    title = systemItem.title
    set(systemItem == .done ? .done : .plain, target, action)
  }

  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    title = systemItem.title
    self.menu = menu
  }

  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Observers don't run in the class's own initialiser.
    showPrimaryAction()
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    space.width = width
    return space
  }

  private func showPrimaryAction() {
    guard let primaryAction else { return }
    title = primaryAction.title
    image = primaryAction.image
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  @_spi(Headless) public func tap() {
    guard isEnabled, !isHidden else { return }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      guard let target else {
        return EngineRemarks.say(
          once: "bar button \(action)",
          "A bar button has no target for '\(action)': nothing happened. Bars are not drawn here, so a "
            + "button has no place from which responders could be asked; give it a target."
        )
      }
      action.send(to: target, from: self)
    }
  }

  public enum Style: Int, Sendable {
    case plain = 0
    /// Deprecated: the same as plain.
    case bordered = 1
    case done = 2

    public static let prominent = Style.done
  }

  public enum SystemItem: Int, Sendable {
    case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, close = 24

    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      default: nil
      }
    }
  }
}
