// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// A list of a collection in a window, filled by a diffable data source.
@MainActor final class CollectionListStage {
  typealias Source = UICollectionViewDiffableDataSource<Int, String>

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  let renderer: FrameRenderer
  let source: Source

  init(
    _ configuration: UICollectionLayoutListConfiguration,
    fill: @escaping (UICollectionViewListCell, IndexPath, String) -> Void
  ) {
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    renderer = FrameRenderer(root: window)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String>(handler: fill)
    source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      cell.contentConfiguration = content
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    window.addSubview(view)
  }

  func show(_ sections: [[String]]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections(Array(sections.indices))
    for (section, items) in sections.enumerated() {
      snapshot.appendItems(items, toSection: section)
    }
    source.apply(snapshot)
    renderer.renderFrame()
  }

  func cell(_ item: Int, _ section: Int = 0) throws -> UICollectionViewListCell {
    try require(
      view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    )
  }

  static func text(_ cell: UICollectionViewListCell, _ path: IndexPath, _ item: String) {
    var content = cell.defaultContentConfiguration()
    content.text = item
    cell.contentConfiguration = content
  }
}
