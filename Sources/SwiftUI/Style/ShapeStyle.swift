// SPDX-License-Identifier: Apache-2.0

/// What texts and shapes are filled with.
///
/// The styles of this module are all there are.
public protocol ShapeStyle: Sendable {
  /// The style without its type.
  var _erased: AnyShapeStyle { get }
}

extension Color: ShapeStyle {
  /// The colour as a style.
  public var _erased: AnyShapeStyle { AnyShapeStyle(storage: .color(self)) }
}

extension ShapeStyle where Self == Color {
  /// No colour at all.
  public static var clear: Color { .clear }
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// The adaptable grey.
  public static var gray: Color { .gray }
  /// The adaptable red.
  public static var red: Color { .red }
  /// The adaptable orange.
  public static var orange: Color { .orange }
  /// The adaptable yellow.
  public static var yellow: Color { .yellow }
  /// The adaptable green.
  public static var green: Color { .green }
  /// The adaptable mint.
  public static var mint: Color { .mint }
  /// The adaptable teal.
  public static var teal: Color { .teal }
  /// The adaptable blue.
  public static var blue: Color { .blue }
  /// The adaptable indigo.
  public static var indigo: Color { .indigo }
  /// The adaptable purple.
  public static var purple: Color { .purple }
  /// The adaptable pink.
  public static var pink: Color { .pink }
  /// The adaptable brown.
  public static var brown: Color { .brown }
}
