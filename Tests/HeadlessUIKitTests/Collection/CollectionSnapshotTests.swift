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
      let cell = stage.view.cellForItem(at: [0, 1])
      stage.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      stage.filled = []
      snapshot.deleteItems(["a"])
      snapshot.appendItems(["d"])
      snapshot.reconfigureItems(["b"])
      var ended = 0
      stage.source.apply(snapshot) { ended += 1 }
      expectEqual(stage.renderer.rendered(ended), 1)
      expect(stage.view.cellForItem(at: [0, 0]) === cell)
      expectEqual(stage.filled.sorted(), ["b", "d"])
      expectEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
      expectEqual(stage.source.itemIdentifier(for: [0, 2]), "d")
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
    expectEqual(stage.renderer.rendered(stage.shown.values.sorted()), ["x", "y"])
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
      stage.source.toggle(at: [0, 0])
      expectEqual(stage.source.snapshot().itemIdentifiers, ["a", "new"])
      expect(stage.source.level(at: [0, 0]) == nil)
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
      expectEqual(stage.source.level(at: [0, 1]), 1)
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
      stage.source.toggle(at: [0, 3])
      expectEqual(stage.source.snapshot().itemIdentifiers, ["a", "a1", "a2", "b", "b3"])
    }
  }
}

@Suite("Swipe actions of lists") @MainActor final class ListSwipeTests {
  private var diary: [String] = []
  private var done: (@MainActor (Bool) -> Void)?

  private func stage(
    headers: UICollectionLayoutListConfiguration.HeaderMode = .none
  ) -> CollectionListStage {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = headers
    list.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
      diary.append("ask \(path.item)")
      let delete = UIContextualAction(style: .destructive, title: "Delete") {
        [unowned self] _, _, done in
        diary.append("delete \(path.item)")
        self.done = done
      }
      let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
        diary.append("flag \(path.item)")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete, flag])
    }
    let stage = CollectionListStage(list, fill: CollectionListStage.text)
    stage.show([(0..<30).map { "Item \($0)" }])
    return stage
  }

  private func swipe(
    _ item: Int,
    by distance: CGFloat,
    from x: CGFloat = 300,
    on stage: CollectionListStage
  ) throws {
    let y = try stage.cell(item).frame.midY
    let touch = try require(stage.window.beginTouch(at: CGPoint(x, y)))
    for step in 1...5 {
      stage.window.moveTouch(touch, to: CGPoint(x + distance * CGFloat(step) / 5, y))
    }
    stage.window.endTouch(touch)
    stage.renderer.renderFrame()
  }

  @Test("a swipe shows its actions once, and an action or a full swipe acts and closes")
  func opens() throws {
    let stage = stage()
    try swipe(2, by: -120, on: stage)
    let cell = try stage.cell(2)
    let actions = try require(cell.subviews.last as? SwipeActionsView)
    expectEqual(actions.buttons.map(\.action.title), ["Delete", "Flag"])
    expect(cell.configurationState.isSwiped && cell.bounds.origin.x == actions.width)
    let first = actions.buttons[0].convert(actions.buttons[0].bounds, to: stage.window)
    expect(first.maxX == 320 && first.minY == cell.frame.minY)
    expectEqual(first.height, cell.frame.height)
    expectEqual(diary, ["ask 2"])
    expect(stage.view.indexPathsForSelectedItems?.isEmpty != false)
    try ListSwipeTests().performs()
    try ListSwipeTests().fullSwipe()
    for which in 0..<4 { try ListSwipeTests().othersClose(which: which) }
  }

  private func performs() throws {
    let stage = stage()
    try swipe(2, by: -120, on: stage)
    let cell = try stage.cell(2)
    let actions = try require(cell.subviews.last as? SwipeActionsView)
    stage.window.tap(actions.buttons[0])
    expect(diary.last == "delete 2" && cell.configurationState.isSwiped)
    done?(true)
    expect(cell.bounds.origin.x == 0 && actions.superview == nil)
    expect(!cell.configurationState.isSwiped)
  }

  private func fullSwipe() throws {
    let stage = stage()
    try swipe(2, by: -290, from: 310, on: stage)
    expectEqual(diary, ["ask 2", "delete 2"])
    var snapshot = stage.source.snapshot()
    snapshot.deleteItems(["Item 2"])
    stage.source.apply(snapshot)
    done?(true)
    stage.renderer.renderFrame()
    for item in 0..<8 {
      let cell = try stage.cell(item)
      expect(cell.bounds.origin.x == 0 && !cell.configurationState.isSwiped)
    }
  }

  private func othersClose(which: Int) throws {
    let stage = stage()
    try swipe(2, by: -120, on: stage)
    let cell = try stage.cell(2)
    switch which {
    case 0: stage.window.tap(at: CGPoint(100, 22))
    case 1: stage.view.contentOffset.y = 30
    case 2: stage.view.reloadData()
    default: stage.view.isEditing = true
    }
    expect(cell.bounds.origin.x == 0 && !cell.configurationState.isSwiped)
    expect(stage.view.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test("updates move a swiped item, and items without actions are not swiped")
  func updates() throws {
    let stage = stage()
    let frame = try stage.cell(2).frame
    let touch = try require(stage.window.beginTouch(at: CGPoint(300, frame.midY)))
    let cell = try stage.cell(2)
    expect(cell.isHighlighted)
    var snapshot = stage.source.snapshot()
    snapshot.insertItems(["First"], beforeItem: "Item 0")
    stage.source.apply(snapshot)
    stage.renderer.renderFrame()
    try expect(stage.cell(3) === cell && cell.isHighlighted)
    stage.window.moveTouch(touch, to: CGPoint(200, frame.midY))
    stage.window.endTouch(touch)
    expect(diary.isEmpty && !cell.isHighlighted)
    try ListSwipeTests().leading()
    try ListSwipeTests().refused()
  }

  private func leading() throws {
    let stage = stage()
    try swipe(2, by: 150, from: 20, on: stage)
    expectEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
  }

  private func refused() throws {
    let stage = stage(headers: .firstItemInSection)
    try swipe(0, by: -120, on: stage)
    stage.view.isEditing = true
    try swipe(1, by: -120, on: stage)
    expect(diary.isEmpty)
  }
}
