// SPDX-License-Identifier: Apache-2.0

public import Foundation

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
