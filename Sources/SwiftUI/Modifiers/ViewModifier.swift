// SPDX-License-Identifier: Apache-2.0

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View

  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension View {
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> _ComposedView<Self, Modifier> {
    _ComposedView(content: self, modifier: modifier)
  }
}

/// Stands for the view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let view: AnyView

  public var body: AnyView { view }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, _BodilessView where Content: View, Modifier: _ViewModification {
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    Modifier._appendNodes(of: Content.self, to: &nodes)
  }

  @inlinable public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: ModifiedContent,
    _ environment: inout _ViewEnvironment
  ) {
    view.modifier._update(nodes, at: &index, to: view.content, &environment)
  }
}

public struct _ComposedView<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  public var body: Modifier.Body {
    modifier.body(content: _ViewModifier_Content(view: AnyView(content)))
  }
}
