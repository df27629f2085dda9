// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Animations end at once, as those of views do in UIKit here: what a change of state leads to is shown with the
// next frame, and nothing in between. Curves and durations are what apps compare and hand on.

/// How a change would be animated: it ends at once here, whatever it says.
public struct Animation: Hashable, Sendable {
  /// How far a change has come by its time.
  private enum Curve: Hashable, Sendable {
    case standard
    case linear(TimeInterval?)
    case easeIn(TimeInterval?)
    case easeOut(TimeInterval?)
    case easeInOut(TimeInterval?)
    case bezier(Double, Double, Double, Double, TimeInterval)
    case swinging(response: Double, damping: Double, blend: Double)
    case bouncing(duration: TimeInterval, bounce: Double, blend: Double)
    case physical(mass: Double, stiffness: Double, damping: Double, velocity: Double)
  }

  private let curve: Curve
  private var wait: TimeInterval = 0
  private var pace = 1.0
  /// How often it runs; nil for without an end.
  private var turns: Int? = 1
  private var turnsBack = false

  private init(_ curve: Curve) {
    self.curve = curve
  }

  /// What is used where an app says nothing.
  public static let `default` = Animation(.standard)
  /// At one speed.
  public static let linear = Animation(.linear(nil))
  /// Slowly first.
  public static let easeIn = Animation(.easeIn(nil))
  /// Slowly at last.
  public static let easeOut = Animation(.easeOut(nil))
  /// Slowly first and last.
  public static let easeInOut = Animation(.easeInOut(nil))
  /// As a spring that does not swing.
  public static let spring = Animation.spring(duration: 0.5)
  /// As a spring that does not swing.
  public static let smooth = Animation.smooth()
  /// As a spring that swings little.
  public static let snappy = Animation.snappy()
  /// As a spring that swings much.
  public static let bouncy = Animation.bouncy()
  /// As a spring that follows a finger.
  public static let interactiveSpring = Animation.interactiveSpring()

  /// At one speed, within some seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear(duration)) }
  /// Slowly first, within some seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn(duration)) }
  /// Slowly at last, within some seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut(duration)) }
  /// Slowly first and last, within some seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut(duration))
  }

  /// By a Bézier curve of two points.
  public static func timingCurve(
    _ firstX: Double,
    _ firstY: Double,
    _ secondX: Double,
    _ secondY: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(firstX, firstY, secondX, secondY, duration))
  }

  /// As a spring that would swing once in some seconds without damping.
  public static func spring(
    response: Double,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.swinging(response: response, damping: dampingFraction, blend: blendDuration))
  }

  /// As a spring that would swing once in half a second without damping.
  public static func spring(
    dampingFraction: Double,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(response: 0.5, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// As a spring that seems to take some seconds.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(.bouncing(duration: duration, bounce: bounce, blend: blendDuration))
  }

  /// As a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.swinging(response: response, damping: dampingFraction, blend: blendDuration))
  }

  /// As a spring with a mass, a stiffness and a damping.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .physical(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
    )
  }

  /// As a spring that does not swing.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  /// As a spring that swings little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// As a spring that swings much.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The same, some seconds later.
  public func delay(_ delay: TimeInterval) -> Animation { with { $0.wait += delay } }
  /// The same, so many times as fast.
  public func speed(_ speed: Double) -> Animation { with { $0.pace *= speed } }
  /// The same, so many times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with {
      $0.turns = repeatCount
      $0.turnsBack = autoreverses
    }
  }
  /// The same without an end; what is shown here is the end of a turn.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with {
      $0.turns = nil
      $0.turnsBack = autoreverses
    }
  }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var changed = self
    change(&changed)
    return changed
  }
}

/// When an animation counts as done: both are at once here.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// Once it is all but at rest.
  case logicallyComplete
  /// Once it is out of the way.
  case removed
}

/// Runs what changes state; what it leads to is shown with the next frame.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs what changes state, then says that the animation is done.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// What goes along with a change of state: its animation.
public struct Transaction: Sendable {
  /// The animation; nil for none.
  public var animation: Animation?
  /// Whether views keep to the transaction's animation.
  public var disablesAnimations = false

  /// Creates what goes along with a change.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

/// Runs what changes state; what it leads to is shown with the next frame.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Returns the view: what a change of the value leads to is shown with the next frame.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }

  /// Returns the view: what any change leads to is shown with the next frame.
  public func animation(_ animation: Animation?) -> Self { self }

  /// Returns the view: no change is animated.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
}

extension Binding {
  /// Returns the binding: what it changes is shown with the next frame.
  public func animation(_ animation: Animation? = .default) -> Self { self }
}
