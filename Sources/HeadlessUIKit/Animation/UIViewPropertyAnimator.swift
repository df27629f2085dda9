// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An animation that can be held, turned round and taken up again.
///
/// No time passes here: what is started has ended at once, and is recorded as `UIView.animate` is. One that is
/// held at a fraction shows its end, since nothing lies between beginning and end here.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
  /// How long the animation takes, in seconds.
  public let duration: TimeInterval
  /// How long it waits, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Where it is in its life.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it runs: never, as it has ended once it was started.
  open var isRunning: Bool { false }
  /// Whether it runs from its end to its beginning.
  open var isReversed = false
  /// How far it is, from 0 to 1.
  open var fractionComplete: CGFloat = 0 {
    didSet { if state == .inactive { pauseAnimation() } }
  }
  /// Whether fingers reach what moves.
  open var isUserInteractionEnabled = true
  /// Whether it can be held: always here.
  open var isInterruptible = true
  /// Whether it goes on by an even curve while it is held: kept.
  open var scrubsLinearly = true
  /// Whether it stays in its life when it has ended, until `finishAnimation(at:)`.
  open var pausesOnCompletion = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let options: UIView.AnimationOptions

  /// Creates an animation with a curve.
  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    options = curve.options
    self.animations = animations.map { [$0] } ?? []
    super.init()
  }

  /// Creates an animation with a curve between two points; it is recorded as one that starts and ends slowly.
  public init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    options = []
    self.animations = animations.map { [$0] } ?? []
    super.init()
  }

  /// Creates an animation by a spring.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Runs a block whose changes are animated, and then a function; returns what did it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: .easeInOut,
      animations: animations
    )
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; those of an animation that has begun are made at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
    if state == .active { play() }
  }

  /// Adds changes that begin later; there is no later here.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds a function that is told where the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the animation to its end.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Runs the animation to its end, after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return }
    self.delay = delay
    state = .active
    play()
    fractionComplete = 1
    guard !pausesOnCompletion else { return }
    end(at: isReversed ? .start : .end)
  }

  /// Makes the changes and holds the animation.
  open func pauseAnimation() {
    guard state == .inactive else { return }
    state = .active
    play()
  }

  /// Goes on with an animation that is held.
  open func continueAnimation(
    withTimingParameters parameters: Any?,
    durationFactor: CGFloat
  ) {
    guard state == .active else { return startAnimation() }
    end(at: isReversed ? .start : .end)
  }

  /// Leaves what is shown as it is; with `withoutFinishing` the animation is over and tells nobody.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }

  /// Ends an animation that was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state != .inactive else { return }
    end(at: finalPosition)
  }

  private func play() {
    let waiting = animations
    animations = []
    for animation in waiting {
      UIView.animate(
        withDuration: duration,
        delay: delay,
        options: options,
        animations: animation
      )
    }
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    let told = completions
    forget()
    for completion in told { completion(position) }
  }

  private func forget() {
    animations = []
    completions = []
  }
}

/// Where an animation is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or has ended.
  case inactive = 0
  /// It has begun.
  case active = 1
  case stopped = 2
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  /// At its beginning.
  case start = 1
  /// Between.
  case current = 2
}

extension UIView {
  /// How an animation is timed.
  public enum AnimationCurve: Int, Sendable {
    /// It starts and ends slowly.
    case easeInOut = 0
    /// It starts slowly.
    case easeIn = 1
    /// It ends slowly.
    case easeOut = 2
    /// It runs evenly.
    case linear = 3

    var options: AnimationOptions {
      switch self {
      case .easeInOut: .curveEaseInOut
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .linear: .curveLinear
      }
    }
  }
}
