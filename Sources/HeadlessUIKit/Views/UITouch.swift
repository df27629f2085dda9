// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A finger on the screen.
@MainActor @preconcurrency open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began = 0, moved, stationary, ended, cancelled }

  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open internal(set) weak var view: UIView?
  var place: CGPoint

  init(at place: CGPoint, in view: UIView?) {
    self.place = place
    self.view = view
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return place }
    return view.convert(place, from: nil)
  }
}

open class UIEvent: NSObject {
  open internal(set) var allTouches: Set<UITouch>?

  public override init() { super.init() }
}
