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
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    return (
      cell, cell.textLabel?.frame, cell.detailTextLabel?.frame,
      image == nil ? nil : cell.imageView?.frame
    )
  }

  @Test(
    "S3-49 S3-48 S3-11: each style has its labels in order, made once, and an image only when set"
  )
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
    do {
      let screen = Screen(ListModel(titles: ["a", "b"]))
      screen.render()
      var server = RenderServer()
      func line() throws -> [CommitReader.Command]? {
        try server.receive(from: screen.renderer)
        return server.layers[screen.table.visibleCells[0].layerIdentifier]?.contents
      }
      try expectEqual(line(), [.fill(CGRect(x: 16, y: 43.5, width: 304, height: 0.5), 0x3C3C_434A)])
      screen.table.separatorColor = .red
      screen.table.separatorInset = UIEdgeInsets(top: 9, left: 50, bottom: 9, right: 70)
      screen.render()
      try expectEqual(line(), [.fill(CGRect(x: 50, y: 43.5, width: 200, height: 0.5), 0xFF00_00FF)])
      screen.table.separatorStyle = .none
      screen.render()
      try expectEqual(line(), [])
    }
    do {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      var inspector = CellInspector()
      func isFilled() -> Bool { !inspector.elements(of: cell).isEmpty }
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
    }
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = root.bounds
      cell.isSelected = true
      root.addSubview(cell)
      let renderer = FrameRenderer(root: root)
      renderer.renderFrame()
      cell.selectionStyle = .none
      renderer.renderFrame()
      var server = RenderServer()
      try server.receive(from: renderer)
      expectEqual(server.layers[cell.layerIdentifier]?.contents, [])
    }
  }
}
