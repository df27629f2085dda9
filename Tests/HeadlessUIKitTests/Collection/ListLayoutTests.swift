// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Lists of collections", .serialized) @MainActor struct ListLayoutTests {
  private func heightInTable(_ text: String) -> CGFloat {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = cell.defaultContentConfiguration().with(text)
    return cell.fitting(CGSize(320, 0)).height
  }

  @Test("rows are as high as their content, also after changes and updates out of sight")
  func rows() throws {
    let stage = CollectionListStage()
    let long = "A text that is much too long for one line of a list that is 320 points wide"
    stage.show([["Short", long, "Other"]])
    var bottom: CGFloat = 0
    for (item, text) in ["Short", long, "Other"].enumerated() {
      let frame = try stage.cell(item).frame
      expect(frame.minX == 0 && frame.width == 320 && abs(frame.minY - bottom) < 0.01)
      expect(abs(frame.height - heightInTable(text)) <= 0.5, "\(text)")
      bottom = frame.maxY
    }
    expect(abs(stage.view.contentSize.height - bottom) < 0.01)
    do {
      var text = "One"
      let stage = CollectionListStage { cell, path, item in
        CollectionListStage.text(cell, path, item == "a" ? text : item)
      }
      stage.show([["a", "b"]])
      let before = try stage.cell(0).frame.height
      text = "One\nTwo\nThree"
      var snapshot = stage.source.snapshot()
      snapshot.reconfigureItems(["a"])
      stage.source.apply(snapshot)
      stage.renderer.renderFrame()
      let frame = try stage.cell(0).frame
      expect(frame.height > before + 20)
      try expectEqual(stage.cell(1).frame.minY, frame.maxY)
    }
    do {
      let long =
        "A text of several lines that makes a row of a list much higher than its estimate was, by far"
      let stage = CollectionListStage()
      let items = (0..<60).map { "\($0) \(long)" }
      stage.show([items])
      for _ in 0..<40 {
        stage.view.contentOffset.y += 100
        stage.renderer.renderFrame()
      }
      let extent = stage.view.contentSize.height
      let before = Set(stage.view.indexPathsForVisibleItems)
      var snapshot = stage.source.snapshot()
      snapshot.appendItems(["last"], toSection: 0)
      stage.source.apply(snapshot)
      stage.renderer.renderFrame()
      expect(Set(stage.view.indexPathsForVisibleItems) == before && !before.isEmpty)
      expect(stage.view.contentSize.height > extent)
      snapshot.deleteItems(Array(items.dropFirst(5)))
      stage.source.apply(snapshot)
      stage.renderer.renderFrame()
      expect(stage.renderer.rendered(!stage.view.cells.isEmpty))
      expect(stage.view.contentOffset.y + 480 <= max(480, stage.view.contentSize.height))
    }
  }

  @Test("list insets, inset groups and separators follow the app and the style")
  func lineInsets() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.bottomSeparatorInsets.leading = 40
    var stage = CollectionListStage(configuration)
    stage.show([["a", "b"]])
    var line = try stage.cell(0).subviews.first { $0.frame.height == 0.5 }
    expect(line?.frame.minX == 40 && line?.frame.maxX == 320)
    stage = CollectionListStage(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    stage.show([["a", "b", "c"]])
    let cells = try (0..<3).map { try stage.cell($0) }
    expect(cells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 288 })
    expectEqual(cells[0].layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    expect(cells[1].layer.cornerRadius == 0 && cells[0].layer.cornerRadius > 0)
    expectEqual(cells[2].layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    let lines = cells.map { cell in
      cell.subviews.filter { !$0.isHidden && $0.frame.height == 0.5 }.map(\.frame)
    }
    expectEqual(lines.map(\.count), [1, 1, 0])
    // Content begins at the margin of the cell, and the line with it, up to the edge.
    expect(lines[0].first?.minX == 16 && lines[0].first?.maxX == 288)
    expectEqual(stage.view.layout.backdrop, .systemGroupedBackground)
    stage = CollectionListStage { cell, _, item in
      guard cell.contentView.subviews.isEmpty else { return }
      let label = UILabel(item)
      cell.contentView.placing(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 70),
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      ])
    }
    stage.show([["a", "b"]])
    stage.renderer.renderFrame()
    line = try stage.cell(0).subviews.first { $0.frame.height == 0.5 }
    expect(line?.frame.minX == 70 && line?.frame.maxX == 320)
  }

  @Test("headers have their own height, accessories their margin, outlines their children")
  func roles() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    var seen: [String: CGFloat] = [:]
    let stage = CollectionListStage(configuration) { cell, _, item in
      let content = cell.defaultContentConfiguration().with(item)
      seen[item] = content.textProperties.font.pointSize
      cell.contentConfiguration = content
    }
    stage.show([["Head", "a", "b"]])
    let header = UIListContentConfiguration.header().textProperties.font.pointSize
    let plain = UIListContentConfiguration.cell().textProperties.font.pointSize
    expectEqual(seen, ["Head": header, "a": plain, "b": plain])
    stage.show([["b", "Head", "a"]])
    var snapshot = stage.source.snapshot()
    snapshot.reconfigureItems(["b", "Head"])
    stage.source.apply(snapshot)
    expectEqual(stage.renderer.rendered(seen), ["b": header, "Head": plain, "a": plain])
    do {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      let stage = CollectionListStage(configuration)
      stage.show([(0..<20).map { "a\($0)" }, ["b"]])
      let kind = UICollectionView.elementKindSectionHeader
      func header() -> UICollectionReusableView? {
        stage.view.supplementaryView(forElementKind: kind, at: [0, 0])
      }
      let height = try require(header()).frame.height
      let first = try stage.cell(0).frame.minY
      expect(height > 0 && abs(first - height) < 0.01)
      stage.view.contentOffset.y = 100
      expectEqual(stage.renderer.rendered(header()?.frame.minY), 100)
    }
  }

  @Test("accessories stand at the margin, and an arrow expands its children")
  func accessories() throws {
    do {
      var tapped = 0
      let stage = CollectionListStage { cell, path, item in
        CollectionListStage.text(cell, path, item)
        cell.accessories = [.delete { tapped += 1 }, .label(text: "12"), .disclosureIndicator()]
      }
      stage.show([["a"]])
      let cell = try stage.cell(0)
      let glyphs = cell.subviews.compactMap { $0 as? CellGlyph }
      let arrow = try require(glyphs.first { $0.kind == .disclosure })
      let label = try require(cell.subviews.compactMap { $0 as? UILabel }.first)
      expect(arrow.frame.maxX == 320 - 16 && label.frame.maxX == arrow.frame.minX - 10)
      expectEqual(cell.contentView.frame.minX, 0)
      expect(abs(cell.contentView.frame.maxX - (label.frame.minX - 8)) < 0.01)
      let delete = try require(glyphs.first { $0.kind == .delete })
      expect(delete.isHidden)
      stage.view.isEditing = true
      expect(stage.renderer.rendered(!delete.isHidden && cell.contentView.frame.minX == 38))
      cell.glyphWasTapped(delete)
      expectEqual(tapped, 1)
    }
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    let stage = CollectionListStage(configuration) { cell, path, item in
      CollectionListStage.text(cell, path, item)
      if item == "Fruit" { cell.accessories = [.outlineDisclosure(options: .init(style: .header))] }
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    stage.source.apply(outline, to: 0)
    expectEqual(stage.renderer.rendered(stage.view.cells.count), 1)
    stage.view.press(IndexPath(item: 0, section: 0))
    stage.view.lift()
    expectEqual(stage.renderer.rendered(stage.view.cells.count), 3)
    try expect(stage.cell(1).indentationLevel == 1 && stage.cell(1).contentView.frame.minX == 10)
    try expect(stage.cell(0).configurationState.isExpanded)
    expect(stage.view.indexPathsForSelectedItems == nil)
    stage.view.press(IndexPath(item: 0, section: 0))
    stage.view.lift()
    expectEqual(stage.renderer.rendered(stage.view.cells.count), 1)
  }
}
