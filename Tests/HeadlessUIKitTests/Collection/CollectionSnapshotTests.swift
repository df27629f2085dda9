// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Snapshots in collections", .serialized) @MainActor struct CollectionSnapshotTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  @MainActor private final class Stage {
    let window = UIWindow(frame: CGRect(0, 0, 100, 100))
    let view: UICollectionView
    let renderer: FrameRenderer
    var filled: [String] = []
    private(set) lazy var source = Source(collectionView: view) { [unowned self] view, path, text in
      filled.append(text)
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    private let registration = UICollectionView.CellRegistration<CollectionStage.TextCell, String> {
      cell,
      _,
      text in cell.label.text = text
    }

    init() {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(45, 20)
      flow.minimumInteritemSpacing = 0
      flow.minimumLineSpacing = 0
      view = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
      renderer = FrameRenderer(root: window)
      window.addSubview(view)
    }

    var shown: [IndexPath: String] {
      view.cells.mapValues { ($0 as? CollectionStage.TextCell)?.label.text ?? "none" }
    }
  }

  private func draw(_ generator: inout SplitMix64) -> Snapshot {
    var snapshot = Snapshot()
    let sections = (0..<5).shuffled(using: &generator)
      .prefix(Int.random(in: 1...4, using: &generator))
    var items = (0..<30).map { "\($0)" }.shuffled(using: &generator)
    snapshot.appendSections(Array(sections))
    for section in sections {
      let count = Int.random(in: 0...6, using: &generator)
      snapshot.appendItems(Array(items.suffix(count)), toSection: section)
      items.removeLast(count)
    }
    return snapshot
  }

  @Test("after any snapshot the cells are those of a collection just opened", arguments: 0..<20)
  func walks(seed: Int) {
    var generator = SplitMix64(seed: UInt64(8_300 + seed))
    let stage = Stage()
    for step in 0..<8 {
      let snapshot = draw(&generator)
      stage.source.apply(snapshot, animatingDifferences: Bool.random(using: &generator))
      stage.renderer.renderFrame()
      let fresh = Stage()
      fresh.source.applySnapshotUsingReloadData(snapshot)
      fresh.renderer.renderFrame()
      expectEqual(stage.shown, fresh.shown, "seed \(8_300 + seed), step \(step)")
      expectEqual(stage.view.cells.mapValues(\.frame), fresh.view.cells.mapValues(\.frame))
    }
  }

  @Test("items that stay keep their cells, also when a snapshot is applied within a layout")
  func keeps() {
    do {
      let stage = Stage()
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c"])
      stage.source.apply(snapshot)
      stage.renderer.renderFrame()
      let cell = stage.view.cellForItem(at: IndexPath(item: 1, section: 0))
      stage.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      stage.filled = []
      snapshot.deleteItems(["a"])
      snapshot.appendItems(["d"])
      snapshot.reconfigureItems(["b"])
      var ended = 0
      stage.source.apply(snapshot) { ended += 1 }
      stage.renderer.renderFrame()
      expectEqual(ended, 1)
      expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
      expectEqual(stage.filled.sorted(), ["b", "d"])
      expectEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
      expectEqual(stage.source.itemIdentifier(for: IndexPath(item: 2, section: 0)), "d")
      expectEqual(stage.source.indexPath(for: "c"), IndexPath(item: 1, section: 0))
    }
    let stage = Stage()
    var second = Snapshot()
    second.appendSections([0])
    second.appendItems(["x", "y"])
    var applied = false
    let registration = UICollectionView.CellRegistration<CollectionStage.TextCell, String> {
      cell,
      _,
      text in cell.label.text = text
    }
    let source = Source(collectionView: stage.view) { view, path, text in
      if !applied {
        applied = true
        (view.dataSource as? Source)?.apply(second)
      }
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var first = Snapshot()
    first.appendSections([0])
    first.appendItems(["a"])
    source.apply(first)
    stage.renderer.renderFrame()
    stage.renderer.renderFrame()
    expectEqual(stage.shown.values.sorted(), ["x", "y"])
  }

  @Test("snapshots of sections are displayed, expanded and forgotten by the last one of all")
  func nestedSections() {
    let stage = Stage()
    var base = Snapshot()
    base.appendSections([0, 1])
    func outline(_ items: [String]) -> NSDiffableDataSourceSectionSnapshot<String> {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(items)
      return outline
    }
    stage.source.apply(base) {
      stage.source.apply(outline(["a"]), to: 0)
      stage.source.apply(outline(["b", "c"]), to: 1)
    }
    stage.renderer.renderFrame()
    expectEqual(stage.source.snapshot().itemIdentifiers(inSection: 0), ["a"])
    expectEqual(stage.source.snapshot().itemIdentifiers(inSection: 1), ["b", "c"])
    do {
      let stage = Stage()
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["a"])
      outline.append(["old"], to: "a")
      stage.source.apply(outline, to: 0)
      var whole = stage.source.snapshot()
      whole.appendItems(["new"], toSection: 0)
      stage.source.apply(whole)
      stage.source.toggle(at: IndexPath(item: 0, section: 0))
      expectEqual(stage.source.snapshot().itemIdentifiers, ["a", "new"])
      expect(stage.source.level(at: IndexPath(item: 0, section: 0)) == nil)
      expectEqual(stage.source.snapshot(for: 0).items, ["a", "new"])
    }
    do {
      let stage = Stage()
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["a", "b"])
      outline.append(["a1", "a2"], to: "a")
      stage.source.apply(outline, to: 7)
      expectEqual(stage.source.snapshot().itemIdentifiers, ["a", "b"])
      expectEqual(stage.source.index(for: 7), 0)
      let first = IndexPath(item: 0, section: 0)
      stage.source.toggle(at: first)
      expectEqual(stage.source.snapshot().itemIdentifiers, ["a", "a1", "a2", "b"])
      expect(stage.source.isExpanded(at: first))
      expectEqual(stage.source.level(at: IndexPath(item: 1, section: 0)), 1)
      expectEqual(stage.source.snapshot(for: 7).items, ["a", "a1", "a2", "b"])
      var heard: [String] = []
      stage.source.sectionSnapshotHandlers.shouldCollapseItem = {
        heard.append("may \($0) go")
        return false
      }
      stage.source.toggle(at: first)
      expect(stage.source.isExpanded(at: first) && heard == ["may a go"])
      stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, inner in
        var more = inner
        more.append(["\(item)3"])
        return more
      }
      stage.source.toggle(at: IndexPath(item: 3, section: 0))
      expectEqual(stage.source.snapshot().itemIdentifiers, ["a", "a1", "a2", "b", "b3"])
    }
  }
}
