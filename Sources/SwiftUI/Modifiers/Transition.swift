// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a view would come and go: it is there or not with the next frame here.
public struct AnyTransition: Sendable {
  private init() {}

  /// As it is.
  public static let identity = AnyTransition()
  /// By fading.
  public static let opacity = AnyTransition()
  /// From where text begins, and out where it ends.
  public static let slide = AnyTransition()
  /// From a point.
  public static let scale = AnyTransition()

  /// From a part of its size, at an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge, pushing away what was there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// From some points aside.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// From some points aside.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// In by one, out by another.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }

  /// Both together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The same by an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How new content would take the place of the old in one view: at once here.
public struct ContentTransition: Hashable, Sendable {
  private init() {}

  /// As it is.
  public static let identity = ContentTransition()
  /// By fading.
  public static let opacity = ContentTransition()
  /// By way of what lies between.
  public static let interpolate = ContentTransition()
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Digit by digit, up or down by a value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

extension View {
  /// Returns the view, which is there or not with the next frame.
  public func transition(_ transition: AnyTransition) -> Self { self }

  /// Returns the view, whose content is another with the next frame.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
}
