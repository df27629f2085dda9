// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit

/// A style, fainter.
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
