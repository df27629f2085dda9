// SPDX-License-Identifier: Apache-2.0

/// A level of the colour in the foreground: each is fainter than the one before.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  let level: UInt8

  /// The foreground colour itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// The level as a style.
  public var _erased: AnyShapeStyle { AnyShapeStyle(storage: .hierarchical(level)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground colour itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground colour.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground colour.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground colour.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
