// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Recognises taps: fingers that come down and lift where they came down.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  /// How many fingers it takes; the engine's touches have one, so that more are never recognised.
  open var numberOfTouchesRequired = 1
  private var origin = CGPoint.zero
  private var tapCount = 0

  /// How far a finger may move and still tap, in points: decided here.
  private static let allowableMovement: CGFloat = 45
  /// How long the next tap may take, in seconds: decided here.
  private static let longestPause: TimeInterval = 0.35
  /// How long a finger may stay down, in seconds: decided here.
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
    // A caller may also say that a touch ends several taps at once.
    tapCount = max(tapCount + 1, min(touches.first?.tapCount ?? 1, numberOfTapsRequired))
    if tapCount >= numberOfTapsRequired { state = .ended }
  }

  open override func reset() {
    tapCount = 0
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override var waitsForTouches: Bool { tapCount > 0 && tapCount < numberOfTapsRequired }

  override func timeDidPass(seconds: TimeInterval) {
    // What has been seen waits for others, not for time.
    guard heldState == nil else { return }
    if seconds > (waitsForTouches ? Self.longestPause : Self.longestPress) { state = .failed }
  }
}

/// Recognises a finger that stays down where it is; the gesture lasts until it lifts.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before; kept, and one press is looked for.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes; the engine's touches have one, so that more are never recognised.
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
  /// How far two places are apart, in points.
  func distance(from one: CGPoint, to other: CGPoint) -> CGFloat {
    ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
  }
}
