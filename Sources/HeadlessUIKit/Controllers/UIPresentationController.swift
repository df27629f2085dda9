// SPDX-License-Identifier: Apache-2.0

public import Foundation

@MainActor @preconcurrency open class UIPresentationController: NSObject {
  public unowned let presentedViewController: UIViewController
  private weak var givenPresenting: UIViewController?

  open var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? givenPresenting ?? presentedViewController
  }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    givenPresenting = presentingViewController
    super.init()
  }
}

open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var canOverlapSourceViewRect = false
}

@MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, none = -1, automatic = -2
}

extension UIViewController {
  public var presentedViewController: UIViewController? {
    links.presented ?? links.parent?.presentedViewController
  }

  public var presentingViewController: UIViewController? {
    links.presenting ?? links.parent?.presentingViewController
  }

  public var presentationController: UIPresentationController? {
    if let special = sheetPresentationController ?? popoverPresentationController { return special }
    if let plain = links.presentation { return plain }
    let plain = UIPresentationController(presentedViewController: self, presenting: nil)
    links.presentation = plain
    return plain
  }

  public var isBeingPresented: Bool { links.move == .presented }
  public var isBeingDismissed: Bool { links.move == .dismissed }
  public var isMovingToParent: Bool { links.move == .toParent }
  public var isMovingFromParent: Bool { links.move == .fromParent }

  public var popoverPresentationController: UIPopoverPresentationController? {
    if let popover = links.popover { return popover }
    guard modalPresentationStyle == .popover else {
      return links.parent?.popoverPresentationController
    }
    let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    links.popover = popover
    return popover
  }

  private var replacesPresentingView: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }

  func beginPresenting(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    require(
      other !== self && other.links.presenting == nil,
      "\(other) is presented already, or presents itself: dismiss it first."
    )
    guard links.presented == nil else { return }
    links.presented = other
    other.links.presenting = self
    other.loadViewIfNeeded()
    if let window = viewIfLoaded?.window, let shown = other.view {
      shown.frame = window.bounds
      window.addSubview(shown)
    }
    if other.replacesPresentingView { endAppearance(animated: animated) }
    other.beginAppearance(animated: animated, by: .presented)
    completion?()
  }

  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    guard let other = links.presented else {
      guard let presentingViewController else { return }
      presentingViewController.dismiss(animated: animated, completion: completion)
      return
    }
    if other.links.presented != nil { other.endPresenting(animated: animated, completion: nil) }
    other.endAppearance(animated: animated, by: .dismissed)
    other.viewIfLoaded?.removeFromSuperview()
    other.links.presenting = nil
    links.presented = nil
    if other.replacesPresentingView { beginAppearance(animated: animated) }
    completion?()
  }
}

/// A sheet, which covers the whole screen here.
open class UISheetPresentationController: UIPresentationController {
  @MainActor @preconcurrency open class Detent: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier

    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    open class func medium() -> Detent { Detent(.medium) }
    open class func large() -> Detent { Detent(.large) }
  }

  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?

  open func animateChanges(_ changes: () -> Void) { changes() }
}

extension UIViewController {
  public var sheetPresentationController: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    if let sheet = links.sheet { return sheet }
    let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    links.sheet = sheet
    return sheet
  }
}
