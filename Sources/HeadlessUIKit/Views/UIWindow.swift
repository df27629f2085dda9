// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The root of a view tree: the screen that a frame is rendered for.
open class UIWindow: UIView {
  /// Who looks at the touches besides the views.
  let gestures = GestureSession()
  /// The window that was made visible last.
  static weak var key: UIWindow?
  open var isKeyWindow: Bool { UIWindow.key === self }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let controller = rootViewController else { return }
      controller.view.frame = bounds
      addSubview(controller.view)
    }
  }

  open func makeKeyAndVisible() {
    UIWindow.key = self
    guard let controller = rootViewController else { return }
    controller.loadViewIfNeeded()
    controller.beginAppearance()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = CGRect(origin: .zero, size: bounds.size)
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    let size = traitCollection.preferredContentSizeCategory
    guard size != previous.preferredContentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification,
      object: UIScreen.main,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: size]
    )
  }
}

/// The screen of the modelled device: a phone held upright.
@MainActor @preconcurrency open class UIScreen: NSObject {
  public static let main = UIScreen()

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 812) }
  open var scale: CGFloat { traitCollection.displayScale }
  open var traitCollection: UITraitCollection { .system }
}

extension UIWindow {
  /// Puts a finger on a point; returns it, or nil where no view answers to touches.
  ///
  /// The touch goes to the frontmost view at the point that answers, and
  /// from there along the chain of responders until one takes it.
  @discardableResult
  @_spi(Headless) public func beginTouch(at point: CGPoint, tapCount: Int = 1) -> UITouch? {
    guard point.x.isFinite, point.y.isFinite, let view = hitTest(point, with: nil) else {
      return nil
    }
    let touch = UITouch(at: point, in: view)
    touch.tapCount = max(1, tapCount)
    gestures.begin(touch, with: UIEvent(of: touch))
    return touch
  }

  /// Moves a finger to a point.
  ///
  /// A finger that was lifted stays lifted.
  @_spi(Headless) public func moveTouch(_ touch: UITouch, to point: CGPoint) {
    guard touch.isDown, point.x.isFinite, point.y.isFinite else { return }
    touch.place = point
    touch.phase = .moved
    gestures.move(touch, with: UIEvent(of: touch))
  }

  @_spi(Headless) public func endTouch(_ touch: UITouch) {
    guard touch.isDown else { return }
    touch.phase = .ended
    gestures.end(touch, with: UIEvent(of: touch))
  }

  /// Takes a finger away, as the system does when a call comes in.
  @_spi(Headless) public func cancelTouch(_ touch: UITouch) {
    guard touch.isDown else { return }
    touch.phase = .cancelled
    gestures.cancel(touch, with: UIEvent(of: touch))
  }

  /// Lets time pass for the recognisers of gestures, with fingers where they are: for a press that is long, or
  /// until no second tap can come.
  ///
  /// A call of this engine, in which no time passes by itself.
  @_spi(Headless) public func letTouchTimePass(seconds: TimeInterval) {
    gestures.wait(seconds: seconds)
  }

  /// Puts a finger on a point and lifts it; returns the view that it came down on.
  @discardableResult
  @_spi(Headless) public func tap(at point: CGPoint) -> UIView? {
    guard let touch = beginTouch(at: point) else { return nil }
    endTouch(touch)
    return touch.view
  }

  /// Puts a finger on the middle of a view and lifts it; returns the view that it came down on.
  @discardableResult
  @_spi(Headless) public func tap(_ view: UIView) -> UIView? {
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: self))
  }
}

extension UITouch {
  var isDown: Bool { phase != .ended && phase != .cancelled }
}

extension UIEvent {
  convenience init(of touch: UITouch) {
    self.init()
    allTouches = [touch]
  }
}
