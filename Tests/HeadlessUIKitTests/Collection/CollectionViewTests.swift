// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Collections") @MainActor struct CollectionViewTests {
  private func stage(_ count: Int) -> CollectionStage {
    let stage = CollectionStage([(0..<count).map { "item \($0)" }])
    stage.flow.itemSize = CGSize(100, 25)
    stage.flow.minimumLineSpacing = 0
    stage.render()
    return stage
  }

  @Test("cells are made for visible items, reused once, and laid out once a frame")
  func reuse() {
    var stage = stage(1_000)
    expect(stage.shown.count == 4 && stage.madeCount == 4)
    let first = stage.view.cellForItem(at: path(0)) as? CollectionStage.TextCell
    stage.view.contentOffset.y = 100
    stage.render()
    expectEqual(
      stage.shown,
      [path(4): "item 4", path(5): "item 5", path(6): "item 6", path(7): "item 7"]
    )
    expect(first?.resetCount == 1 && first.map { stage.view.visibleCells.contains($0) } == true)
    for step in 0..<200 {
      stage.view.contentOffset.y = CGFloat(step * 37 % 20_000)
      stage.render()
      expect(stage.shown.allSatisfy { $0.value == "item \($0.key.item)" })
      expect(stage.shown.count <= 5)
    }
    expectEqual(stage.view.subviews.count, stage.shown.count)
    final class Counted: UICollectionViewFlowLayout {
      var askedCount = 0
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        askedCount += 1
        return super.layoutAttributesForElements(in: rect)
      }
    }
    stage = self.stage(1_000)
    let layout = Counted()
    layout.itemSize = stage.flow.itemSize
    stage.view.collectionViewLayout = layout
    stage.render()
    for step in 1...5 {
      layout.askedCount = 0
      stage.view.contentOffset.y = CGFloat(step) * 1_000
      stage.render()
      expectEqual(layout.askedCount, 1)
    }
    layout.askedCount = 0
    stage.render()
    expectEqual(layout.askedCount, 0, "what rests is not laid out")
  }

  @Test("touches select items as the collection allows, editing or not")
  func selection() throws {
    var stage = stage(10)
    let cell = try require(stage.view.cellForItem(at: path(1)))
    stage.window.tap(at: CGPoint(50, 30))
    expect(stage.heard == ["press 1", "select 1", "release 1"] && cell.isSelected)
    stage.heard = []
    stage.window.tap(at: CGPoint(50, 80))
    expect(stage.heard == ["press 3", "deselect 1", "select 3", "release 3"] && !cell.isSelected)
    stage.view.allowsMultipleSelection = true
    stage.view.touchItem(at: path(0))
    expectEqual(stage.view.indexPathsForSelectedItems, [path(0), path(3)])
    stage.view.touchItem(at: path(3))
    expectEqual(stage.view.indexPathsForSelectedItems, [path(0)])
    stage.view.contentOffset.y = 100
    stage.render()
    stage.view.contentOffset.y = 0
    stage.render()
    expect(stage.view.cellForItem(at: path(0))?.isSelected == true, "it comes back selected")
    expect(stage.view.cellForItem(at: path(1))?.isSelected == false)
    stage.view.reloadData()
    expect(stage.view.indexPathsForSelectedItems == nil)
    stage = self.stage(10)
    let view = stage.view
    view.isEditing = true
    view.touchItem(at: path(1))
    expect(view.indexPathsForSelectedItems == nil && stage.heard.isEmpty)
    view.allowsSelectionDuringEditing = true
    view.touchItem(at: path(1))
    view.touchItem(at: path(2))
    expectEqual(view.indexPathsForSelectedItems, [path(2)])
    view.allowsMultipleSelectionDuringEditing = true
    view.touchItem(at: path(1))
    expectEqual(view.indexPathsForSelectedItems, [path(1), path(2)])
    view.isEditing = false
    view.touchItem(at: path(3))
    expectEqual(view.indexPathsForSelectedItems, [path(3)])
  }

  @Test("updates move sections and items with their cells and refuse numbers that do not add up")
  func updates() async {
    for seed in 0..<60 as Range<UInt64> {
      var random = SplitMix64(seed: 8_800 + seed)
      func number(_ limit: Int) -> Int { limit > 0 ? Int(random.next() % UInt64(limit)) : 0 }
      var next = 100
      let stage = CollectionStage([["a", "b", "c"], [], ["d", "e", "f", "g"]])
      stage.flow.itemSize = CGSize(45, 20)
      stage.render()
      for step in 0..<12 {
        let held = stage.shown.map { ($0.value, stage.view.cells[$0.key]) }
        stage.view.performBatchUpdates {
          let section = number(stage.texts.count)
          let old = stage.texts[section]
          let gone = Set(old.indices.filter { _ in number(3) == 0 })
          var new = old.indices.filter { !gone.contains($0) }.map { old[$0] }
          var come: [Int] = []
          for _ in 0..<number(3) {
            // Each is put in at its final place: ascending.
            let place =
              (come.last.map { $0 + 1 } ?? 0) + number(max(1, new.count - (come.last ?? 0)))
            guard place <= new.count else { break }
            new.insert("n\(next)", at: place)
            next += 1
            come.append(place)
          }
          stage.texts[section] = new
          stage.view.deleteItems(at: gone.map { path($0, section) })
          stage.view.insertItems(at: come.map { path($0, section) })
        }
        stage.render()
        let fresh = CollectionStage(stage.texts)
        fresh.flow.itemSize = stage.flow.itemSize
        fresh.render()
        expect(
          stage.shown == fresh.shown && stage.places == fresh.places,
          "seed \(seed), step \(step)"
        )
        for (text, cell) in held {
          guard let now = stage.shown.first(where: { $0.value == text })?.key else { continue }
          expect(stage.view.cells[now] === cell, "seed \(seed), step \(step): \(text)")
        }
      }
    }
    do {
      let stage = CollectionStage([["a"], ["b", "c"]])
      stage.flow.itemSize = CGSize(100, 20)
      stage.render()
      let moved = stage.view.cellForItem(at: path(0, 1))
      stage.view.performBatchUpdates {
        stage.texts = [["x"], ["c", "b"]]
        stage.view.deleteSections([0])
        stage.view.insertSections([0])
        stage.view.moveItem(at: path(0, 1), to: path(1, 1))
      }
      stage.render()
      expectEqual(stage.shown, [path(0, 0): "x", path(0, 1): "c", path(1, 1): "b"])
      expect(stage.view.cellForItem(at: path(1, 1)) === moved)
      let made = stage.madeCount
      stage.texts[1][1] = "B"
      stage.view.reconfigureItems(at: [path(1, 1)])
      stage.render()
      expect(stage.shown[path(1, 1)] == "B" && stage.view.cellForItem(at: path(1, 1)) === moved)
      expectEqual(stage.madeCount, made + 1)
      stage.texts[0][0] = "X"
      stage.view.reloadItems(at: [path(0, 0)])
      stage.render()
      expectEqual(stage.shown[path(0, 0)], "X")
    }
    let stage = CollectionStage([["a"], ["b", "c"], ["d"]])
    stage.flow.itemSize = CGSize(100, 20)
    stage.render()
    let cells = stage.shown.map { ($0.value, stage.view.cells[$0.key]) }
    stage.texts = [["d"], ["a"], ["b", "c"]]
    stage.view.moveSection(2, toSection: 0)
    stage.render()
    expectEqual(stage.shown, [path(0, 0): "d", path(0, 1): "a", path(0, 2): "b", path(1, 2): "c"])
    for (text, cell) in cells {
      let now = stage.shown.first { $0.value == text }?.key
      expect(now.map { stage.view.cells[$0] === cell } == true, "\(text)")
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let stage = CollectionStage([["a", "b"]])
      stage.render()
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  @Test("self-sizing, registrations and an app's own layout place cells and headers")
  func selfSizing() throws {
    let texts = ["a", "a long word", "bb", "another of some length", "c"]
    let stage = CollectionStage([texts], size: CGSize(300, 200))
    stage.flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    stage.render()
    for (item, text) in texts.enumerated() {
      let cell = try require(stage.view.cellForItem(at: path(item)) as? CollectionStage.TextCell)
      let fitted = cell.label.intrinsicContentSize
      expectEqual(cell.label.text, text)
      expect(abs(cell.frame.width - (fitted.width + 8)) <= 0.5, "\(text)")
      expect(abs(cell.frame.height - (fitted.height + 8)) <= 0.5, "\(text)")
    }
    do {
      final class Diagonal: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(500, 500) }
        override func layoutAttributesForItem(
          at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
          attributes.size = CGSize(20, 20)
          attributes.center = CGPoint(x: 10 + 50 * indexPath.item, y: 10 + 50 * indexPath.item)
          attributes.alpha = 0.5
          return attributes
        }
        override func layoutAttributesForElements(
          in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
          (0..<10).compactMap { layoutAttributesForItem(at: [0, $0]) }
            .filter { $0.frame.intersects(rect) }
        }
      }
      final class Source: NSObject, UICollectionViewDataSource {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
          cell,
          _,
          number in
          cell.contentConfiguration = UIListContentConfiguration.cell().with("\(number)")
        }
        func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
        func collectionView(
          _ view: UICollectionView,
          cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          view.dequeueConfiguredReusableCell(
            using: registration,
            for: path,
            item: path.item * path.item
          )
        }
      }
      let source = Source()
      let view = UICollectionView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: Diagonal())
      view.dataSource = source
      view.contentOffset = CGPoint(90, 90)
      view.layoutIfNeeded()
      let texts = view.cells.mapValues {
        ($0.contentConfiguration as? UIListContentConfiguration)?.text
      }
      expectEqual(texts, [path(2): "4", path(3): "9"])
      expectEqual(view.cells[path(2)]?.frame, CGRect(100, 100, 20, 20))
      expectEqual(view.cells[path(2)]?.alpha, 0.5)
      expectEqual(view.indexPathForItem(at: CGPoint(105, 105)), path(2))
      expect(view.indexPathForItem(at: CGPoint(130, 105)) == nil)
    }
  }
}
