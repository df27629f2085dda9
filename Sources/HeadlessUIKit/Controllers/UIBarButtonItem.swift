// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What the entries of bars have in common: a title, an image and whether they can be chosen.
@MainActor @preconcurrency open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  /// The image for a screen that lies on its side; kept, as no bar here is that low.
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
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// A button of a navigation bar or a toolbar.
///
/// Bars are not drawn here; a button is chosen by `tap()`, a call of this engine.
open class UIBarButtonItem: UIBarItem {
  open var style = Style.plain
  /// How wide the button is, in points; 0 leaves it to the bar.
  open var width: CGFloat = 0
  open var possibleTitles: Set<String>?
  open var customView: UIView?
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction? {
    didSet { showPrimaryAction() }
  }
  open var menu: UIMenu?
  open var tintColor: UIColor?
  open var isSelected = false
  open var isHidden = false
  /// What the system's button stands for; nil for one of the app's.
  private(set) var systemItem: SystemItem?

  public override init() { super.init() }

  /// Creates a button; nothing is read from the coder, as there are no archives here.
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
    // The system's button keeps its own title.
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
    // An initialiser of the class itself does not call its observers.
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

  /// Chooses the button as a finger does: its action runs, or its target is called.
  ///
  /// A button that is disabled or hidden does nothing.
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
}

extension UIBarButtonItem {
  /// How a button of a bar looks.
  public enum Style: Int, Sendable {
    case plain = 0
    /// With a border, as it once was; as plain since.
    case bordered = 1
    case done = 2

    public static let prominent = Style.done
  }

  /// The buttons that the system has.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24

    /// What the button is called, as its title in English; nil for room and for images.
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
