// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What is between a presented controller and the one that presents it.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  /// The controller that is presented.
  ///
  /// Unowned: the controller holds this object.
  public unowned let presentedViewController: UIViewController
  private weak var givenPresenting: UIViewController?

  /// The controller that presents; before that, the presented one itself.
  open var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? givenPresenting
      ?? presentedViewController
  }

  /// Creates the object between two controllers.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    givenPresenting = presentingViewController
    super.init()
  }
}

/// Where a popover points.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover belongs to.
  open weak var sourceView: UIView?
  /// The rectangle of that view that the popover points at.
  open var sourceRect = CGRect.zero
  /// What the popover belongs to in place of a view: a view too, or a button of a bar.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The button of a bar that the popover belongs to.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// The sides from which the popover may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Whether the popover may cover the rectangle that it points at.
  open var canOverlapSourceViewRect = false
}

/// What a popover may belong to.
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The directions in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// In any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// How a controller's view comes over that of another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window, in place of what was there.
  case fullScreen = 0
  /// As a sheet that covers a part.
  case pageSheet = 1
  /// As a sheet in the middle.
  case formSheet = 2
  /// In the area of the controller that presents.
  case currentContext = 3
  /// As the app decides.
  case custom = 4
  /// Over the whole window, with what was there below.
  case overFullScreen = 5
  /// In the area of the controller that presents, with what was there below.
  case overCurrentContext = 6
  /// In a popover beside a view.
  case popover = 7
  case none = -1
  /// As the platform decides.
  case automatic = -2
}

extension UIViewController {
  /// The controller that this one, or one that holds it, presents.
  public var presentedViewController: UIViewController? {
    links.presented ?? links.parent?.presentedViewController
  }

  /// The controller that presents this one, or one that holds it.
  public var presentingViewController: UIViewController? {
    links.presenting ?? links.parent?.presentingViewController
  }

  /// What is between this controller and the one that presents it: its sheet or popover where it has one.
  public var presentationController: UIPresentationController? {
    if let special = sheetPresentationController ?? popoverPresentationController { return special }
    if let plain = links.presentation { return plain }
    let plain = UIPresentationController(presentedViewController: self, presenting: nil)
    links.presentation = plain
    return plain
  }

  /// Whether the controller is being presented: while its view appears by that.
  public var isBeingPresented: Bool { links.move == .presented }
  /// Whether the controller is being dismissed: while its view disappears by that.
  public var isBeingDismissed: Bool { links.move == .dismissed }
  /// Whether the controller is being added to another: while its view appears by that.
  public var isMovingToParent: Bool { links.move == .toParent }
  /// Whether the controller is being taken from another: while its view disappears by that.
  public var isMovingFromParent: Bool { links.move == .fromParent }

  /// Where the controller's popover points; nil unless it is shown in one.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let popover = links.popover { return popover }
    guard modalPresentationStyle == .popover else {
      return links.parent?.popoverPresentationController
    }
    let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    links.popover = popover
    return popover
  }

  /// Whether the view of the presenting controller goes while this one is presented.
  private var replacesPresentingView: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }

  /// Presents a controller: its view appears, that of this one disappears if it is replaced.
  func beginPresenting(
    _ other: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
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

  /// Takes away what is presented, from the top down.
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
