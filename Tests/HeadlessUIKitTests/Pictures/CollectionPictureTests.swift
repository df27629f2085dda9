// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Pictures of collections", .serialized) @MainActor struct CollectionPictureTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>

  private let window = UIWindow(frame: CGRect(0, 0, 375, 640))

  private func picture(_ view: UICollectionView) -> String {
    window.backgroundColor = .systemBackground
    window.addSubview(view)
    let renderer = FrameRenderer(root: window)
    for _ in 0..<3 { renderer.renderFrame() }
    return svg(of: window)
  }

  private static func accessories(_ item: String) -> [UICellAccessory] {
    switch item {
    case "Arrow": [.disclosureIndicator()]
    case "Check": [.checkmark()]
    case "Detail and label": [.label(text: "12"), .detail(actionHandler: {})]
    case "Delete": [.delete(displayed: .always), .reorder(displayed: .always)]
    case "Outline": [.outlineDisclosure()]
    default: []
    }
  }

  private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> String {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      item in
      var content = cell.defaultContentConfiguration().with(item)
      if item == "Arrow" { content.secondaryText = "with a second line below" }
      if item == "Check" { content.image = UIImage(systemName: "star") }
      cell.contentConfiguration = content
      cell.accessories = Self.accessories(item)
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak source] cell, _, path in
      var content = UIListContentConfiguration.header()
      content.text = source?.sectionIdentifier(for: path.section)
      cell.contentConfiguration = content
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var first = NSDiffableDataSourceSnapshot<String, String>()
    first.appendSections(["Accessories", "Outlines"])
    first.appendItems(["Arrow", "Check", "Detail and label", "Delete"], toSection: "Accessories")
    source.apply(first)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Outline", "Beside it"])
    outline.append(["A child", "A selected child"], to: "Outline")
    outline.expand(["Outline"])
    source.apply(outline, to: "Outlines")
    let selected = source.indexPath(for: "A selected child")
    view.selectItem(at: selected, animated: false, scrollPosition: [])
    return picture(view)
  }

  @Test("lists", arguments: [("plain", 0), ("inset-grouped", 2)])
  func lists(
    name: String,
    value: Int
  ) throws {
    let appearance = try require(UICollectionLayoutListConfiguration.Appearance(rawValue: value))
    let picture = list(appearance)
    try expect(GoldenPicture("collection-\(name)").difference(from: picture) == nil)
  }

  private final class Tile: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .systemTeal
      contentView.layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Backdrop: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .secondarySystemBackground
      layer.cornerRadius = 16
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("a large tile beside two small ones, a row of thirds, a line that goes on beyond the edge")
  func tiles() throws {
    func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
      -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
    let inset = NSDirectionalEdgeInsets(4, 4, 4, 4)
    func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
      -> NSCollectionLayoutItem
    {
      let item = NSCollectionLayoutItem(layoutSize: size(width, height))
      item.contentInsets = inset
      return item
    }
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let group: NSCollectionLayoutGroup
      switch index {
      case 0:
        let column = NSCollectionLayoutGroup.vertical(
          layoutSize: size(.fractionalWidth(0.33), .fractionalHeight(1)),
          repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)),
          count: 2
        )
        group = .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(160)),
          subitems: [item(.fractionalWidth(0.67), .fractionalHeight(1)), column]
        )
      case 1:
        group = .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(80)),
          subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
          count: 3
        )
      default:
        group = .horizontal(
          layoutSize: size(.fractionalWidth(0.4), .absolute(100)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
        )
      }
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = index == 2 ? .groupPaging : .none
      section.contentInsets = NSDirectionalEdgeInsets(12, 12, 12, 12)
      section.decorationItems = index == 1 ? [.background(elementKind: "back")] : []
      return section
    }
    layout.register(Backdrop.self, forDecorationViewOfKind: "back")
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<Tile, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view,
      path,
      item in view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1, 2])
    snapshot.appendItems([0, 1, 2], toSection: 0)
    snapshot.appendItems([3, 4, 5, 6], toSection: 1)
    snapshot.appendItems([7, 8, 9, 10], toSection: 2)
    source.apply(snapshot)
    try expect(GoldenPicture("collection-tiles").difference(from: picture(view)) == nil)
  }
}
