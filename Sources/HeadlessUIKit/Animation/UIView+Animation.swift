// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// The animations of the process so far, the last hundred of them, oldest first.
  ///
  /// A property of this engine.
  @_spi(Headless) public private(set) static var recordedAnimations: [RecordedAnimation] = []

  /// Forgets the recorded animations.
  ///
  /// A call of this engine.
  @_spi(Headless) public static func forgetRecordedAnimations() {
    recordedAnimations.removeAll()
  }

  /// Whether blocks animate; without that they only run.
  public private(set) static var areAnimationsEnabled = true

  /// Lets blocks animate, or only run.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    areAnimationsEnabled = enabled
  }

  /// Runs a block whose changes are animated: they hold at once, and are recorded.
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Runs a block whose changes are animated, and then a function that is told that they are done.
  public static func animate(
    withDuration duration: TimeInterval,
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: animations,
      completion: completion
    )
  }

  /// Runs a block whose changes are animated after a delay, and then a function.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    record(duration: duration, delay: delay, options: options, animations)
    completion?(true)
  }

  /// Runs a block whose changes are animated as by a spring, and then a function.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    record(duration: duration, delay: delay, options: options, animations)
    completion?(true)
  }

  /// Runs a block whose changes to a view are a transition, and then a function.
  public static func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    record(duration: duration, delay: 0, options: options) { animations?() }
    completion?(true)
  }

  /// Runs a block whose changes are not animated, even within one whose are.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = AnimationRecording.current
    AnimationRecording.current = nil
    actionsWithoutAnimation()
    AnimationRecording.current = outer
  }

  private static func record(
    duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions,
    _ animations: () -> Void
  ) {
    guard areAnimationsEnabled else { return animations() }
    let outer = AnimationRecording.current
    let recording = AnimationRecording()
    AnimationRecording.current = recording
    animations()
    AnimationRecording.current = outer
    outer?.leaveOut(recording)
    if recordedAnimations.count >= recordLimit { recordedAnimations.removeFirst() }
    recordedAnimations.append(
      RecordedAnimation(
        duration: duration > 0 ? duration : 0,
        delay: delay > 0 ? delay : 0,
        options: options,
        changes: recording.changes()
      )
    )
  }

  private static let recordLimit = 100
}

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Subviews are laid out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The user can touch what moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// A running animation is taken up where it is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It runs forth and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It keeps its own duration within another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It keeps its own curve within another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// It starts and ends slowly.
    public static let curveEaseInOut = AnimationOptions([])
    /// It starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It runs evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view turns round its vertical axis, to the right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns round its vertical axis, to the left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The view turns its page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The view turns its page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The contents dissolve into each other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns round its horizontal axis, from the upper edge.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns round its horizontal axis, from the lower edge.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Views are hidden and shown in place of being taken out and put in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
