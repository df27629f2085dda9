// SPDX-License-Identifier: Apache-2.0

/// A style of one's own: how a button looks, while pressed too.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the views that a button is shown as.
  associatedtype Body: View

  /// What is known of the button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the views that a button is shown as.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a button.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let view: AnyView

    /// The label itself.
    public var body: AnyView { view }
  }

  /// What the button is for; nil for nothing special.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// What makes a button of a label and an action; the styles of this module are all there are.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// How the button looks.
  nonisolated var _look: _ButtonLook { get }
}

/// How a button looks.
public struct _ButtonLook {
  /// The ways there are.
  enum Kind {
    case borderless
    case plain
    case bordered
    case prominent
    case styled(any ButtonStyle)
  }

  let kind: Kind
}

/// The style where none is set: a label in the tint colour.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// How the button looks.
  public nonisolated var _look: _ButtonLook { _ButtonLook(kind: .borderless) }
}

/// A label in the tint colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// How the button looks.
  public nonisolated var _look: _ButtonLook { _ButtonLook(kind: .borderless) }
}

/// A label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// How the button looks.
  public nonisolated var _look: _ButtonLook { _ButtonLook(kind: .plain) }
}

/// A label in the tint colour on grey, or on a light background of a tint that was set.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// How the button looks.
  public nonisolated var _look: _ButtonLook { _ButtonLook(kind: .bordered) }
}

/// A white label on the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// How the button looks.
  public nonisolated var _look: _ButtonLook { _ButtonLook(kind: .prominent) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style where none is set.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint colour.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label as it is.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label in the tint colour on a background.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on the tint colour.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// Sets the style of the buttons in the view.
  public func buttonStyle<Style: PrimitiveButtonStyle>(
    _ style: Style
  ) -> ModifiedContent<Self, _ExtraEnvironment> {
    _extra(.buttonLook(style._look))
  }

  /// Sets the style of the buttons in the view.
  public func buttonStyle<Style: ButtonStyle>(
    _ style: Style
  ) -> ModifiedContent<Self, _ExtraEnvironment> {
    _extra(.buttonLook(_ButtonLook(kind: .styled(style))))
  }
}
