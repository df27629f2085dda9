// SPDX-License-Identifier: Apache-2.0

/// A node that stands for the nodes of all elements of a collection.
final class ForEachNode<ID: Hashable>: _ViewNode {
  /// The nodes of one element.
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

  /// Starts an update.
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
