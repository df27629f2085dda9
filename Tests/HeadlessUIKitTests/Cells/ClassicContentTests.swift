// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Classic cells") @MainActor struct ClassicContentTests {
  private func laidOut(
    _ style: UITableViewCell.CellStyle,
    image: UIImage? = nil
  ) -> (cell: UITableViewCell, title: CGRect?, detail: CGRect?, image: CGRect?) {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    if let image { cell.imageView?.image = image }
    cell.frame = CGRect(0, 0, 320, 44)
    cell.layoutIfNeeded()
    return (
      cell, cell.textLabel?.frame, cell.detailTextLabel?.frame,
      image == nil ? nil : cell.imageView?.frame
    )
  }

  @Test("S3-49 S3-48 S3-11: styles have their labels in order, and an image only when set")
  func views() throws {
    expect(laidOut(.default).cell.detailTextLabel == nil)
    expect(laidOut(.value2).cell.imageView == nil)
    for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
      expect(laidOut(style).cell.detailTextLabel != nil)
    }
    let subtitle = laidOut(.subtitle)
    let (title, detail) = (try require(subtitle.title), try require(subtitle.detail))
    expect(title.maxY <= detail.minY && title.minX == detail.minX)
    expect(title.minY >= 0 && detail.maxY <= 44)
    let value1 = laidOut(.value1)
    try expect(require(value1.title).maxX <= require(value1.detail).minX)
    expectEqual(value1.cell.detailTextLabel?.textAlignment, .right)
    let value2 = laidOut(.value2)
    try expect(require(value2.title).maxX <= require(value2.detail).minX)
    expectEqual(value2.cell.textLabel?.textAlignment, .right)
    expectEqual(value2.cell.textLabel?.textColor, .tintColor)
    expectEqual(value2.cell.detailTextLabel?.textColor, .label)
    let star = try require(UIImage(systemName: "star"))
    for style in [UITableViewCell.CellStyle.default, .value1, .subtitle] {
      let plain = laidOut(style)
      let withImage = laidOut(style, image: star)
      let frame = try require(withImage.image)
      expect(frame.size == star.size && frame.midY == 22)
      expectEqual(frame.minX, plain.title?.minX)
      try expect(require(withImage.title).minX >= frame.maxX)
      withImage.cell.imageView?.image = nil
      withImage.cell.setNeedsLayout()
      withImage.cell.layoutIfNeeded()
      expectEqual(withImage.cell.textLabel?.frame, plain.title)
    }
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    expect(cell.textLabel === cell.textLabel && cell.contentView.subviews.count == 1)
  }

  @Test("S3-40 S3-41 S3-42 S3-10: selection style and separator follow the table and the cell")
  func separator() throws {
    let screen = Screen(ListModel(titles: ["a", "b"]))
    screen.render()
    var server = RenderServer()
    func line() throws -> [CommitReader.Command]? {
      try server.receive(from: screen.renderer)
      return server.layers[screen.table.visibleCells[0].layerIdentifier]?.contents
    }
    try expectEqual(line(), [.fill(CGRect(16, 43.5, 304, 0.5), 0x3C3C_434A)])
    screen.table.separatorColor = .red
    screen.table.separatorInset = UIEdgeInsets(9, 50, 9, 70)
    screen.render()
    try expectEqual(line(), [.fill(CGRect(50, 43.5, 200, 0.5), 0xFF00_00FF)])
    screen.table.separatorStyle = .none
    screen.render()
    try expectEqual(line(), [])
    var cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(0, 0, 100, 44)
    func isFilled() -> Bool { !elements(of: cell).isEmpty }
    expect(!isFilled())
    for style in [UITableViewCell.SelectionStyle.default, .blue, .gray] {
      cell.selectionStyle = style
      cell.isSelected = true
      expect(isFilled())
      cell.isSelected = false
      cell.isHighlighted = true
      expect(isFilled())
      cell.isHighlighted = false
      expect(!isFilled())
    }
    cell.selectionStyle = .none
    cell.isSelected = true
    expect(!isFilled())
    let root = UIView(frame: CGRect(0, 0, 100, 44))
    cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = root.bounds
    cell.isSelected = true
    root.addSubview(cell)
    let renderer = FrameRenderer(root: root)
    renderer.renderFrame()
    cell.selectionStyle = .none
    renderer.renderFrame()
    server = RenderServer()
    try server.receive(from: renderer)
    expectEqual(server.layers[cell.layerIdentifier]?.contents, [])
  }
}

@Suite("Classic separators") @MainActor struct ClassicSeparatorTests {
  private func lines(_ cell: UITableViewCell) -> [ClosedRange<CGFloat>] {
    var list: [DrawCommand] = []
    cell.recordLines(into: &list)
    return list.compactMap { command in
      if case .fill(let rect, _) = command { rect.minX...rect.maxX } else { nil }
    }
  }

