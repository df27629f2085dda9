// SPDX-License-Identifier: Apache-2.0

/// How a toggle is shown.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the views that a toggle is shown as.
  associatedtype Body: View

  /// The parts of the toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the views that a toggle is shown as.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The style, or nil for that of a switch.
  nonisolated var _ownStyle: (any ToggleStyle)? { get }
}

extension ToggleStyle {
  /// The style itself.
  public nonisolated var _ownStyle: (any ToggleStyle)? { self }

  /// The views that a toggle is shown as.
  func view<Title: View>(of toggle: Toggle<Title>) -> AnyView {
    AnyView(
      StyledToggle(
        style: self,
        configuration: ToggleStyleConfiguration(
          label: ToggleStyleConfiguration.Label(view: AnyView(toggle.title)),
          isOn: toggle.isOn
        )
      )
    )
  }
}

/// A toggle in a style of one's own, whose dynamic properties are found through this view.
private struct StyledToggle<Style: ToggleStyle>: View {
  let style: Style
  let configuration: ToggleStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: View {
    let view: AnyView

    /// The label itself.
    public var body: AnyView { view }
  }

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The style where none is set: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the views that a toggle is shown as.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }

  /// Nil: it is that of a switch.
  public nonisolated var _ownStyle: (any ToggleStyle)? { nil }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the views that a toggle is shown as.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }

  /// Nil: it is that of a switch.
  public nonisolated var _ownStyle: (any ToggleStyle)? { nil }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style where none is set.
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension View {
  /// Sets the style of the toggles in the view.
  public func toggleStyle<Style: ToggleStyle>(
    _ style: Style
  ) -> ModifiedContent<Self, _ExtraEnvironment> {
    _extra(.toggleStyle(style._ownStyle))
  }
}
