// SPDX-License-Identifier: Apache-2.0

/// A control that does one thing when a finger lifts inside it; the row that holds it is not selected.
public struct Button<Title: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let title: Title

  public init(
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Title
  ) {
    self.role = role
    self.action = action
    title = label()
  }
}

extension Button where Title == Text {
  public init<Name: StringProtocol>(
    _ title: Name,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Title == Label<Text, Image> {
  public init<Name: StringProtocol>(
    _ title: Name,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
}

extension Button: _PrimitiveView {
  private typealias Shown = _ConditionalContent<Title, AnyView>

  public static func _makeNode() -> _ViewNode {
    let node = ButtonNode()
    node.label.mount(Shown.self)
    return node
  }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let node = unsafeDowncast(node, to: ButtonNode.self)
    let look = environment.record?.extras.buttonLook.kind ?? .borderless
    node.take(role, action, look, environment)
    var inner = environment
    look.enter(&inner, role)
    inner.axis = .horizontal
    var position = 0
    var shown = Shown(storage: .first(title))
    if case .styled(let style) = look {
      shown = Shown(storage: .second(style.view(of: self, isPressed: node.isPressed)))
    }
    Shown._update(node.label.children, at: &position, to: shown, &inner)
  }
}

public struct ButtonRole: Hashable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}
