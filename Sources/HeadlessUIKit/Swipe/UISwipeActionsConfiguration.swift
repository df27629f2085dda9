// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a swipe over a row offers.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  /// Creates what a swipe offers.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// One thing that can be done with a row by a swipe.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  /// What an action does: it is given itself and the view that shows it, and calls the closure once it is
  /// done, with whether it did something.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction,
      _ sourceView: UIView,
      _ completionHandler: @escaping @MainActor (Bool) -> Void
    ) -> Void

  /// How the action looks.
  public let style: Style
  /// What the action does.
  public let handler: Handler
  open var title: String?
  open var backgroundColor: UIColor!
  open var image: UIImage?

  /// Creates an action.
  public init(
    style: UIContextualAction.Style,
    title: String?,
    handler: @escaping UIContextualAction.Handler
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

extension UIContextualAction {
  /// How the action of a swipe looks.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }
}

/// What a swipe from the trailing edge offered before there were configurations.
@MainActor @preconcurrency open class UITableViewRowAction: NSObject {
  /// How the action looks.
  public enum Style: Int, Sendable {
    case destructive = 0
    case normal = 1

    /// As one that destroys something.
    public static let `default` = Style.destructive
  }

  /// How the action looks.
  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?

  private let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: UITableViewRowAction.Style,
    title: String?,
    handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The same as an action of a configuration, for a row.
  func contextual(for path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title)
    {
      [self] _, _, done in
      handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
