// SPDX-License-Identifier: Apache-2.0

/// A control that does one thing when a finger lifts inside it; the row that holds it is not selected.
public struct Button<Title: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let title: Title

  public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Title
  ) {
    self.init(role: nil, action: action, label: label)
  }

  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Title
  ) {
    self.role = role
    self.action = action
    title = label()
  }
}

extension Button where Title == Text {
  public init<Name: StringProtocol>(_ title: Name, action: @escaping @MainActor () -> Void) {
    self.init(title, role: nil, action: action)
  }

  public init<Name: StringProtocol>(
    _ title: Name,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Title == Label<Text, Image> {
  public init<Name: StringProtocol>(
    _ title: Name,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  public init<Name: StringProtocol>(
    _ title: Name,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
}

extension Button: _BodilessView {
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    let node = ButtonNode()
    node.label.mount(_ConditionalContent<Title, AnyView>.self)
    nodes.append(node)
  }

  public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: Button,
    _ environment: inout _ViewEnvironment
  ) {
    let node = unsafeDowncast(nodes[index], to: ButtonNode.self)
    index += 1
    let look = environment.record?.extras.buttonLook.kind ?? .borderless
    node.take(view.role, view.action, look, environment)
    var inner = environment
    look.enter(&inner, view.role)
    inner.axis = .horizontal
    var position = 0
    let content: _ConditionalContent<Title, AnyView>
    if case .styled(let style) = look {
      content = _ConditionalContent(
        storage: .second(style.view(of: view, isPressed: node.isPressed))
      )
    } else {
      content = _ConditionalContent(storage: .first(view.title))
    }
    _ConditionalContent<Title, AnyView>
      ._update(node.label.children, at: &position, to: content, &inner)
  }
}

public struct ButtonRole: Hashable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}
