// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The root of a view tree and its frame.
open class UIWindow: UIView {
  let gestures = GestureSession()
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

/// The screen of the modelled device: an upright phone.
@MainActor @preconcurrency open class UIScreen: NSObject {
  public static let main = UIScreen()

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 812) }
  open var scale: CGFloat { traitCollection.displayScale }
  open var traitCollection: UITraitCollection { .system }
}

extension UIWindow {
  /// Starts a touch at a point; returns nil if no view responds there.
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

  /// Moves a touch to a point, unless it has ended.
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

  @_spi(Headless) public func cancelTouch(_ touch: UITouch) {
    guard touch.isDown else { return }
    touch.phase = .cancelled
    gestures.cancel(touch, with: UIEvent(of: touch))
  }

  /// Advances the clock of gesture recognisers without moving touches.
  @_spi(Headless) public func letTouchTimePass(seconds: TimeInterval) {
    gestures.wait(seconds: seconds)
  }

  /// Taps a point; returns the touched view.
  @discardableResult @_spi(Headless) public func tap(at point: CGPoint) -> UIView? {
    guard let touch = beginTouch(at: point) else { return nil }
    endTouch(touch)
    return touch.view
  }

  /// Taps the center of a view; returns the touched view.
  @discardableResult @_spi(Headless) public func tap(_ view: UIView) -> UIView? {
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
