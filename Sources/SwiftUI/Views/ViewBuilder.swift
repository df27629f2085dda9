// SPDX-License-Identifier: Apache-2.0

/// Statements are joined two by two, so a closure may hold any number of them.
@resultBuilder public enum ViewBuilder {
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable public static func buildPartialBlock<Content: View>(first content: Content) -> Content
  {
    content
  }

  @inlinable public static func buildPartialBlock<Former: View, Next: View>(
    accumulated: Former,
    next: Next
  ) -> TupleView<Former, Next> {
    TupleView(first: accumulated, second: next)
  }

  @inlinable public static func buildOptional<Content: View>(_ content: Content?) -> Content? {
    content
  }

  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  @MainActor @preconcurrency
  @inlinable public static func buildLimitedAvailability<Content: View>(_ content: Content)
    -> AnyView
  {
    AnyView(content)
  }
}

/// Two views, or nested pairs of more; without a node, their nodes lie in the list of the holder.
public struct TupleView<First: View, Second: View> {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}

extension TupleView: _BodilessView {
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    First._appendNodes(to: &nodes)
    Second._appendNodes(to: &nodes)
  }

  @inlinable public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: TupleView,
    _ environment: inout _ViewEnvironment
  ) {
    First._update(nodes, at: &index, to: view.first, &environment)
    Second._update(nodes, at: &index, to: view.second, &environment)
  }
}

/// One of two views, as `if` with `else` and `switch` choose.
public struct _ConditionalContent<First: View, Second: View> {
  @usableFromInline enum Storage {
    case first(First)
    case second(Second)
  }

  @usableFromInline let storage: Storage

  @inlinable init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: _BodilessView {
  public static func _appendNodes(to nodes: inout [_ViewNode]) { nodes.append(BranchNode()) }

  @inlinable public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: _ConditionalContent,
    _ environment: inout _ViewEnvironment
  ) {
    let node = nodes[index]
    index += 1
    var position = 0
    switch view.storage {
    case .first(let chosen):
      let shown = node._nodes(ofBranch: 1) { First._appendNodes(to: &$0) }
      First._update(shown, at: &position, to: chosen, &environment)
    case .second(let chosen):
      let shown = node._nodes(ofBranch: 2) { Second._appendNodes(to: &$0) }
      Second._update(shown, at: &position, to: chosen, &environment)
    }
  }
}

extension Optional: View, _BodilessView where Wrapped: View {
  public static func _appendNodes(to nodes: inout [_ViewNode]) { nodes.append(BranchNode()) }

  @inlinable public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: Wrapped?,
    _ environment: inout _ViewEnvironment
  ) {
    let node = nodes[index]
    index += 1
    guard let view else {
      _ = node._nodes(ofBranch: 0) { _ in }
      return
    }
    let shown = node._nodes(ofBranch: 1) { Wrapped._appendNodes(to: &$0) }
    var position = 0
    Wrapped._update(shown, at: &position, to: view, &environment)
  }
}

public struct EmptyView: Sendable {
  @inlinable public init() {}
}

extension EmptyView: _BodilessView {
  public static func _appendNodes(to nodes: inout [_ViewNode]) {}

  @inlinable public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: EmptyView,
    _ environment: inout _ViewEnvironment
  ) {}
}

/// Several views where one is wanted; what surrounds it sees each of them.
public struct Group<Content: View>: View {
  @usableFromInline let content: Content

  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @inlinable public var body: Content { content }
}
