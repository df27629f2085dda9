// SPDX-License-Identifier: Apache-2.0

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
    /// The contents dissolve into each other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
