// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A finger on the screen.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// What the finger does.
  open internal(set) var phase = Phase.began
  /// How often the finger came down at this place in short order.
  open internal(set) var tapCount = 1
  /// The view that the finger came down on.
  open internal(set) weak var view: UIView?
  /// The window that the finger came down in.
  open internal(set) weak var window: UIWindow?

  var point: CGPoint
  var formerPoint: CGPoint

  init(at point: CGPoint, in window: UIWindow, tapCount: Int) {
    self.point = point
    formerPoint = point
    self.window = window
    self.tapCount = tapCount
    super.init()
  }

  /// Returns where the finger is, in a view's coordinates; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    window?.convert(point, to: view ?? window) ?? point
  }

  /// Returns where the finger was before it moved, in a view's coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint {
    window?.convert(formerPoint, to: view ?? window) ?? formerPoint
  }
}