  @Test("S3-07 S3-42 R27 S3-40 S3-41 S3-43 S3-44: a cell's own separator inset wins")
  func standard() {
    var stage = ClassicStage()
    expectEqual(stage.table.separatorInset, UIEdgeInsets(0, 16, 0, 0))
    expectEqual(stage.cell(0).separatorInset, stage.table.separatorInset)
    expectEqual(lines(stage.cell(0)), [16...320])
    stage.table.separatorInset = UIEdgeInsets(90, 40, 90, 20)
    expectEqual(lines(stage.cell(0)), [40...300])
    stage = ClassicStage()
    stage.table.separatorStyle = .none
    expect(lines(stage.cell(0)).isEmpty)
    stage.table.separatorStyle = UITableViewCell.SeparatorStyle(rawValue: 2) ?? .none
    expectEqual(lines(stage.cell(0)), [16...320])
    stage = ClassicStage()
    stage.table.separatorColor = .systemPink
    var list: [DrawCommand] = []
    stage.cell(0).recordSeparator(into: &list)
    guard case .fill(_, let packedRGBA)? = list.first else {
      Issue.record("no line was drawn")
      return
    }
    expectEqual(packedRGBA, UIColor.systemPink.packedRGBA)
    stage = ClassicStage()
    expectEqual(stage.table.separatorInsetReference, .fromCellEdges)
    stage.table.separatorInset = UIEdgeInsets(0, 10, 0, 30)
    expectEqual(lines(stage.cell(0)), [10...290])
    stage.table.separatorInsetReference = .fromAutomaticInsets
    expectEqual(lines(stage.cell(0)), [26...290])
    stage = ClassicStage()
    stage.cell(1).separatorInset = UIEdgeInsets(0, 100, 0, 0)
    stage.table.separatorInset = UIEdgeInsets(0, 40, 0, 20)
    expectEqual(lines(stage.cell(0)), [40...300])
    expectEqual(lines(stage.cell(1)), [100...320])
  }

  @Test("R27 S3-45 S3-46: odd and mirrored insets are clamped, and an inset leaks through reuse")
  func odd() {
    for (left, right, expected) in [
      (-30, -1, 0...320), (400, 0, 400...400), (200, 200, 200...200), (.nan, .infinity, 0...320),
    ] as [(CGFloat, CGFloat, ClosedRange<CGFloat>)] {
      let stage = ClassicStage()
      stage.cell(0).separatorInset = UIEdgeInsets(0, left, 0, right)
      expectEqual(lines(stage.cell(0)), [expected])
    }
    do {
      let stage = ClassicStage()
      stage.table.separatorInset = UIEdgeInsets(0, 40, 0, 5)
      stage.window.traitOverrides.layoutDirection = .rightToLeft
      expectEqual(lines(stage.cell(0)), [5...280])
    }
    for cures in [false, true] {
      let stage = ClassicStage([100]) { cell, path in
        if path.row == 1 {
          cell.separatorInset.left = 100
        } else if cures {
          cell.separatorInset.left = 16
        }
      }
      expectEqual(lines(stage.cell(1)), [100...320])
      var leaked: Set<Int> = []
      for offset in stride(from: CGFloat(0), through: 3000, by: 110) {
        stage.table.contentOffset.y = offset
        stage.render()
        for path in stage.table.indexPathsForVisibleRows ?? [] where path.row != 1 {
          if lines(stage.cell(path.row)) != [16...320] { leaked.insert(path.row) }
        }
      }
      expectEqual(leaked.isEmpty, cures, "rows \(leaked.sorted())")
    }
  }

  @Test("grouped sections draw the lines of their place, in front of backgrounds")
  func sections() throws {
    let grouped = ClassicStage([3, 1], style: .grouped)
    expectEqual(lines(grouped.cell(0)), [16...320, 0...320])
    expectEqual(lines(grouped.cell(1)), [16...320])
    expectEqual(lines(grouped.cell(2)), [0...320])
    expectEqual(lines(grouped.cell(0, 1)), [0...320, 0...320])
    let inset = ClassicStage([2], style: .insetGrouped)
    expect(lines(inset.cell(0)) == [16...288] && lines(inset.cell(1)).isEmpty)
    let plain = ClassicStage([2])
    expectEqual(lines(plain.cell(1)), [16...320])
    var stage = ClassicStage([40], style: .grouped)
    stage.table.contentOffset.y = 40 * 44 - 480
    stage.render()
    for path in stage.table.indexPathsForVisibleRows ?? [] {
      expectEqual(lines(stage.cell(path.row)), path.row == 39 ? [0...320] : [16...320])
    }
    stage = ClassicStage([2]) { cell, _ in
      cell.backgroundView = UIView(frame: .zero)
      cell.backgroundView?.backgroundColor = .systemYellow
    }
    let view = try require(stage.cell(0).subviews.last as? SeparatorView)
    expectEqual(view.frame, stage.cell(0).bounds)
    guard case .fill(let rect, _)? = view.displayList.first else {
      Issue.record("no line was drawn")
      return
    }
    expectEqual(rect, CGRect(16, 43.5, 304, 0.5))
    expect(stage.cell(0).displayList.isEmpty)
  }
}
