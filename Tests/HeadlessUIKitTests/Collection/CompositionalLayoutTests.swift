// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Compositional layouts", .serialized) @MainActor struct CompositionalLayoutTests {
  private typealias Dimension = NSCollectionLayoutDimension

  private func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  /// A group as wide as its section.
  private func line(
    _ height: Dimension,
    _ items: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: items)
  }

  /// The frames of the first section's items in a room of 100 × 100.
  private func frames(_ section: NSCollectionLayoutSection, _ count: Int) -> [CGRect] {
    let stage = CollectionStage([(0..<count).map { "\($0)" }])
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    stage.render()
    return (0..<count)
      .compactMap { stage.view.layoutAttributesForItem(at: [0, $0])?.frame }
  }

  private func frames(_ group: NSCollectionLayoutGroup, _ count: Int) -> [CGRect] {
    frames(NSCollectionLayoutSection(group: group), count)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x, y, width, height)
  }

  @Test("groups repeat, count and nest their items")
  func repeats() {
    var group = line(.absolute(20), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(3, 10, 7, 10)
    expectEqual(
      frames(section, 3),
      [rect(10, 3, 40, 20), rect(50, 3, 40, 20), rect(10, 28, 40, 20)]
    )
    let own = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)),
      repeatingSubitem: item(.absolute(25), .fractionalHeight(1)),
      count: 2
    )
    expectEqual(frames(own, 3), [rect(0, 0, 25, 10), rect(25, 0, 25, 10), rect(0, 10, 25, 10)])
    group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 3
    )
    group.interItemSpacing = .fixed(5)
    expectEqual(
      frames(group, 4),
      [rect(0, 0, 30, 10), rect(35, 0, 30, 10), rect(70, 0, 30, 10), rect(0, 10, 30, 10)]
    )
    let large = item(.fractionalWidth(0.75), .fractionalHeight(1))
    large.contentInsets = NSDirectionalEdgeInsets(1, 2, 3, 4)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]
    )
    group = line(.fractionalWidth(0.4), [large, column])
    expectEqual(
      frames(group, 4),
      [rect(2, 1, 69, 36), rect(75, 0, 25, 20), rect(75, 20, 25, 20), rect(2, 41, 69, 36)]
    )
  }

  @Test("groups in groups take equal parts, and a swapped layout knows of changes")
  func groupsInGroups() {
    let row = line(.fractionalHeight(0.25), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let rows = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitem: row,
      count: 2
    )
    expectEqual(frames(rows, 3), [rect(0, 0, 50, 20), rect(50, 0, 50, 20), rect(0, 20, 50, 20)])
    let nothing = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1))
    ) { _ in [] }
    let mixed = line(.absolute(10), [nothing, item(.absolute(60), .fractionalHeight(1))])
    expectEqual(frames(mixed, 2), [rect(0, 0, 60, 10), rect(0, 10, 60, 10)])
    let empty = line(.absolute(10), [nothing])
    expect(frames(empty, 2).isEmpty)
    let section = NSCollectionLayoutSection(
      group: line(.absolute(10), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    )
    let stage = CollectionStage([["a", "b", "c"]])
    let (first, second) = (Own(section), Own(section))
    stage.view.collectionViewLayout = first
    stage.render()
    stage.view.collectionViewLayout = second
    stage.render()
    stage.texts = [["a"]]
    stage.view.deleteItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
    stage.view.collectionViewLayout = first
    stage.render()
    expectEqual(stage.places, [IndexPath(item: 0, section: 0): rect(0, 0, 50, 10)])
    stage.view.contentInset = UIEdgeInsets(0, 10, 0, 10)
    stage.render()
    expectEqual(stage.places, [IndexPath(item: 0, section: 0): rect(0, 0, 40, 10)])
  }

  private final class Own: UICollectionViewCompositionalLayout {
    init(_ section: NSCollectionLayoutSection) { super.init(section: section) }
    required init?(coder: NSCoder) { nil }
  }

  @Test("flexible distances, custom groups and edge distances place items")
  func flexible() {
    let group = line(.absolute(10), [item(.absolute(20), .fractionalHeight(1))])
    group.interItemSpacing = .flexible(10)
    // Three are 80 wide with the least distances, four would be 110; 20 are left for two gaps.
    expectEqual(frames(group, 3), [rect(0, 0, 20, 10), rect(40, 0, 20, 10), rect(80, 0, 20, 10)])
    let custom = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(50))
    ) { room in
      let width = room.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(0, 0, width / 2, 50)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(width / 2, 10, 10, 10)),
      ]
    }
    expectEqual(frames(custom, 3), [rect(0, 0, 50, 50), rect(50, 10, 10, 10), rect(0, 50, 50, 50)])
    let spaced = item(.fractionalWidth(1), .absolute(10))
    spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil,
      top: .fixed(4),
      trailing: nil,
      bottom: .fixed(6)
    )
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(45)),
      subitems: [spaced]
    )
    expectEqual(
      frames(column, 3),
      [rect(0, 4, 100, 10), rect(0, 24, 100, 10), rect(0, 49, 100, 10)]
    )
  }

  @Test("orthogonal sections and estimated items decide the height of a section")
  func orthogonal() {
    var group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(40), .absolute(30)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    expectEqual(
      frames(section, 4),
      [rect(0, 0, 40, 30), rect(50, 0, 40, 30), rect(100, 0, 40, 30), rect(150, 0, 40, 30)]
    )
    let row = size(.fractionalWidth(1), .estimated(30))
    group = NSCollectionLayoutGroup.vertical(
      layoutSize: row,
      subitems: [NSCollectionLayoutItem(layoutSize: row)]
    )
    let stage = CollectionStage([["a", "b\nb", "c"], ["d"]], size: CGSize(200, 600))
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    for cell in stage.view.visibleCells {
      (cell as? CollectionStage.TextCell)?.label.numberOfLines = 0
    }
    stage.render()
    let places = stage.places
    var bottom: CGFloat = 0
    for path in places.keys.sorted() {
      let frame = places[path] ?? .zero
      expect(frame.minX == 0 && frame.width == 200 && abs(frame.minY - bottom) < 0.01, "\(path)")
      let label = (stage.view.cellForItem(at: path) as? CollectionStage.TextCell)?.label
      let wanted = (label?.sizeThatFits(CGSize(192, 0)).height ?? 0) + 8
      expect(abs(frame.height - wanted) <= 0.5, "\(path): \(frame.height), \(wanted)")
      bottom = frame.maxY
    }
    expect(places.count == 4 && abs(stage.view.contentSize.height - bottom) < 0.01)
  }

  @Test("what is found in a rectangle is what lies in it", arguments: 0..<30)
  func found(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(7_100 + seed))
    let counts = (0..<Int.random(in: 1...4, using: &generator))
      .map { _ in Int.random(in: 0...40, using: &generator) }
    let stage = CollectionStage(counts.map { (0..<$0).map { "\($0)" } })
    let isVertical = Bool.random(using: &generator)
    let lengths = counts.map { _ in CGFloat.random(in: 5...30, using: &generator) }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isVertical ? .vertical : .horizontal
    configuration.interSectionSpacing = CGFloat.random(in: 0...10, using: &generator)
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in self.section(lengths[index], isVertical: isVertical) },
      configuration: configuration
    )
    stage.view.collectionViewLayout = layout
    stage.render()
    let all = counts.enumerated()
      .flatMap { section, count in (0..<count).map { IndexPath(item: $0, section: section) } }
      .compactMap(layout.layoutAttributesForItem)
    expectEqual(all.count, counts.reduce(0, +))
    for _ in 0..<20 {
      let area = CGRect(
        x: CGFloat.random(in: 0...300, using: &generator),
        y: CGFloat.random(in: 0...300, using: &generator),
        width: CGFloat.random(in: 1...120, using: &generator),
        height: CGFloat.random(in: 1...120, using: &generator)
      )
      let expected = all.filter { $0.frame.overlaps(area) }.map(\.indexPath).sorted()
      let found = try require(layout.layoutAttributesForElements(in: area))
        .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
      expectEqual(found, expected, "seed \(7_100 + seed)")
    }
  }

  private func section(_ length: CGFloat, isVertical: Bool) -> NSCollectionLayoutSection {
    let item = item(.fractionalWidth(isVertical ? 0.3 : 1), .fractionalHeight(isVertical ? 1 : 0.3))
    let group =
      isVertical
      ? line(.absolute(length), [item])
      : NSCollectionLayoutGroup.vertical(
        layoutSize: size(.absolute(length), .fractionalHeight(1)),
        subitems: [item]
      )
    return NSCollectionLayoutSection(group: group)
  }
}
