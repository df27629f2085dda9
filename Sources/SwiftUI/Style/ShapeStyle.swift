// SPDX-License-Identifier: Apache-2.0

/// What texts, symbols and shapes are filled with.
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

/// A style whose type is not known to the compiler.
public struct AnyShapeStyle: ShapeStyle, Equatable {
  /// The kinds of style.
  enum Storage: Equatable {
    case color(Color)
    /// A level of whatever colour is in the foreground, 0 for that colour itself.
    case hierarchical(UInt8)
    /// Such a level, fainter by a factor.
    case faded(UInt8, Float)
    case tint
    /// The colour behind everything.
    case background
    case gradient(GradientStyle)
    /// No style: what a text is that is more than a string. A style alone is never that.
    case rich(RichText)
  }

  let storage: Storage

  /// Whether the style is a gradient of its own.
  var isGradient: Bool { if case .gradient = storage { true } else { false } }

  init(storage: Storage) { self.storage = storage }

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) { self = style._erased }

  /// The style itself.
  public var _erased: AnyShapeStyle { self }
}

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

/// A style as a view that fills what it is offered.
public struct _StyleView: Sendable {
  let style: AnyShapeStyle

  @usableFromInline init(style: AnyShapeStyle) { self.style = style }
}

extension _StyleView: _PrimitiveView {
  /// Makes a rectangle that shows nothing yet.
  public static func _makeNode() -> _ViewNode { FillNode() }

  /// Writes the colour or the gradient if it differs.
  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: FillNode.self).take(style, &environment)
  }
}

// A style is a view of its own: a rectangle that is filled with it.
extension _PrimitiveView where Self: ShapeStyle {
  /// Makes a rectangle that shows nothing yet.
  public static func _makeNode() -> _ViewNode { FillNode() }

  /// Writes the style if it differs.
  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    _StyleView(style: _erased)._apply(to: node, &environment)
  }
}
