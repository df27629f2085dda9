// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The radii of the corners of a rectangle.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the upper corner where text begins, the left one here.
  public var topLeading: CGFloat
  /// The radius of the lower corner where text begins.
  public var bottomLeading: CGFloat
  /// The radius of the lower corner where text ends.
  public var bottomTrailing: CGFloat
  /// The radius of the upper corner where text ends.
  public var topTrailing: CGFloat

  /// Creates radii.
  ///
  /// - Parameters:
  ///   - topLeading: the radius of the upper corner where text begins.
  ///   - bottomLeading: the radius of the lower corner where text begins.
  ///   - bottomTrailing: the radius of the lower corner where text ends.
  ///   - topTrailing: the radius of the upper corner where text ends.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii, none below 0 or above a limit.
  func sanitized(atMost most: CGFloat) -> RectangleCornerRadii { map { min(max(0, $0), most) } }

  /// The radii, each mapped once it is finite.
  func map(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading.sanitized),
      bottomLeading: change(bottomLeading.sanitized),
      bottomTrailing: change(bottomTrailing.sanitized),
      topTrailing: change(topTrailing.sanitized)
    )
  }
}

/// A rectangle with corners of different radii that fills its room.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded: both styles are quarters of circles here.
  public var style: RoundedCornerStyle

  /// Creates the shape.
  ///
  /// A radius that is negative or not finite counts as 0, one that is more than half the shorter side as that.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates the shape.
  ///
  /// A radius that is negative or not finite counts as 0, one that is more than half the shorter side as that.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: the radius of the upper corner where text begins.
  ///   - bottomLeadingRadius: the radius of the lower corner where text begins.
  ///   - bottomTrailingRadius: the radius of the lower corner where text ends.
  ///   - topTrailingRadius: the radius of the upper corner where text ends.
  ///   - style: how the corners are rounded: both styles are quarters of circles here.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }

  /// Returns the outline in some room.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }

  /// Returns the shape, a length further inside: round corners keep their middles.
  public func inset(by amount: CGFloat) -> _InsetShape {
    let radii = cornerRadii
    return _InsetShape(amount) { rect, amount in
      let most = min(rect.width, rect.height) / 2
      return Path(
        roundedRect: rect.insetBy(dx: amount, dy: amount),
        cornerRadii: radii.sanitized(atMost: most).map { $0 > 0 ? $0 - amount : 0 }
      )
    }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of different radii that fills its room.
  public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with corners of different radii that fills its room.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: the radius of the upper corner where text begins.
  ///   - bottomLeadingRadius: the radius of the lower corner where text begins.
  ///   - bottomTrailingRadius: the radius of the lower corner where text ends.
  ///   - topTrailingRadius: the radius of the upper corner where text ends.
  ///   - style: how the corners are rounded: both styles are quarters of circles here.
  /// - Returns: the shape.
  public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}
