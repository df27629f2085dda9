// SPDX-License-Identifier: Apache-2.0

/// The tint colour as a style.
public struct TintShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  public init() {}

  /// The tint as a style.
  public var _erased: AnyShapeStyle { AnyShapeStyle(storage: .tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint colour.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
