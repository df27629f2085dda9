// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// A window with a collection of texts, and what its delegate heard.
@MainActor
final class CollectionStage: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  final class TextCell: UICollectionViewCell {
    let label = UILabel()
    var resetCount = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.placing(label)
      label.pinEdges(4)
    }

    required init?(coder: NSCoder) { return nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      resetCount += 1
      label.text = nil
    }
  }

  final class Title: UICollectionReusableView {}

  var texts: [[String]]
  var heard: [String] = []
  var sizes: ((IndexPath) -> CGSize)?
  var madeCount = 0
  let window: UIWindow
  let flow = UICollectionViewFlowLayout()
  let view: UICollectionView
  private let renderer: FrameRenderer

  init(_ texts: [[String]], size: CGSize = CGSize(100, 100)) {
    self.texts = texts
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
    renderer = FrameRenderer(root: window)
    super.init()
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(Title.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
  }

  func header(_ section: Int, item: Int = 0) -> UICollectionReusableView? {
    let kind = UICollectionView.elementKindSectionHeader
    return view.supplementaryView(forElementKind: kind, at: [section, item])
  }

  func footer(_ section: Int, item: Int = 0) -> UICollectionReusableView? {
    let kind = UICollectionView.elementKindSectionFooter
    return view.supplementaryView(forElementKind: kind, at: [section, item])
  }

  func render() { renderer.renderFrame() }

  var shown: [IndexPath: String] {
    view.cells.mapValues { ($0 as? TextCell)?.label.text ?? "none" }
  }

  var places: [IndexPath: CGRect] { view.cells.mapValues(\.frame) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { texts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    texts[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    madeCount += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.label.text = texts[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "title",
      for: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes?(indexPath) ?? flow.itemSize
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    heard.append("press \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  {
    heard.append("release \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("select \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    heard.append("deselect \(indexPath.item)")
  }
}

@MainActor final class CollectionListStage {
  typealias Source = UICollectionViewDiffableDataSource<Int, String>

  let window = UIWindow(frame: CGRect(0, 0, 320, 480))
  let view: UICollectionView
  let renderer: FrameRenderer
  let source: Source

  init(
    _ configuration: UICollectionLayoutListConfiguration = .init(appearance: .plain),
    fill: @escaping (UICollectionViewListCell, IndexPath, String) -> Void = { text($0, $1, $2) }
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
      cell.contentConfiguration = cell.defaultContentConfiguration().with("Section \(path.section)")
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
    try require(view.cellForItem(at: [section, item]) as? UICollectionViewListCell)
  }

  static func text(_ cell: UICollectionViewListCell, _ path: IndexPath, _ item: String) {
    cell.contentConfiguration = cell.defaultContentConfiguration().with(item)
  }
}
