// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A question with buttons that is shown over everything else.
open class UIAlertController: UIViewController {
  /// The text below the title.
  open var message: String?
  /// Where the alert is shown.
  open private(set) var preferredStyle = Style.alert
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that the return key stands for.
  open var preferredAction: UIAlertAction? {
    didSet {
      require(
        preferredAction.map { chosen in actions.contains { $0 === chosen } } ?? true,
        "The preferred action of an alert must be one of its actions: call addAction(_:) first."
      )
    }
  }

  /// Creates an alert without buttons.
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .overFullScreen
  }

  /// The fields, in the order in which they were added; nil for none.
  open private(set) var textFields: [UITextField]?

  /// Adds a field, and has it set up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    require(
      preferredStyle == .alert,
      "Only an alert of style alert can have text fields, and \"\(title ?? "")\" is an action sheet."
    )
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "An alert can have one action of style cancel, and \"\(title ?? "")\" has one already."
    )
    actions.append(action)
  }

  /// Chooses a button as the user does: the alert goes, then the button's closure runs.
  ///
  /// A call of this engine. A button that is not enabled does nothing.
  @_spi(Headless) public func choose(_ action: UIAlertAction) {
    require(
      actions.contains { $0 === action },
      "Only an action of the alert can be chosen: \"\(action.title ?? "")\" is none of its "
        + "\(actions.count)."
    )
    guard action.isEnabled else { return }
    if let presentingViewController {
      presentingViewController.dismiss(animated: true) { action.run() }
    } else {
      action.run()
    }
  }
}

extension UIAlertController {
  /// Where an alert is shown.
  public enum Style: Int, Sendable {
    /// At the lower edge, or in a popover.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }
}

/// One button of an alert.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
  /// The button's title.
  public let title: String?
  /// How the button looks.
  public let style: Style
  /// Whether the button can be chosen.
  open var isEnabled = true
  private let handler: (@MainActor (UIAlertAction) -> Void)?

  /// Creates a button that runs a closure once the alert is gone.
  public init(
    title: String?,
    style: UIAlertAction.Style,
    handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Runs the closure.
  func run() {
    handler?(self)
  }
}

extension UIAlertAction {
  /// How the button of an action looks.
  public enum Style: Int, Sendable {
    /// As any button.
    case `default` = 0
    /// As the button that leaves everything as it is.
    case cancel = 1
    /// As the button that destroys something.
    case destructive = 2
  }
}
