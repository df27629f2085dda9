// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// A label with a switch at the other end of its row.
public struct Toggle<Title: View> {
  let isOn: Binding<Bool>
  let title: Title

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Title) {
    self.isOn = isOn
    title = label()
  }
}

extension Toggle where Title == Text {
  public init<Name: StringProtocol>(_ title: Name, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Title == Label<Text, Image> {
  public init<Name: StringProtocol>(_ title: Name, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Title == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: _PrimitiveView {
  public static func _makeNode() -> _ViewNode { BranchNode() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    let extras = environment.record?.extras
    if let style = extras?.toggleStyle {
      environment.withExtras {
        // A style may show the switch that it is the style of.
        $0.toggleStyle = nil
      } _: {
        node.update(branch: 3, to: style.view(of: self), &$0)
      }
    } else if extras?.labelsAreHidden == true {
      node.update(branch: 2, to: HostedSwitch(isOn: isOn), &environment)
    } else {
      node.update(branch: 1, to: Row(view: self), &environment)
    }
  }

  private struct Row: View {
    let view: Toggle

    var body: some View {
      HStack {
        view.title
        Spacer(minLength: 8)
        HostedSwitch(isOn: view.isOn)
      }
    }
  }
}

/// A switch that shows a value and changes it when it is touched.
struct HostedSwitch: _PrimitiveView {
  let isOn: Binding<Bool>

  static func _makeNode() -> _ViewNode { ToggleNode() }

  func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: ToggleNode.self).take(isOn, environment)
  }
}

final class ToggleNode: _ViewNode {
  private let view = UISwitch()
  private var isOn: Binding<Bool>?
  private var link: UpdateLink?
  private var packedTint: UInt32?

  override init() {
    super.init()
    view.addAction(UIAction { [unowned self] _ in valueDidChange() }, for: .valueChanged)
  }

  func take(_ isOn: Binding<Bool>, _ environment: _ViewEnvironment) {
    self.isOn = isOn
    link = environment.link
    let value = isOn.wrappedValue
    if view.isOn != value { view.isOn = value }
    if view.isEnabled != environment.isEnabled { view.isEnabled = environment.isEnabled }
    let tint = environment.isTinted ? environment.accent : nil
    guard tint != packedTint else { return }
    packedTint = tint
    view.onTintColor = tint.map { UIColor(packedRGBA: $0) }
  }

  private func valueDidChange() {
    isOn?.wrappedValue = view.isOn
    // Whoever keeps the value may have refused the new one.
    link?.ask()
  }

  override func appendViews(to views: inout [UIView]) { views.append(view) }

  override func measure(_ proposal: Proposal) -> CGSize { view.intrinsicContentSize }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    view.show(in: CGRect(origin: origin, size: size(proposal)))
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? { 0 }
}

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
    let label = Configuration.Label(view: AnyView(toggle.title))
    let configuration = Configuration(label: label, isOn: toggle.isOn)
    return AnyView(StyledToggle(style: self, configuration: configuration))
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
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> _Modified<_ExtraEnvironment> {
    _modified(by: _ExtraEnvironment(change: .toggleStyle(style._ownStyle)))
  }
}
