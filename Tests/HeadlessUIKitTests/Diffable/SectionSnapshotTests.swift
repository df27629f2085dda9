// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Snapshots of a section") struct SectionSnapshotTests {
  private final class Tree {
    let item: Int
    var children: [Tree] = []
    var isExpanded = false

    init(_ item: Int) { self.item = item }

    func all(_ enters: (Tree) -> Bool) -> [Int] {
      [item] + (enters(self) ? children.flatMap { $0.all(enters) } : [])
    }

    func find(_ item: Int, depth: Int = 0) -> (tree: Tree, parent: Tree?, depth: Int)? {
      if self.item == item { return (self, nil, depth) }
      for child in children {
        if let found = child.find(item, depth: depth + 1) {
          return (found.tree, found.parent ?? self, found.depth)
        }
      }
      return nil
    }
  }

  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  private func check(_ snapshot: Snapshot, _ root: Tree, _ words: String) {
    let items = Array(root.all { _ in true }.dropFirst())
    let visible = root.children.flatMap { $0.all(\.isExpanded) }
    expectEqual(snapshot.items, items, "\(words)")
    expectEqual(snapshot.visibleItems, visible, "\(words)")
    expectEqual(snapshot.rootItems, root.children.map(\.item), "\(words)")
    for item in 0..<40 {
      let found = root.find(item)
      expectEqual(snapshot.contains(item), (found != nil), "\(words)")
      guard let found else { continue }
      expectEqual(snapshot.index(of: item), items.firstIndex(of: item), "\(words)")
      expectEqual(snapshot.isExpanded(item), found.tree.isExpanded, "\(words)")
      expectEqual(snapshot.isVisible(item), visible.contains(item), "\(words)")
      expectEqual(snapshot.level(of: item), found.depth - 1, "\(words)")
      expectEqual(snapshot.parent(of: item), found.parent.flatMap { $0 === root ? nil : $0.item })
    }
  }

  @Test("after any edits both have the same items, levels and what is shown", arguments: 0..<30)
  func walks(seed: Int) {
    var generator = SplitMix64(seed: UInt64(9_400 + seed))
    var snapshot = Snapshot()
    let root = Tree(-1)
    var words = "seed \(9_400 + seed)"
    for _ in 0..<30 {
      let known = snapshot.items
      let free = (0..<40).filter { !known.contains($0) }.shuffled(using: &generator)
      let new = Array(free.prefix(Int.random(in: 1...3, using: &generator)))
      let other = known.randomElement(using: &generator)
      switch (Int.random(in: 0..<6, using: &generator), other) {
      case (0, _), (_, nil):
        snapshot.append(new)
        root.children += new.map(Tree.init)
        words += ", append \(new)"
      case (1, let other?):
        snapshot.append(new, to: other)
        root.find(other)?.tree.children += new.map(Tree.init)
        words += ", append \(new) to \(other)"
      case (2, let other?), (3, let other?):
        let isBefore = Bool.random(using: &generator)
        isBefore ? snapshot.insert(new, before: other) : snapshot.insert(new, after: other)
        let parent = root.find(other)?.parent
        let place = parent?.children.firstIndex { $0.item == other } ?? 0
        parent?.children.insert(contentsOf: new.map(Tree.init), at: place + (isBefore ? 0 : 1))
        words += ", insert \(new) \(isBefore ? "before" : "after") \(other)"
      case (4, let other?):
        snapshot.delete([other, 99])
        root.find(other)?.parent?.children.removeAll { $0.item == other }
        words += ", delete \(other)"
      case (_, let other?):
        let tree = root.find(other)?.tree
        tree?.isExpanded.toggle()
        snapshot.isExpanded(other) ? snapshot.collapse([other]) : snapshot.expand([other])
        words += ", toggle \(other)"
      }
      check(snapshot, root, words)
    }
  }

  @Test("parts of a section's snapshot replace others, and repeated or missing items stop")
  func parts() async {
    do {
      var snapshot = Snapshot()
      snapshot.append([1, 2])
      snapshot.append([3, 4], to: 1)
      snapshot.append([5], to: 4)
      snapshot.expand([4])
      expectEqual(snapshot.snapshot(of: 1).items, [3, 4, 5])
      expect(snapshot.snapshot(of: 1).isExpanded(4))
      expectEqual(snapshot.snapshot(of: 1, includingParent: true).items, [1, 3, 4, 5])
      var part = Snapshot()
      part.append([6])
      part.append([7], to: 6)
      snapshot.replace(childrenOf: 1, using: part)
      expectEqual(snapshot.items, [1, 6, 7, 2])
      expectEqual(snapshot.level(of: 7), 2)
      snapshot.deleteAll()
      expect(snapshot.items.isEmpty)
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.append([1])
      snapshot.append([1])
    }
    await #expect(processExitsWith: .failure) {
      let snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      _ = snapshot.level(of: 1)
    }
  }
}
