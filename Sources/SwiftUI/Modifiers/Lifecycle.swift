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
  /// Appends one node that holds those of the view.
  @MainActor public static func _appendNodes<Content: View>(
    of content: Content.Type,
    to nodes: inout [_ViewNode]
  ) {
    let node = _makeNode()
    unsafeDowncast(node, to: LifecycleNode.self).mount(Content.self)
    nodes.append(node)
  }

  /// Updates the view, then what is done.
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

/// What is done when a view appears or disappears.
public struct _Appearance: _LifeModification {
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?

  /// Makes a node that does nothing yet.
  @MainActor public static func _makeNode() -> _ViewNode { AppearanceNode() }

  /// Takes over what is done.
  @MainActor public func _apply(to node: _ViewNode, _ environment: _ViewEnvironment) {
    let node = unsafeDowncast(node, to: AppearanceNode.self)
    node.onAppear = appear
    node.onDisappear = disappear
  }
}

private final class AppearanceNode: LifecycleNode {
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?

  override func didAppear() { onAppear?() }
  override func didDisappear() { onDisappear?() }
}

/// Work that lasts while a view is there.
public struct _TaskLife<ID: Equatable>: _LifeModification {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  /// Makes a node without work.
  @MainActor public static func _makeNode() -> _ViewNode { TaskNode<ID>() }

  /// Takes over the work, and starts it anew under another identity.
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

/// What is done when a view sees another value.
public struct _ValueChange<Value: Equatable>: _LifeModification {
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  /// Makes a node that has seen no value.
  @MainActor public static func _makeNode() -> _ViewNode { ValueNode<Value>() }

  /// Compares the value with the former one.
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

/// What is done with the elements of a publisher while a view is there.
public struct _Reception<Source: Publisher>: _LifeModification where Source.Failure == Never {
  let publisher: Source
  let action: @MainActor (Source.Output) -> Void

  /// Makes a node without a subscription.
  @MainActor public static func _makeNode() -> _ViewNode { OnReceiveNode<Source>() }

  /// Takes over the publisher and what is done.
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
  /// Does something when the view has come to be there, before its first frame is shown.
  ///
  /// A row that is scrolled out keeps its view, so nothing is done when it comes back, unless its place
  /// in the tree has another name by then.
  public func onAppear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> ModifiedContent<Self, _Appearance> {
    ModifiedContent(content: self, modifier: _Appearance(appear: action, disappear: nil))
  }

  /// Does something when the view is no longer there.
  public func onDisappear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> ModifiedContent<Self, _Appearance> {
    ModifiedContent(content: self, modifier: _Appearance(appear: nil, disappear: action))
  }

  /// Starts work on the main actor when the view has come to be there, and cancels it when it goes.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedContent<Self, _TaskLife<Bool>> {
    task(id: true, priority: priority, action)
  }

  /// Starts work on the main actor when the view has come to be there or the identity changes, and
  /// cancels it when either goes.
  public func task<ID: Equatable>(
    id: ID,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedContent<Self, _TaskLife<ID>> {
    ModifiedContent(
      content: self,
      modifier: _TaskLife(id: id, priority: priority, action: action)
    )
  }

  /// Does something with the former and the new value after an update that brought another one.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> ModifiedContent<Self, _ValueChange<Value>> {
    ModifiedContent(
      content: self,
      modifier: _ValueChange(value: value, isInitial: initial, action: action)
    )
  }

  /// Does something after an update that brought another value.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _ValueChange<Value>> {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something with the new value after an update that brought another one.
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> ModifiedContent<Self, _ValueChange<Value>> {
    onChange(of: value) { _, new in action(new) }
  }

  /// Does something with each element of a publisher while the view is there.
  ///
  /// The publisher that was given first is the one that is received from; elements have to come on the
  /// main queue.
  public func onReceive<Source: Publisher>(
    _ publisher: Source,
    perform action: @escaping @MainActor (Source.Output) -> Void
  ) -> ModifiedContent<Self, _Reception<Source>> where Source.Failure == Never {
    ModifiedContent(content: self, modifier: _Reception(publisher: publisher, action: action))
  }
}
