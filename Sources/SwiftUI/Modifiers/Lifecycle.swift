// SPDX-License-Identifier: Apache-2.0

public import Combine

/// What is done when a view appears, disappears, or sees another value.
public protocol _LifeModification: _ViewModification {
  /// Makes a node that stands for those of the view.
  @MainActor static func _makeNode() -> _ViewNode

  /// Takes over what is done.
  @MainActor func _apply(to node: _ViewNode, _ environment: _ViewEnvironment)
}

extension _LifeModification {
  @MainActor public static func _appendNodes<Content: View>(
    of content: Content.Type,
    to nodes: inout [_ViewNode]
  ) {
    let node = _makeNode()
    unsafeDowncast(node, to: LifecycleNode.self).mount(Content.self)
    nodes.append(node)
  }

  @MainActor public func _update<Content: View>(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to content: Content,
    _ environment: inout _ViewEnvironment
  ) {
    let node = unsafeDowncast(nodes[index], to: LifecycleNode.self)
    index += 1
    var position = 0
    Content._update(node.children, at: &position, to: content, &environment)
    environment.lives?.visit(node)
    _apply(to: node, environment)
  }
}

public struct _Appearance: _LifeModification {
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?

  @MainActor public static func _makeNode() -> _ViewNode { AppearanceNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: _ViewEnvironment) {
    unsafeDowncast(node, to: AppearanceNode.self).actions = self
  }
}

private final class AppearanceNode: LifecycleNode {
  var actions: _Appearance?

  override func didAppear() { actions?.appear?() }
  override func didDisappear() { actions?.disappear?() }
}

public struct _TaskLife<ID: Equatable>: _LifeModification {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  @MainActor public static func _makeNode() -> _ViewNode { TaskNode<ID>() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: _ViewEnvironment) {
    unsafeDowncast(node, to: TaskNode<ID>.self).take(self)
  }
}

private final class TaskNode<ID: Equatable>: LifecycleNode {
  private var work: _TaskLife<ID>?
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  func take(_ work: _TaskLife<ID>) {
    let isAnother = self.work.map { $0.id != work.id } ?? false
    self.work = work
    if isAnother, task != nil { start() }
  }

  private func start() {
    task?.cancel()
    guard let work else { return }
    task = Task(priority: work.priority) { @MainActor in await work.action() }
  }

  override func didAppear() { start() }

  override func didDisappear() {
    task?.cancel()
    task = nil
  }
}

public struct _ValueChange<Value: Equatable>: _LifeModification {
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  @MainActor public static func _makeNode() -> _ViewNode { ValueNode<Value>() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: _ViewEnvironment) {
    let node = unsafeDowncast(node, to: ValueNode<Value>.self)
    let former = node.value
    node.value = value
    if former == value || former == nil && !isInitial { return }
    environment.lives?.later { [action, value] in action(former ?? value, value) }
  }
}

private final class ValueNode<Value: Equatable>: LifecycleNode {
  var value: Value?
}

public struct _Reception<Source: Publisher>: _LifeModification where Source.Failure == Never {
  let publisher: Source
  let action: @MainActor (Source.Output) -> Void

  @MainActor public static func _makeNode() -> _ViewNode { OnReceiveNode<Source>() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: _ViewEnvironment) {
    unsafeDowncast(node, to: OnReceiveNode<Source>.self).take(self)
  }
}

private final class OnReceiveNode<Source: Publisher>: LifecycleNode where Source.Failure == Never {
  private var reception: _Reception<Source>?
  private var subscription: AnyCancellable?

  func take(_ reception: _Reception<Source>) { self.reception = reception }

  override func didAppear() {
    // Elements come where the publisher sends them; a view receives on the main actor.
    subscription = reception?.publisher
      .sink { [unowned self] element in
        nonisolated(unsafe) let element = element
        MainActor.assumeIsolated { reception?.action(element) }
      }
  }

  override func didDisappear() { subscription = nil }
}

extension View {
  /// Runs before the view's first frame.
  ///
  /// A row that scrolls out keeps its view, so the action does not run when it returns, unless
  /// `id(_:)` has given the row another name by then.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> _Modified<_Appearance> {
    _modified(by: _Appearance(appear: action, disappear: nil))
  }

  public func onDisappear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> _Modified<_Appearance> {
    _modified(by: _Appearance(appear: nil, disappear: action))
  }

  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> _Modified<_TaskLife<Bool>> {
    task(id: true, priority: priority, action)
  }

  public func task<ID: Equatable>(
    id: ID,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> _Modified<_TaskLife<ID>> {
    _modified(by: _TaskLife(id: id, priority: priority, action: action))
  }

  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> _Modified<_ValueChange<Value>> {
    _modified(by: _ValueChange(value: value, isInitial: initial, action: action))
  }

  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> _Modified<_ValueChange<Value>> {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> _Modified<_ValueChange<Value>> {
    onChange(of: value) { _, new in action(new) }
  }

  /// Receives from the publisher given first; its elements have to arrive on the main queue.
  public func onReceive<Source: Publisher>(
    _ publisher: Source,
    perform action: @escaping @MainActor (Source.Output) -> Void
  ) -> _Modified<_Reception<Source>> where Source.Failure == Never {
    _modified(by: _Reception(publisher: publisher, action: action))
  }
}
