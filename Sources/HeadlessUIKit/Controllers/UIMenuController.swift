// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The menu of what can be done with a selection, before iOS 16.
///
/// No menu is drawn here: what is shown is known, and `choose(_:)`, a call of this engine, does what a tap on an entry
/// does.
@MainActor @preconcurrency open class UIMenuController: NSObject {
  public static let shared = UIMenuController()

  open var menuItems: [UIMenuItem]?
  open private(set) var isMenuVisible = false
  /// Where the menu points to, in the window.
  private var target = CGRect.zero

  open var menuFrame: CGRect {
    isMenuVisible ? CGRect(x: target.midX, y: target.midY, width: 0, height: 0) : .zero
  }

  private nonisolated override init() { super.init() }

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  open func hideMenu(from targetView: UIView) { hideMenu() }
  open func hideMenu() { setMenuVisible(false, animated: true) }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = targetView.convert(targetRect, to: nil)
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    let isShown = menuVisible && !offered.isEmpty
    guard isShown != isMenuVisible else { return }
    let center = NotificationCenter.default
    center.post(
      name: isShown ? Self.willShowMenuNotification : Self.willHideMenuNotification,
      object: self
    )
    isMenuVisible = isShown
    center.post(
      name: isShown ? Self.didShowMenuNotification : Self.didHideMenuNotification,
      object: self
    )
  }

  open func update() {
    if isMenuVisible && offered.isEmpty { hideMenu() }
  }

  /// Has the first responder do what an entry stands for, and takes the menu away; false if it is not offered.
  ///
  /// A call of this engine.
  @_spi(Headless) @discardableResult
  public func choose(_ action: Selector) -> Bool {
    guard isMenuVisible, offered.contains(action), let first = UIResponder.first else {
      return false
    }
    hideMenu()
    if Self.perform(action, first) { return true }
    action.send(to: first, from: self)
    return true
  }

  /// The actions of the system and of the app that the first responder says it can perform.
  private var offered: [Selector] {
    let all = Self.standard.map { Selector($0) } + (menuItems ?? []).map(\.action)
    return all.filter { UIResponder.first?.canPerformAction($0, withSender: self) == true }
  }

  private static let standard = ["cut:", "copy:", "select:", "selectAll:", "paste:", "delete:"]

  /// Calls a method that all responders have.
  private static func perform(_ action: Selector, _ responder: UIResponder) -> Bool {
    switch action.description {
    case "cut:": responder.cut(shared)
    case "copy:": responder.copy(shared)
    case "select:": responder.select(shared)
    case "selectAll:": responder.selectAll(shared)
    case "paste:": responder.paste(shared)
    case "delete:": responder.delete(shared)
    default: return false
    }
    return true
  }
}

extension UIMenuController {
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )
}

/// An entry of the app's own in a menu of what can be done.
@MainActor @preconcurrency open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
