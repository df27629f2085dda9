// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Flow layouts") @MainActor struct FlowLayoutTests {
  private func stage(_ counts: [Int], width: CGFloat = 100) -> CollectionStage {
    let texts = counts.map { count in (0..<count).map { "\($0)" } }
    return CollectionStage(texts, size: CGSize(width, 100))
  }

  private func frame(_ stage: CollectionStage, _ item: Int, _ section: Int = 0) -> CGRect? {
    stage.view.layoutAttributesForItem(at: [section, item])?.frame
  }

  @Test("lines and bands are filled from edge to edge, with items of any size")
  func grid() {
    var stage = stage([5])
    stage.flow.itemSize = CGSize(30, 20)
    stage.flow.minimumInteritemSpacing = 2
    stage.flow.minimumLineSpacing = 6
    stage.render()
    // Three of 30 leave 10 for two gaps.
    expectEqual(frame(stage, 0), CGRect(0, 0, 30, 20))
    expectEqual(frame(stage, 1), CGRect(35, 0, 30, 20))
    expectEqual(frame(stage, 2), CGRect(70, 0, 30, 20))
    expectEqual(frame(stage, 3), CGRect(0, 26, 30, 20))
    expectEqual(frame(stage, 4), CGRect(35, 26, 30, 20))
    expectEqual(stage.view.contentSize, CGSize(100, 46))
    expect(frame(stage, 5) == nil)
    stage = self.stage([20])
    stage.flow.scrollDirection = .horizontal
    stage.flow.itemSize = CGSize(40, 100)
    stage.flow.minimumLineSpacing = 8
    stage.flow.sectionInset = UIEdgeInsets(0, 16, 0, 16)
    stage.render()
    expect(frame(stage, 0)?.minX == 16 && frame(stage, 19)?.minX == 928, "16 and 19 of 48")
    expectEqual(stage.view.contentSize, CGSize(984, 100), "928 and 40 and 16")
    expectEqual(stage.shown.keys.map(\.item).sorted(), [0, 1])
    stage.view.scrollToItem(at: [0, 10], at: .centeredHorizontally, animated: false)
    stage.render()
    expectEqual(stage.view.contentOffset.x, 466, "16 and ten of 48 and 20, less 50")
    expectEqual(stage.shown.keys.map(\.item).sorted(), [9, 10, 11])
    stage = self.stage([4])
    let sizes = [(40, 10), (40, 30), (150, 10), (20, 10)]
    stage.sizes = { CGSize(width: sizes[$0.item].0, height: sizes[$0.item].1) }
    stage.flow.minimumInteritemSpacing = 10
    stage.flow.minimumLineSpacing = 0
    stage.render()
    expectEqual(frame(stage, 0), CGRect(0, 10, 40, 10))
    expectEqual(frame(stage, 1), CGRect(60, 0, 40, 30), "the line is full")
    expect(frame(stage, 2)?.minY == 30 && frame(stage, 3)?.minY == 40)
    expectEqual(frame(stage, 3)?.minX, 0, "the last line begins at its end")
  }

  @Test("sections have insets and titles, and a rectangle finds what a search of all finds")
  func sections() throws {
    do {
      let stage = stage([2, 0, 3])
      stage.flow.itemSize = CGSize(100, 50)
      stage.flow.minimumLineSpacing = 0
      stage.flow.headerReferenceSize = CGSize(1, 20)
      stage.flow.footerReferenceSize = CGSize(1, 5)
      stage.flow.sectionInset = UIEdgeInsets(3, 0, 4, 0)
      stage.render()
      // 20 + 3 + 100 + 4 + 5, then 20 + 3 + 4 + 5, then 20 + 3 + 150 + 4 + 5.
      expectEqual(stage.view.contentSize.height, 346)
      expectEqual(frame(stage, 0, 2)?.minY, 187, "132 and 32 and 23")
      func header(_ section: Int) -> CGRect? { stage.header(section)?.frame }
      expectEqual(header(0), CGRect(0, 0, 100, 20))
      stage.view.contentOffset.y = 60
      stage.render()
      expect(header(0) == nil, "it has scrolled away")
      stage.flow.sectionHeadersPinToVisibleBounds = true
      stage.render()
      expectEqual(header(0)?.minY, 60)
      stage.view.contentOffset.y = 120
      stage.render()
      expectEqual(header(0)?.minY, 112, "it leaves with its section")
      let above = try require(stage.header(0))
      expect(above.layer.zPosition > 0)
    }
    for seed in 0..<30 as Range<UInt64> {
      var random = SplitMix64(seed: 7_700 + seed)
      func number(_ limit: UInt64) -> Int { Int(random.next() % limit) }
      let stage = stage([number(40), number(3), number(40)], width: CGFloat(60 + number(200)))
      var sizes: [IndexPath: CGSize] = [:]
      stage.sizes = { path in
        if let size = sizes[path] { return size }
        let size = CGSize(width: 1 + number(90), height: 1 + number(60))
        sizes[path] = size
        return size
      }
      stage.flow.scrollDirection = number(2) == 0 ? .vertical : .horizontal
      stage.flow.sectionInset = UIEdgeInsets(
        top: CGFloat(number(9)),
        left: CGFloat(number(9)),
        bottom: CGFloat(number(9)),
        right: CGFloat(number(9))
      )
      stage.render()
      let all = stage.texts.indices.flatMap { section in
        stage.texts[section].indices
          .compactMap {
            stage.flow.layoutAttributesForItem(at: [section, $0])
          }
      }
      for (one, other) in all.enumerated()
        .flatMap({ index, one in
          all[(index + 1)...].map { (one, $0) }
        })
      {
        let common = one.frame.intersection(other.frame)
        expect(common.isNull || common.width * common.height < 1e-6, "seed \(seed)")
      }
      for _ in 0..<20 {
        let rect = CGRect(
          x: number(400),
          y: number(400),
          width: 1 + number(300),
          height: 1 + number(300)
        )
        let found = Set((stage.flow.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath))
        let wanted = Set(all.filter { $0.frame.overlaps(rect) }.map(\.indexPath))
        expectEqual(found, wanted, "seed \(seed), \(rect)")
      }
    }
  }
}

