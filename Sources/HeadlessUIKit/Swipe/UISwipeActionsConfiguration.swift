// SPDX-License-Identifier: Apache-2.0

public import Foundation

@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

@MainActor @preconcurrency open class UIContextualAction: NSObject {
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction,
      _ sourceView: UIView,
      _ completionHandler: @escaping @MainActor (Bool) -> Void
    ) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var backgroundColor: UIColor!
  open var image: UIImage?

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

  public enum Style: Int, Sendable { case normal = 0, destructive }
}

/// A legacy action of a swipe from the trailing edge.
@MainActor @preconcurrency open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case destructive = 0, normal

    public static let `default` = Style.destructive
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  private let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

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
