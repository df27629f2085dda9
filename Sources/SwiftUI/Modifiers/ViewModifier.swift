// SPDX-License-Identifier: Apache-2.0

/// A modifier made of views and other modifiers.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// Stands for the view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension View {
  /// Applies a modifier made of views.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> _ComposedView<Self, Modifier> {
    _ComposedView(content: self, modifier: modifier)
  }
}

/// Stands for the view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let view: AnyView

  /// The view itself.
  public var body: AnyView { view }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Joins a view and a modifier.
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, _BodilessView where Content: View, Modifier: _ViewModification {
  /// Appends the nodes of the view, as the modifier has them.
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    Modifier._appendNodes(of: Content.self, to: &nodes)
  }

  /// Updates the view's nodes and the modifier's.
  @inlinable public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: ModifiedContent,
    _ environment: inout _ViewEnvironment
  ) {
    view.modifier._update(nodes, at: &index, to: view.content, &environment)
  }
}

/// A view under a modifier made of views.
public struct _ComposedView<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  /// The modified view.
  public var body: Modifier.Body {
    modifier.body(content: _ViewModifier_Content(view: AnyView(content)))
  }
}
