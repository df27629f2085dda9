// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  /// The number of touches; the engine has one, so more are never recognised.
  open var numberOfTouchesRequired = 1
  private var origin = CGPoint.zero
  private var tapCount = 0

  /// The largest movement of a tap, in points; chosen here.
  private static let allowableMovement: CGFloat = 45
  /// The longest pause between taps, in seconds; chosen here.
  private static let longestPause: TimeInterval = 0.35
  /// The longest time down, in seconds; chosen here.
  private static let longestPress: TimeInterval = 1.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouchesRequired == 1 else { return state = .failed }
    if tapCount > 0, distance(from: origin, to: touch.place) > Self.allowableMovement {
      tapCount = 0
    }
    origin = touch.place
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if distance(from: origin, to: touch.place) > Self.allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // A caller may also report several taps at once.
    tapCount = max(tapCount + 1, min(touches.first?.tapCount ?? 1, numberOfTapsRequired))
    if tapCount >= numberOfTapsRequired { state = .ended }
  }

  open override func reset() { tapCount = 0 }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override var waitsForTouches: Bool { tapCount > 0 && tapCount < numberOfTapsRequired }

  override func timeDidPass(seconds: TimeInterval) {
    // A detected gesture waits for others, not for time.
    guard heldState == nil else { return }
    if seconds > (waitsForTouches ? Self.longestPause : Self.longestPress) { state = .failed }
  }
}

/// A recogniser of a long press, until it lifts.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press; stored without effect.
  open var numberOfTapsRequired = 0
  /// The number of touches; the engine has one, so more are never recognised.
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  private var origin = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouchesRequired == 1 else { return state = .failed }
    origin = touch.place
    if minimumPressDuration <= 0 { state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if state == .possible {
      if distance(from: origin, to: touch.place) > allowableMovement { state = .failed }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func timeDidPass(seconds: TimeInterval) {
    if state == .possible, seconds >= minimumPressDuration { state = .began }
  }
}

extension UIGestureRecognizer {
  func distance(from one: CGPoint, to other: CGPoint) -> CGFloat {
    ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
  }
}
