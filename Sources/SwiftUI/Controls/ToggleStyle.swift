// SPDX-License-Identifier: Apache-2.0

@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View

  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The style, or nil for that of a switch.
  nonisolated var _ownStyle: (any ToggleStyle)? { get }
}

extension ToggleStyle {
  public nonisolated var _ownStyle: (any ToggleStyle)? { self }

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

public struct ToggleStyleConfiguration {
  public struct Label: View {
    let view: AnyView

    public var body: AnyView { view }
  }

  public let label: Label
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The style where none is set: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }

  public nonisolated var _ownStyle: (any ToggleStyle)? { nil }
}

public struct SwitchToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }

  public nonisolated var _ownStyle: (any ToggleStyle)? { nil }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension View {
  public func toggleStyle<Style: ToggleStyle>(
    _ style: Style
  ) -> ModifiedContent<Self, _ExtraEnvironment> {
    _extra(.toggleStyle(style._ownStyle))
  }
}
