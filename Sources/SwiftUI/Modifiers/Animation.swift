// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Animations end at once, as those of UIKit's views do here: the next frame displays the result of a change.
// Curves and durations are accepted and have no effect.

/// An animation, which ends at once.
public struct Animation: Hashable, Sendable {
  private init() {}

  /// The default animation.
  public static let `default` = Animation()
  /// An animation at constant speed.
  public static let linear = Animation()
  /// An animation that starts slowly.
  public static let easeIn = Animation()
  /// An animation that ends slowly.
  public static let easeOut = Animation()
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation()
  /// A spring-timed animation.
  public static let spring = Animation()
  /// A spring-timed animation without bounce.
  public static let smooth = Animation()
  /// A spring-timed animation with a small bounce.
  public static let snappy = Animation()
  /// A spring-timed animation with a large bounce.
  public static let bouncy = Animation()

  /// An animation at constant speed.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// An animation that starts slowly.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// An animation that ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// An animation that starts and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// A spring-timed animation.
  public static func spring(
    response: Double,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  /// A spring-timed animation.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// A spring-timed animation that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }

  /// The animation, started later.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The animation, faster by a factor.
  public func speed(_ speed: Double) -> Animation { self }
  /// The animation, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The animation, repeated.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs a closure that changes state; the next frame displays the result.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Returns the view: the next frame displays the result of a change.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }

  /// Returns the view: the next frame displays the result of a change.
  public func animation(_ animation: Animation?) -> Self { self }
}

extension Binding {
  /// Returns the binding: the next frame displays the result of a change.
  public func animation(_ animation: Animation? = .default) -> Self { self }
}
