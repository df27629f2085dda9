// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UIAlertController: UIViewController {
  open var message: String?
  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction? {
    didSet {
      require(
        preferredAction.map { chosen in actions.contains { $0 === chosen } } ?? true,
        "The preferred action of an alert must be one of its actions: call addAction(_:) first."
      )
    }
  }

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

  open private(set) var textFields: [UITextField]?

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    require(
      preferredStyle == .alert,
      "Only an alert of style alert can have text fields, and \"\(title ?? "")\" is an action sheet."
    )
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  open func addAction(_ action: UIAlertAction) {
    require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "An alert can have one action of style cancel, and \"\(title ?? "")\" has one already."
    )
    actions.append(action)
  }

  /// Dismisses the alert and runs an enabled button's closure.
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

  public enum Style: Int, Sendable { case actionSheet = 0, alert }
}

@MainActor @preconcurrency open class UIAlertAction: NSObject {
  public let title: String?
  public let style: Style
  open var isEnabled = true
  private let handler: (@MainActor (UIAlertAction) -> Void)?

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

  func run() { handler?(self) }

  public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }
}
