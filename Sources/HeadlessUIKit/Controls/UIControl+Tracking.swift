// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIControl {
  /// The distance outside the bounds at which a touch counts as inside, in points; chosen here.
  static let touchSlack: CGFloat = 70

  func begin(_ touch: UITouch, with event: UIEvent?) {
    guard isEnabled, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  func follow(_ touch: UITouch, with event: UIEvent?) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    let slack = wasInside ? Self.touchSlack : 0
    isTouchInside = bounds.insetBy(dx: -slack, dy: -slack).contains(touch.location(in: self))
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  /// Ends tracking, then sends the touch's event; the order is unpublished by Apple.
  func end(_ touch: UITouch, with event: UIEvent?) {
    guard isTracking else { return }
    let endsInside = isTouchInside
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: endsInside ? .touchUpInside : .touchUpOutside)
  }

  func cancel(with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
