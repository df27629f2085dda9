// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIControl {
  /// How far outside the bounds a finger still counts as inside, in points.
  ///
  /// Decided here: a finger that slips off a little must not lose the control.
  static let touchSlack: CGFloat = 70

  /// Takes a finger that came down inside.
  func begin(_ touch: UITouch, with event: UIEvent?) {
    guard isEnabled, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Follows the finger to another place.
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

  /// Lets go of a finger that was lifted.
  ///
  /// Order (unpublished by Apple): tracking ends first, so that a value has changed and said so
  /// before the event of the touch itself is sent.
  func end(_ touch: UITouch, with event: UIEvent?) {
    guard isTracking else { return }
    let endsInside = isTouchInside
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: endsInside ? .touchUpInside : .touchUpOutside)
  }

  /// Lets go of a finger that was taken away.
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
