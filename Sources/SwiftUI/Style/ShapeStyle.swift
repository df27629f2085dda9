// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit

/// A style of texts, symbols and shapes; the styles of this module are all there are.
public protocol ShapeStyle: Sendable {
  var _erased: AnyShapeStyle { get }
}

extension Color: ShapeStyle {
  public var _erased: AnyShapeStyle { AnyShapeStyle(storage: .color(self)) }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
}

public struct AnyShapeStyle: ShapeStyle, Equatable {
  enum Storage: Equatable {
    case color(Color)
    /// A level of whatever colour is in the foreground, 0 for that colour itself.
    case hierarchical(UInt8)
    /// Such a level, fainter by a factor.
    case faded(UInt8, Float)
    case tint, background
    case gradient(GradientStyle)
    /// No style: what a text is that is more than a string. A style alone is never that.
    case rich(RichText)
  }

  let storage: Storage

  var isGradient: Bool { if case .gradient = storage { true } else { false } }

  init(storage: Storage) { self.storage = storage }

  public init<Style: ShapeStyle>(_ style: Style) { self = style._erased }

  public var _erased: AnyShapeStyle { self }
}

public struct BackgroundStyle: ShapeStyle, Equatable {
  public init() {}

  public var _erased: AnyShapeStyle { AnyShapeStyle(storage: .background) }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A level of the colour in the foreground: each is fainter than the one before.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  let level: UInt8

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  public var _erased: AnyShapeStyle { AnyShapeStyle(storage: .hierarchical(level)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

public struct TintShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public var _erased: AnyShapeStyle { AnyShapeStyle(storage: .tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A style as a view that fills what it is offered.
public struct _StyleView: Sendable {
  let style: AnyShapeStyle

  @usableFromInline init(style: AnyShapeStyle) { self.style = style }
}

extension _StyleView: _PrimitiveView {
  public static func _makeNode() -> _ViewNode { FillNode() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: FillNode.self).take(style, &environment)
  }
}

// A style is a view of its own: a rectangle that is filled with it.
extension _PrimitiveView where Self: ShapeStyle {
  public static func _makeNode() -> _ViewNode { FillNode() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    _StyleView(style: _erased)._apply(to: node, &environment)
  }
}

public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  public var _erased: AnyShapeStyle {
    switch base._erased.storage {
    case .color(let color): color.opacity(opacity)._erased
    case .tint: Color.accentColor.opacity(opacity)._erased
    case .background: Color(uiColor: .systemBackground).opacity(opacity)._erased
    case .hierarchical(let level): AnyShapeStyle(storage: .faded(level, Float(opacity)))
    case .faded(let level, let factor):
      AnyShapeStyle(storage: .faded(level, factor * Float(opacity)))
    case .rich: base._erased
    case .gradient(let style): AnyShapeStyle(storage: .gradient(style.faded(by: opacity)))
    }
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle(base: self, opacity: opacity > 0 ? min(opacity, 1) : 0)
  }
}
