// SPDX-License-Identifier: Apache-2.0

import ListAlgorithms

/// Identifiers that were marked, each once, in the order of marking.
struct SnapshotMarks<Identifier: Hashable> {
  /// The marked identifiers.
  private(set) var all: [Identifier] = []
  private var members = ElementTable<Identifier>()

  /// Marks identifiers; those that are marked stay where they are.
  mutating func mark(_ identifiers: [Identifier]) {
    all.reserveCapacity(all.count + identifiers.count)
    for identifier in identifiers where members.insert(identifier, number: 0) {
      all.append(identifier)
    }
  }

  /// Takes the marks off some identifiers.
  mutating func unmark(_ identifiers: some Sequence<Identifier>) {
    guard !all.isEmpty else { return }
    for identifier in identifiers { members.remove(identifier) }
    if members.count < all.count { all.removeAll { members[$0] == nil } }
  }

  /// Takes all marks off.
  mutating func removeAll() {
    all.removeAll()
    members = ElementTable()
  }
}

extension SnapshotMarks: Sendable where Identifier: Sendable {}
