// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What the entries of bars have in common: a title, an image and whether they can be chosen.
@MainActor @preconcurrency open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image, which is shown in the title's place.
  open var image: UIImage?
  /// The image for a screen that lies on its side; kept, as no bar here is that low.
  open var landscapeImagePhone: UIImage?
  /// Whether the entry can be chosen.
  open var isEnabled = true
  /// An integer that tells entries apart.
  open var tag = 0
  /// How far the image is inset.
  open var imageInsets = UIEdgeInsets.zero
  /// What the entry is called, for assistive technology.
  open var accessibilityLabel: String?
  /// What choosing the entry does, for assistive technology.
  open var accessibilityHint: String?
  /// A name by which tests find the entry.
  open var accessibilityIdentifier: String?

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  /// Keeps how the title is written in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  /// Returns how the title is written in a state, as far as that was set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// A button of a navigation bar or a toolbar.
///
/// Bars are not drawn here; a button is chosen by `tap()`, a call of this engine.
open class UIBarButtonItem: UIBarItem {
  /// How the button looks.
  open var style = Style.plain
  /// How wide the button is, in points; 0 leaves it to the bar.
  open var width: CGFloat = 0
  /// The titles that the button may get, by the widest of which its room is chosen.
  open var possibleTitles: Set<String>?
  /// A view that stands in the button's place and answers to touches by itself.
  open var customView: UIView?
  /// The object whose method the button calls; nil asks whoever answers first.
  open weak var target: AnyObject?
  /// The name of the method that the button calls.
  open var action: Selector?
  /// What the button does, before its target: its title and image are the button's.
  open var primaryAction: UIAction? {
    didSet { showPrimaryAction() }
  }
  /// What the button offers to choose from.
  open var menu: UIMenu?
  /// The colour of the title and of template images.
  open var tintColor: UIColor?
  /// Whether the button shows that it is on.
  open var isSelected = false
  /// Whether the button is left out.
  open var isHidden = false
  /// What the system's button stands for; nil for one of the app's.
  private(set) var systemItem: SystemItem?

  public override init() {
    super.init()
  }

  /// Creates a button; nothing is read from the coder, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a button with an image.
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

  /// Creates a button with an image, and one for a screen that lies on its side.
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

  /// Creates a button with a title.
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

  /// Creates one of the system's buttons.
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

  /// Creates one of the system's buttons with what it does and offers.
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

  /// Creates a button with what it does and offers.
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

  /// Creates an entry that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns room that grows as far as the bar lets it.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Returns room of a width, in points.
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
  /// A call of this engine. A button that is disabled or hidden does nothing.
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
    /// As any button.
    case plain = 0
    /// With a border, as it once was; as plain since.
    case bordered = 1
    /// As the button that ends what is being done.
    case done = 2

    /// As the button that is most to be chosen.
    public static let prominent = Style.done
  }

  /// The buttons that the system has.
  public enum SystemItem: Int, Sendable {
    /// Ends and keeps.
    case done = 0
    /// Ends and leaves.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Keeps.
    case save = 3
    /// Makes a new one.
    case add = 4
    /// Room that grows.
    case flexibleSpace = 5
    /// Room that does not.
    case fixedSpace = 6
    /// Writes a message.
    case compose = 7
    /// Answers a message.
    case reply = 8
    /// Offers what can be done.
    case action = 9
    /// Puts things in order.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    case search = 12
    /// Loads anew.
    case refresh = 13
    /// Stops loading.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Throws away.
    case trash = 16
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back.
    case rewind = 19
    /// Goes forward.
    case fastForward = 20
    /// Takes back what was done.
    case undo = 21
    /// Does again what was taken back.
    case redo = 22
    /// Closes.
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
