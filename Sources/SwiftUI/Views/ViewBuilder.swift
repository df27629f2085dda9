// SPDX-License-Identifier: Apache-2.0

/// Builds one view from the statements of a closure.
///
/// Statements are joined two by two, so a closure may hold any number of them.
@resultBuilder public enum ViewBuilder {
  /// Takes a statement as it is.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Builds nothing from an empty closure.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  /// Starts with the first statement.
  @inlinable public static func buildPartialBlock<Content: View>(first content: Content) -> Content
  {
    content
  }

  /// Joins a statement to those before it.
  @inlinable public static func buildPartialBlock<Former: View, Next: View>(
    accumulated: Former,
    next: Next
  ) -> TupleView<Former, Next> {
    TupleView(first: accumulated, second: next)
  }

  /// Builds an `if` without `else`.
  @inlinable public static func buildOptional<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Builds the first branch of a choice.
  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Builds the second branch of a choice.
  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Hides the type of what stands behind an availability check.
  @MainActor @preconcurrency
  @inlinable public static func buildLimitedAvailability<Content: View>(_ content: Content)
    -> AnyView
  {
    AnyView(content)
  }
}

/// Two views, one after the other; several are pairs of pairs.
///
/// It has no node: the nodes of both lie in the list of whatever holds the views.
public struct TupleView<First: View, Second: View> {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}

extension TupleView: _BodilessView {
  /// Appends the nodes of the first view, then those of the second.
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    First._appendNodes(to: &nodes)
    Second._appendNodes(to: &nodes)
  }

  /// Brings the nodes of both views in line with them.
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
  /// Appends a node that holds the nodes of the chosen view.
  public static func _appendNodes(to nodes: inout [_ViewNode]) { nodes.append(BranchNode()) }

  /// Updates the chosen view, mounting it anew when the choice has changed.
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
  /// Appends a node that holds the view's nodes while there is a view.
  public static func _appendNodes(to nodes: inout [_ViewNode]) { nodes.append(BranchNode()) }

  /// Mounts, updates or unmounts the view.
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

/// A view of nothing, without a node.
public struct EmptyView: Sendable {
  /// Creates a view of nothing.
  @inlinable public init() {}
}

extension EmptyView: _BodilessView {
  /// Appends nothing.
  public static func _appendNodes(to nodes: inout [_ViewNode]) {}

  /// Updates nothing.
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

  /// Creates a group.
  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views of the group.
  @inlinable public var body: Content { content }
}
