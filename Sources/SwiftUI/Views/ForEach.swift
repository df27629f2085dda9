// SPDX-License-Identifier: Apache-2.0

/// A view for each element of a collection, told apart by identifiers.
///
/// An element that keeps its identifier keeps its views, wherever it moves to. Elements that share
/// an identifier are told apart by their order.
public struct ForEach<Elements: RandomAccessCollection, ID: Hashable, Content: View> {
  public var data: Elements
  public var content: (Elements.Element) -> Content

  let identifier: (Elements.Element) -> ID
}

extension ForEach {
  public init(
    _ data: Elements,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Elements.Element) -> Content
  ) {
    self.init(data: data, content: content, identifier: { $0[keyPath: id] })
  }

  public init(_ data: Elements, @ViewBuilder content: @escaping (Elements.Element) -> Content)
  where Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(data: data, content: content, identifier: { $0.id })
  }

  public init<Value: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Value>,
    id: KeyPath<Value.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Value.Element>) -> Content
  ) where Elements == [Binding<Value.Element>] {
    self.init(data: Array(data), content: content, identifier: { $0.wrappedValue[keyPath: id] })
  }

  public init<Value: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Value>,
    @ViewBuilder content: @escaping (Binding<Value.Element>) -> Content
  )
  where
    Elements == [Binding<Value.Element>], Value.Element: Identifiable, ID == Value.Element.ID
  {
    self.init(data: Array(data), content: content, identifier: { $0.wrappedValue.id })
  }

  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Elements == Range<Int>, ID == Int {
    self.init(data: data, content: content, identifier: { $0 })
  }
}

extension ForEach: _PrimitiveView {
  public static func _makeNode() -> _ViewNode { ForEachNode<ID>() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let node = unsafeDowncast(node, to: ForEachNode<ID>.self)
    node.begin(count: data.count)
    for element in data {
      let entry = node.next(identifier(element)) { Content._appendNodes(to: &$0) }
      var position = 0
      Content._update(entry.nodes, at: &position, to: content(element), &environment)
    }
    node.end()
  }
}

final class ForEachNode<ID: Hashable>: _ViewNode {
  struct Entry {
    let id: ID
    let nodes: [_ViewNode]
  }

  private var entries: [Entry] = []
  /// How many entries are known to be in place; from there on `rebuilt` takes over.
  private var matched = 0
  private var rebuilt: [Entry] = []
  /// The former entries from the first mismatch on, by identifier; the last in line is first taken.
  private var former: [ID: [Entry]]?
  private var count = 0

  override var isDynamic: Bool { true }

  func begin(count: Int) {
    self.count = count
    matched = 0
  }

  /// The entry of the next element: its former one, or one that is made.
  func next(_ id: ID, make: (inout [_ViewNode]) -> Void) -> Entry {
    if former == nil {
      if matched < entries.count && entries[matched].id == id {
        matched += 1
        return entries[matched - 1]
      }
      startMatching()
    }
    if let entry = former?[id]?.popLast() {
      rebuilt.append(entry)
      return entry
    }
    var nodes: [_ViewNode] = []
    make(&nodes)
    for node in nodes { node.parent = self }
    let entry = Entry(id: id, nodes: nodes)
    rebuilt.append(entry)
    return entry
  }

  /// Ends an update: what is left of the former entries is gone.
  func end() {
    guard former != nil || matched < entries.count else { return }
    entries.removeSubrange(matched...)
    entries.append(contentsOf: rebuilt)
    rebuilt = []
    former = nil
    invalidate(.structure)
  }

  private func startMatching() {
    var former: [ID: [Entry]] = [:]
    for entry in entries[matched...].reversed() { former[entry.id, default: []].append(entry) }
    self.former = former
    rebuilt.reserveCapacity(max(0, count - matched))
  }

  override func appendItems(to items: inout [_ViewNode]) {
    for entry in entries {
      for node in entry.nodes { node.appendItems(to: &items) }
    }
  }
}

/// A name for a view: another name makes it another view.
public struct _Identity<ID: Hashable>: _ViewModification {
  @usableFromInline let id: ID

  @inlinable init(id: ID) { self.id = id }

  @MainActor public static func _appendNodes<Content: View>(
    of content: Content.Type,
    to nodes: inout [_ViewNode]
  ) {
    nodes.append(ForEachNode<ID>())
  }

  @MainActor public func _update<Content: View>(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to content: Content,
    _ environment: inout _ViewEnvironment
  ) {
    let node = unsafeDowncast(nodes[index], to: ForEachNode<ID>.self)
    index += 1
    node.begin(count: 1)
    let entry = node.next(id) { Content._appendNodes(to: &$0) }
    var position = 0
    Content._update(entry.nodes, at: &position, to: content, &environment)
    node.end()
  }
}

extension View {
  @inlinable public func id<ID: Hashable>(_ id: ID) -> _Modified<_Identity<ID>> {
    _modified(by: _Identity(id: id))
  }
}
