// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// The animations of the process so far, the last hundred of them, oldest first.
  ///
  /// A property of this engine.
  public private(set) static var recordedAnimations: [RecordedAnimation] = []

  /// Forgets the recorded animations.
  ///
  /// A call of this engine.
  public static func forgetRecordedAnimations() {
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
