// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

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

@Suite("Snapshot inspection") @MainActor struct SnapshotInspectionTests {
  private static func snapshot(_ sections: [[String]]) -> NSDiffableDataSourceSnapshot<Int, String>
  {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (number, items) in sections.enumerated() {
      snapshot.appendSections([number])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test("inspection compares the displayed items and presumes heights for the others")
  func items() throws {
    let table = UITableView(frame: CGRect(0, 0, 320, 400), style: .plain)
    expect(SnapshotInspection(of: table) == nil)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    source.apply(Self.snapshot([["a", "b"], ["c"]]), animatingDifferences: false)
    let first = try require(SnapshotInspection(of: table))
    expectEqual(first.items, ["a", "b", "c"])
    source.applySnapshotUsingReloadData(Self.snapshot([["c"], ["d"]]))
    let second = try require(SnapshotInspection(of: table))
    expect(second.items == ["c", "d"] && second.comparedCount == first.comparedCount)
    source.apply(Self.snapshot([["c", "d"]]), animatingDifferences: false)
    let third = try require(SnapshotInspection(of: table))
    expect(third.items == ["c", "d"] && third.comparedCount == second.comparedCount + 1)
    do {
      let path = IndexPath(row: 3, section: 0)
      let table = UITableView(frame: CGRect(0, 0, 320, 400), style: .plain)
      table.rowHeight = 50
      expectEqual(table.presumedHeight(at: path), 50)
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 120
      expectEqual(table.presumedHeight(at: path), 120)
      let delegate = EstimatingDelegate()
      table.delegate = delegate
      expectEqual(table.presumedHeight(at: path), 33)
    }
  }

  private final class EstimatingDelegate: NSObject, UITableViewDelegate {
    func tableView(_: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(indexPath.row * 11)
    }
  }
}

@Suite("Snapshot refusals") struct SnapshotRefusalTests {
  enum Mistake: String, CaseIterable, Codable {
    case itemTwiceInOneCall = "The item identifier \"eleven\" stands twice in a snapshot"
    case itemTwiceWhenAsked = "The item identifier \"ten\" stands twice in a snapshot"
    case itemTwiceWhenApplied = "The item identifier \"twelve\" stands twice in a snapshot"
    case itemTwiceWhenReloaded = "The item identifier \"thirteen\" stands twice in a snapshot"
    case insertedTwice = "The item identifier \"one\" stands twice in a snapshot"
    case sectionTwice = "The section identifier \"a\" stands twice in a snapshot"
    case noSection = "Append a section to the snapshot before you append items"
    case unknownSection = "The section identifier \"nowhere\" is not in the snapshot"
    case unknownSectionCount = "The section identifier \"nobody\" is not in the snapshot"
    case unknownItem = "The item identifier \"nothing\" is not in the snapshot"
    case unknownReload = "The item identifier \"gone\" is not in the snapshot"
    case unknownReconfigure = "The item identifier \"lost\" is not in the snapshot"
    case unknownReloadSection = "The section identifier \"lost\" is not in the snapshot"
    case longIdentifier = "xxx…\" is not in the snapshot"
    case noCell =
      "returned nil for the item \"one\", row 0 of section 0: return a cell for each item"
    case inUpdates = "A snapshot cannot be applied between beginUpdates() and endUpdates()"
  }

  @Test("R37: each wrong call stops, and names the identifier", arguments: Mistake.allCases)
  func mistake(mistake: Mistake) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [mistake] in await MainActor.run { Self.make(mistake) }
    }
    let words = String(decoding: exit?.standardErrorContent ?? [], as: UTF8.self)
    expect(words.contains(mistake.rawValue), "\(words)")
  }

  @MainActor private static func make(_ mistake: Mistake) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    if mistake == .noSection { snapshot.appendItems(["one"]) }
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems(["one", "two"], toSection: "a")
    if !makeInItems(mistake, &snapshot), !makeInSections(mistake, &snapshot) {
      makeInSource(mistake, snapshot)
    }
  }

  private static func makeInItems(
    _ mistake: Mistake,
    _ snapshot: inout NSDiffableDataSourceSnapshot<String, String>
  ) -> Bool {
    switch mistake {
    case .itemTwiceInOneCall:
      _ = snapshot.indexOfItem("one")
      snapshot.appendItems(["eleven", "twelve", "eleven"])
    case .itemTwiceWhenAsked:
      snapshot.appendItems(["ten"], toSection: "a")
      snapshot.appendItems(["ten"], toSection: "b")
      _ = snapshot.indexOfItem("one")
    case .itemTwiceWhenReloaded:
      snapshot.appendItems(["thirteen", "thirteen"])
      snapshot.reloadItems(["one"])
    case .insertedTwice: snapshot.insertItems(["one"], afterItem: "two")
    case .unknownItem: snapshot.insertItems(["three"], afterItem: "nothing")
    case .unknownReload: snapshot.reloadItems(["one", "gone"])
    case .unknownReconfigure: snapshot.reconfigureItems(["lost"])
    case .longIdentifier: snapshot.reloadItems([String(repeating: "x", count: 1_000_000)])
    default: return false
    }
    return true
  }

  private static func makeInSections(
    _ mistake: Mistake,
    _ snapshot: inout NSDiffableDataSourceSnapshot<String, String>
  ) -> Bool {
    switch mistake {
    case .sectionTwice: snapshot.appendSections(["c", "a"])
    case .unknownSection: snapshot.appendItems(["three"], toSection: "nowhere")
    case .unknownSectionCount: _ = snapshot.numberOfItems(inSection: "nobody")
    case .unknownReloadSection: snapshot.reloadSections(["lost"])
    default: return false
    }
    return true
  }

  @MainActor private static func makeInSource(
    _ mistake: Mistake,
    _ snapshot: NSDiffableDataSourceSnapshot<String, String>
  ) {
    var snapshot = snapshot
    let table = UITableView(frame: CGRect(0, 0, 320, 440))
    let source = UITableViewDiffableDataSource<String, String>(tableView: table) { _, _, _ in nil }
    switch mistake {
    case .itemTwiceWhenApplied:
      snapshot.appendItems(["twelve", "three", "twelve"])
      source.apply(snapshot)
    case .noCell:
      source.apply(snapshot)
      FrameRenderer(root: table).renderFrame()
    case .inUpdates:
      FrameRenderer(root: table).renderFrame()
      table.performBatchUpdates { source.apply(snapshot) }
    default: break
    }
  }
}
