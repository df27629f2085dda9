// SPDX-License-Identifier: Apache-2.0

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View

  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label: View {
    let view: AnyView

    public var body: AnyView { view }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// What makes a button of a label and an action; the styles of this module are all there are.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  nonisolated var _look: _ButtonLook { get }
}

public struct _ButtonLook {
  enum Kind {
    case borderless, plain, bordered, prominent
    case styled(any ButtonStyle)
  }

  let kind: Kind
}

/// The style where none is set: a label in the tint colour.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ButtonLook { _ButtonLook(kind: .borderless) }
}

/// A label in the tint colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ButtonLook { _ButtonLook(kind: .borderless) }
}

/// A label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ButtonLook { _ButtonLook(kind: .plain) }
}

/// A label in the tint colour on grey, or on a light background of a tint that was set.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ButtonLook { _ButtonLook(kind: .bordered) }
}

/// A white label on the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ButtonLook { _ButtonLook(kind: .prominent) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  public func buttonStyle<Style: PrimitiveButtonStyle>(
    _ style: Style
  ) -> _Modified<_ExtraEnvironment> {
    _modified(by: _ExtraEnvironment(change: .buttonLook(style._look)))
  }

  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> _Modified<_ExtraEnvironment> {
    _modified(by: _ExtraEnvironment(change: .buttonLook(_ButtonLook(kind: .styled(style)))))
  }
}
