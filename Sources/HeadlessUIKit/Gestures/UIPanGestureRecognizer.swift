// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A recogniser of a moving finger, until it lifts.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest touches; the engine has one.
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var origin = CGPoint.zero
  private var place = CGPoint.zero
  private var step = CGPoint.zero

  /// The least movement of a pan, in points; chosen here.
  private static let slack: CGFloat = 10
  /// The modelled time between two moves: a frame at 60 Hz.
  private static let secondsPerMove: CGFloat = 1 / 60

  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: place.x - origin.x, y: place.y - origin.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
  }

  open func velocity(in view: UIView?) -> CGPoint {
    CGPoint(x: step.x / Self.secondsPerMove, y: step.y / Self.secondsPerMove)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, minimumNumberOfTouches <= 1 else { return state = .failed }
    origin = touch.place
    place = touch.place
    step = .zero
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    step = CGPoint(x: touch.place.x - place.x, y: touch.place.y - place.y)
    place = touch.place
    if state != .possible {
      state = .changed
    } else if distance(from: origin, to: place) >= Self.slack {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  /// The number of touches; the engine has one, so more are never recognised.
  open var numberOfTouchesRequired = 1
  private var origin = CGPoint.zero

  /// The least length in points; chosen here.
  private static let length: CGFloat = 50
  /// The largest deviation as a share of the length; chosen here.
  private static let strayShare: CGFloat = 0.5
  /// The longest duration in seconds; chosen here.
  private static let longest: TimeInterval = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouchesRequired == 1 else { return state = .failed }
    origin = touch.place
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    let (x, y) = (touch.place.x - origin.x, touch.place.y - origin.y)
    guard max(abs(x), abs(y)) >= Self.length else { return }
    let way: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    let isStraight = min(abs(x), abs(y)) <= Self.strayShare * max(abs(x), abs(y))
    state = isStraight && direction.contains(way) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func timeDidPass(seconds: TimeInterval) { if seconds > Self.longest { state = .failed } }
}
