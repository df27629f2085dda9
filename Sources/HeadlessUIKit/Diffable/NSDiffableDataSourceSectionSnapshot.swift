// SPDX-License-Identifier: Apache-2.0

/// The items of one section as a forest; duplicates stop the program; O(items touched) by default.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  public private(set) var rootItems: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  public init() {}

  public var items: [ItemIdentifierType] { preorder(rootItems) { _ in true } }
  public var visibleItems: [ItemIdentifierType] { preorder(rootItems) { $0.isExpanded } }

  private func preorder(
    _ roots: [ItemIdentifierType],
    entering: (Node) -> Bool
  ) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var waiting = Array(roots.reversed())
    while let item = waiting.popLast() {
      found.append(item)
      if let node = nodes[item], entering(node) { waiting += node.children.reversed() }
    }
    return found
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Returns the index of an item, or nil; O(items).
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var node = nodes[item] else { return false }
    while let parent = node.parent, let above = nodes[parent] {
      if !above.isExpanded { return false }
      node = above
    }
    return true
  }

  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var node = known(item)
    while let parent = node.parent {
      level += 1
      node = known(parent)
    }
    return level
  }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = Self()
    if includingParent {
      part.copy([parent], from: self, below: nil)
    } else {
      part.copy(known(parent).children, from: self, below: nil)
    }
    return part
  }

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    enter(items, below: parent, at: siblings(below: parent).count)
  }

  public mutating func insert(
    _ items: [ItemIdentifierType],
    before beforeIdentifier: ItemIdentifierType
  ) { enter(items, below: known(beforeIdentifier).parent, at: place(of: beforeIdentifier)) }

  public mutating func insert(
    _ items: [ItemIdentifierType],
    after afterIdentifier: ItemIdentifierType
  ) { enter(items, below: known(afterIdentifier).parent, at: place(of: afterIdentifier) + 1) }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(known(parent).children)
    copy(snapshot.rootItems, from: snapshot, below: parent)
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let node = nodes[item] else { continue }
      setSiblings(siblings(below: node.parent).filter { $0 != item }, below: node.parent)
      for gone in preorder([item], entering: { _ in true }) { nodes[gone] = nil }
    }
  }

  public mutating func deleteAll() { self = Self() }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  private func known(_ item: ItemIdentifierType) -> Node {
    guard let node = nodes[item] else {
      stop("The item identifier \(SnapshotName(item)) is not in the section's snapshot.")
    }
    return node
  }

  private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { known($0).children } ?? rootItems
  }

  private mutating func setSiblings(
    _ items: [ItemIdentifierType],
    below parent: ItemIdentifierType?
  ) {
    if let parent { nodes[parent]?.children = items } else { rootItems = items }
  }

  private func place(of item: ItemIdentifierType) -> Int {
    siblings(below: known(item).parent).firstIndex(of: item) ?? 0
  }

  private mutating func enter(
    _ items: [ItemIdentifierType],
    below parent: ItemIdentifierType?,
    at place: Int
  ) {
    for item in items {
      require(
        nodes[item] == nil,
        "The item identifier \(SnapshotName(item)) is in the section's snapshot already."
      )
      nodes[item] = Node(parent: parent)
    }
    var all = siblings(below: parent)
    all.insert(contentsOf: items, at: place)
    setSiblings(all, below: parent)
  }

  private mutating func copy(
    _ items: [ItemIdentifierType],
    from other: Self,
    below parent: ItemIdentifierType?
  ) {
    append(items, to: parent)
    for item in other.preorder(items, entering: { _ in true }) {
      let node = other.known(item)
      if !node.children.isEmpty { append(node.children, to: item) }
      nodes[item]?.isExpanded = node.isExpanded
    }
  }
}
