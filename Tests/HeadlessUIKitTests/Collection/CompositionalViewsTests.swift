// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

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
    let second = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 1, section: 0)
    )
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
      let view = stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      )
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
