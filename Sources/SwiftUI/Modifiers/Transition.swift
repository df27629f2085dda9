// SPDX-License-Identifier: Apache-2.0

/// A transition of a view that appears or disappears, which ends at once.
public struct AnyTransition: Sendable {
  private init() {}

  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()

  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  public func transition(_ transition: AnyTransition) -> Self { self }
}