@Suite("Views of compositional layouts", .serialized) @MainActor struct CompositionalViewsTests {
  private func size(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
  }

  private func section(
    _ items: [NSCollectionLayoutSupplementaryItem] = []
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(40)), supplementaryItems: items)
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(40)), subitems: [item])
    )
  }

  private func header(pins: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(20)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    header.pinToVisibleBounds = pins
    return header
  }

  private func stage(_ section: NSCollectionLayoutSection) -> CollectionStage {
    let stage = CollectionStage([["a", "b", "c"], ["d", "e", "f"]])
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    stage.render()
    return stage
  }

  private func headerPlaces(_ stage: CollectionStage) -> [CGFloat] {
    let kind = UICollectionView.elementKindSectionHeader
    return stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()
      .compactMap { stage.view.supplementaryView(forElementKind: kind, at: $0)?.frame.minY }
  }

  @Test("headers make room or overlay, and badges stand at the corner of their item")
  func headers() {
    do {
      let section = section()
      section.boundarySupplementaryItems = [header(pins: true)]
      let stage = stage(section)
      expectEqual(headerPlaces(stage), [0])
      expectEqual(stage.places[IndexPath(item: 0, section: 0)]?.minY, 20)
      expectEqual(stage.view.contentSize.height, 280)
      stage.view.contentOffset.y = 30
      stage.render()
      expectEqual(headerPlaces(stage), [30])
      stage.view.contentOffset.y = 130
      stage.render()
      // The section ends at 140, and the header with it.
      expectEqual(headerPlaces(stage), [120, 140])
    }
    do {
      let section = section()
      let over = header(pins: false)
      over.extendsBoundary = false
      section.boundarySupplementaryItems = [over]
      let stage = stage(section)
      expectEqual(stage.places[IndexPath(item: 0, section: 0)]?.minY, 0)
      expectEqual(headerPlaces(stage), [0])
    }
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(10),
        heightDimension: .absolute(10)
      ),
      elementKind: UICollectionView.elementKindSectionFooter,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        fractionalOffset: CGPoint(0.5, -0.5)
      )
    )
    let stage = stage(section([badge]))
    let second = stage.footer(0, item: 1)
    expectEqual(second?.frame, CGRect(95, 35, 10, 10))
  }

  private final class Backdrop: UICollectionReusableView {}

  @Test("backgrounds, views beside items and at the edges of the whole are placed")
  func backgrounds() async {
    do {
      let section = section()
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
      background.contentInsets = NSDirectionalEdgeInsets(5, 6, 7, 8)
      section.decorationItems = [background]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(Backdrop.self, forDecorationViewOfKind: "back")
      let stage = CollectionStage([["a", "b"]])
      stage.view.collectionViewLayout = layout
      stage.render()
      let shown = stage.view.subviews.compactMap { $0 as? Backdrop }
      expectEqual(shown.map(\.frame), [CGRect(6, 5, 86, 68)])
      expect(stage.view.subviews.first === shown.first)
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let layout = UICollectionViewLayout()
          _ = layout.makeDecoration("none", frame: .zero)
        }
      }
    }
    do {
      let section = section()
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(30),
            heightDimension: .absolute(15)
          ),
          elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .leading
        )
      ]
      let stage = stage(section)
      expectEqual(stage.places[IndexPath(item: 0, section: 0)], CGRect(30, 0, 70, 40))
      let view = stage.header(0)
      expectEqual(view?.frame, CGRect(0, 0, 30, 15))
      expectEqual(stage.view.contentSize.height, 240)
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header(pins: true)]
    let stage = CollectionStage([["a", "b"]])
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: section(),
      configuration: configuration
    )
    stage.render()
    let kind = UICollectionView.elementKindSectionHeader
    let places = stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
    expectEqual(places, [IndexPath(index: 0)])
    expectEqual(stage.places[IndexPath(item: 0, section: 0)]?.minY, 20)
    expectEqual(stage.view.contentSize.height, 100)
    stage.texts = [["a", "b", "c", "d"]]
    stage.view.reloadData()
    stage.view.contentOffset.y = 70
    stage.render()
    let header = stage.view.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))
    expectEqual(header?.frame.minY, 70)
  }
}
