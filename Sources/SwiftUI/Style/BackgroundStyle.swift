// SPDX-License-Identifier: Apache-2.0

/// The colour behind everything as a style.
public struct BackgroundStyle: ShapeStyle, Equatable {
  /// Creates the style.
  public init() {}

  /// The background as a style.
  public var _erased: AnyShapeStyle { AnyShapeStyle(storage: .background) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
