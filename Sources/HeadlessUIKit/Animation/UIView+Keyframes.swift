// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// Runs a block of keyframes, whose changes are animated, and then a function.
  ///
  /// All keyframes are made one after the other, at once, so the last one's changes stay.
  public static func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      options: AnimationOptions(rawValue: options.rawValue & 0xFFFF),
      animations: animations,
      completion: completion
    )
  }

  /// Makes the changes of a keyframe, which begins at a part of the whole and takes one.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    animations()
  }

  /// Runs a block whose changes are animated as by a spring that is told by how far it swings back.
  public static func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// How keyframes run.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The user can touch what moves.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// A running animation is taken up where it is.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It runs again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// It runs forth and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Between keyframes it runs evenly.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// It jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// It runs evenly over all keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// It runs along a curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// It runs evenly along a curve through the keyframes.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
