// SPDX-License-Identifier: Apache-2.0

/// Identifiers that were marked, each once, in the order of marking.
struct SnapshotMarks<Identifier: Hashable> {
  /// The marked identifiers.
  private(set) var all: [Identifier] = []
  private var members: Set<Identifier> = []

  /// Marks identifiers; those that are marked stay where they are.
  mutating func mark(_ identifiers: [Identifier]) {
    all.reserveCapacity(all.count + identifiers.count)
    members.reserveCapacity(members.count + identifiers.count)
    for identifier in identifiers where members.insert(identifier).inserted {
      all.append(identifier)
    }
  }

  /// Takes the marks off some identifiers.
  mutating func unmark(_ identifiers: some Sequence<Identifier>) {
    guard !all.isEmpty else { return }
    members.subtract(identifiers)
    if members.count < all.count { all.removeAll { !members.contains($0) } }
  }

  /// Takes all marks off.
  mutating func removeAll() {
    all.removeAll()
    members.removeAll()
  }
}

extension SnapshotMarks: Sendable where Identifier: Sendable {}
