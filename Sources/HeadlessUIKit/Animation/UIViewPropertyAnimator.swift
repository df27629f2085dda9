// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An animation that can be held, turned round and taken up again.
///
/// No time passes here: what is started has ended at once, and is recorded as `UIView.animate` is. One that is
/// held at a fraction shows its end, since nothing lies between beginning and end here.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { false }
  open var isReversed = false
  /// How far it is, from 0 to 1.
  open var fractionComplete: CGFloat = 0 {
    didSet { if state == .inactive { pauseAnimation() } }
  }
  open var isUserInteractionEnabled = true
  /// Whether it can be held: always here.
  open var isInterruptible = true
  /// Whether it goes on by an even curve while it is held: kept.
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let options: UIView.AnimationOptions

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

  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

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

  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
    if state == .active { play() }
  }

  /// Adds changes that begin later; there is no later here.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return }
    self.delay = delay
    state = .active
    play()
    fractionComplete = 1
    guard !pausesOnCompletion else { return }
    end(at: isReversed ? .start : .end)
  }

  open func pauseAnimation() {
    guard state == .inactive else { return }
    state = .active
    play()
  }

  open func continueAnimation(
    withTimingParameters parameters: Any?,
    durationFactor: CGFloat
  ) {
    guard state == .active else { return startAnimation() }
    end(at: isReversed ? .start : .end)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }

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
  case active = 1
  case stopped = 2
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

extension UIView {
  /// How an animation is timed.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
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
