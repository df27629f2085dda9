// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  @_spi(Headless) public private(set) static var recordedAnimations: [RecordedAnimation] = []

  @_spi(Headless) public static func forgetRecordedAnimations() { recordedAnimations.removeAll() }

  public private(set) static var areAnimationsEnabled = true

  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

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

  public static func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    record(duration: duration, delay: delay, options: options, animations)
    completion?(true)
  }

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

  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
