// SPDX-License-Identifier: Apache-2.0

/// A transition of a view that appears or disappears, which ends at once.
public struct AnyTransition: Sendable {
  private init() {}

  /// No transition.
  public static let identity = AnyTransition()
  /// A fade.
  public static let opacity = AnyTransition()
  /// A move from the leading edge.
  public static let slide = AnyTransition()
  /// A growth from a point.
  public static let scale = AnyTransition()

  /// A move from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// One transition for insertion and another for removal.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  /// Both transitions together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Returns the view, which appears or disappears with the next frame.
  public func transition(_ transition: AnyTransition) -> Self { self }
}
