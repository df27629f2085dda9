// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Classic layout") @MainActor struct ClassicLayoutTests {
  private func cell(
    _ style: UITableViewCell.CellStyle,
    title: String,
    detail: String? = nil,
    height: CGFloat = 44
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(0, 0, 320, height)
    cell.textLabel?.text = title
    if let detail { cell.detailTextLabel?.text = detail }
    cell.layoutIfNeeded()
    return cell
  }

  private let long = String(repeating: "many words ", count: 20)

  @Test("S3-49: label fonts are those of their text styles and follow the text size")
  func fonts() {
    let sizes: [(UITableViewCell.CellStyle, CGFloat, CGFloat?)] = [
      (.default, 17, nil), (.value1, 17, 17), (.value2, 15, 15), (.subtitle, 17, 12),
    ]
    for (style, title, detail) in sizes {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      expectEqual(cell.textLabel?.font.pointSize, title)
      expectEqual(cell.detailTextLabel?.font.pointSize, detail)
    }
    let stage = ClassicStage(cells: .subtitle) { cell, path in
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      if path.row == 1 { cell.textLabel?.font = .systemFont(ofSize: 20) }
    }
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    expectEqual(stage.cell(0).textLabel?.font.pointSize, 33)
    expectEqual(stage.cell(0).detailTextLabel?.font.pointSize, 26)
    expectEqual(stage.cell(1).textLabel?.font.pointSize, 20)
  }

  @Test("S3-49 S0-27 R28: texts side by side share the width, and many lines raise the row")
  func bothLong() throws {
    do {
      let cell = cell(.value1, title: long, detail: long)
      let (title, detail) = (
        try require(cell.textLabel).frame, try require(cell.detailTextLabel).frame
      )
      expect(title.minX == 16 && detail.maxX == 304)
      expect(title.width == detail.width && detail.minX == title.maxX + 12)
    }
    let short = cell(.value1, title: "Title", detail: long)
    var title = try require(short.textLabel)
    expectEqual(title.frame.width, title.sizeThatFits(.zero).width)
    try expectEqual(require(short.detailTextLabel).frame.minX, title.frame.maxX + 12)
    let other = cell(.value1, title: long, detail: "Detail")
    var detail = try require(other.detailTextLabel)
    expectEqual(detail.frame.width, detail.sizeThatFits(.zero).width)
    try expectEqual(require(other.textLabel).frame.maxX, detail.frame.minX - 12)
    let stage = ClassicStage(
      [3],
      cells: .subtitle,
      rowHeight: UITableView.automaticDimension
    ) { [long] cell, path in
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.numberOfLines = 0
      cell.detailTextLabel?.text = path.row == 1 ? long : nil
    }
    detail = try require(stage.cell(1).detailTextLabel)
    title = try require(stage.cell(1).textLabel)
    expectEqual(
      stage.cell(1).frame.height,
      22 + title.frame.height + detail.sizeThatFits(CGSize(288, 0)).height
    )
    expect(detail.frame.height > 3 * detail.font.lineHeight)
    expect(title.frame.minY == 11 && detail.frame.maxY == stage.cell(1).frame.height - 11)
    expectEqual(stage.cell(0).frame.height, 44)
    expectEqual(stage.cell(2).frame.minY, stage.cell(1).frame.maxY)
    for lines in 1...4 {
      let stage = ClassicStage([1], rowHeight: UITableView.automaticDimension) { cell, _ in
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = Array(repeating: "line", count: lines).joined(separator: "\n")
      }
      let label = UILabel(frame: .zero)
      label.font = .preferredFont(forTextStyle: .body)
      label.numberOfLines = 0
      label.text = stage.cell(0).textLabel?.text
      expectEqual(stage.cell(0).frame.height, max(44, label.sizeThatFits(.zero).height + 22))
    }
  }

  @Test("S3-48 S3-25: images and symbols keep their shape and size")
  func largeImage() throws {
    let pixels = [UInt32](repeating: 0xFF00_00FF, count: 200 * 100)
    var cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.imageView?.image = UIImage(
      pixelBuffer: PixelBuffer(width: 200, height: 100, pixels: pixels)
    )
    cell.textLabel?.text = "Title"
    cell.frame = CGRect(0, 0, 320, 44)
    cell.layoutIfNeeded()
    let image = try require(cell.imageView).frame
    expectEqual(image, CGRect(16, 0, 88, 44))
    try expectEqual(require(cell.textLabel).frame.minX, image.maxX + 12)
    cell.frame.size.height = 400
    cell.layoutIfNeeded()
    expectEqual(cell.imageView?.frame.width, 160, "half of the width at most")
    cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let symbol = try require(UIImage(systemName: "magnifyingglass.circle.fill"))
    cell.imageView?.image = symbol
    cell.textLabel?.text = "Search"
    cell.frame = CGRect(0, 0, 320, 44)
    cell.layoutIfNeeded()
    expectEqual(cell.imageView?.frame.size, symbol.size)
    expectEqual(cell.imageView?.frame.midY, 22)
  }

  @Test("S3-49 R13: styles mirror, give way to configurations and lay out without room")
  func mirrored() throws {
    for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
      let plain = cell(style, title: "Title", detail: "Detail")
      let mirrored = cell(style, title: "Title", detail: "Detail")
      mirrored.semanticContentAttribute = .forceRightToLeft
      mirrored.layoutIfNeeded()
      for (left, right) in [
        (plain.textLabel, mirrored.textLabel), (plain.detailTextLabel, mirrored.detailTextLabel),
      ] {
        let (left, right) = (try require(left).frame, try require(right).frame)
        expect(right.minX == 320 - left.maxX && right.width == left.width)
      }
      expectEqual(mirrored.textLabel?.textAlignment, style == .value2 ? .left : .right)
      expectEqual(mirrored.detailTextLabel?.textAlignment, style == .value1 ? .left : .right)
      mirrored.semanticContentAttribute = .unspecified
      mirrored.layoutIfNeeded()
      expectEqual(mirrored.textLabel?.textAlignment, plain.textLabel?.textAlignment)
      expectEqual(mirrored.detailTextLabel?.textAlignment, plain.detailTextLabel?.textAlignment)
    }
    do {
      let cell = cell(.subtitle, title: "Title", detail: "Detail")
      let former = cell.textLabel
      cell.contentConfiguration = LabelConfiguration(text: "shown")
      expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
      cell.contentConfiguration = nil
      expect(cell.textLabel != nil && cell.textLabel !== former && cell.textLabel?.text == nil)
    }
    for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
      let cell = cell(style, title: long, detail: long, height: 0)
      cell.imageView?.image = UIImage(systemName: "star")
      cell.frame.size.width = 0
      cell.layoutIfNeeded()
      expect((cell.textLabel?.frame.width ?? 0) >= 0)
      expect((cell.detailTextLabel?.frame.width ?? 0) >= 0)
    }
  }
}

@Suite("Everyday cells") @MainActor struct EverydayCellTests {
  private nonisolated static let styles: [UITableViewCell.CellStyle] = [
    .default, .value1, .value2, .subtitle,
  ]

  private struct Content: CustomStringConvertible {
    var title: String?
    var detail: String?
    var hasImage: Bool
    var description: String { "\(title ?? "–"), \(detail ?? "–")\(hasImage ? ", image" : "")" }

    @MainActor func show(in cell: UITableViewCell) {
      cell.textLabel?.text = title
      cell.detailTextLabel?.text = detail
      cell.imageView?.image = hasImage ? UIImage(systemName: "star") : nil
    }
  }

  private static let contents = [nil, "Aa", "A title that is far longer than the cell is wide"]
    .flatMap { title in
      [nil, "12", "A detail that is far longer than the cell is wide"]
        .flatMap { detail in
          [false, true].map { Content(title: title, detail: detail, hasImage: $0) }
        }
    }

  private func cell(_ style: UITableViewCell.CellStyle, _ content: Content) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    content.show(in: cell)
    cell.layoutIfNeeded()
    return cell
  }

  @Test("new cells are 320 by 44, and labels and accessories keep their room")
  func newCell() throws {
    for style in Self.styles {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      expectEqual(cell.frame, CGRect(0, 0, 320, 44))
      expectEqual(cell.contentView.bounds.size, CGSize(320, 44))
    }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let accessory = UIView(frame: CGRect(0, 0, 20, 20))
    cell.accessoryView = accessory
    cell.layoutIfNeeded()
    let edge = accessory.frame.maxX
    accessory.frame.size.width = 90
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    expect(accessory.frame.maxX == edge && accessory.frame.width == 90)
    expect(cell.contentView.frame.maxX <= accessory.frame.minX)
    let label = UILabel(frame: CGRect(7, 9, 10, 10))
    label.text = "A title that is wider than ten points"
    label.sizeToFit()
    expectEqual(label.frame.origin, CGPoint(7, 9))
    expectEqual(label.frame.size, label.intrinsicContentSize)
    label.numberOfLines = 0
    label.frame.size.width = 60
    label.sizeToFit()
    expect(label.frame.width <= 60 && label.frame.height > label.font.lineHeight)
  }

  @Test(
    "S3-49: a cell that is filled again at its size is laid out as a new one",
    arguments: styles
  )
  func filledAgain(style: UITableViewCell.CellStyle) {
    for former in Self.contents {
      for next in Self.contents {
        let reused = cell(style, former)
        next.show(in: reused)
        reused.layoutIfNeeded()
        let fresh = cell(style, next)
        expect(
          reused.textLabel?.frame == fresh.textLabel?.frame
            && reused.detailTextLabel?.frame == fresh.detailTextLabel?.frame,
          "\(next) after \(former)"
        )
        guard next.hasImage else { continue }
        expectEqual(reused.imageView?.frame, fresh.imageView?.frame, "\(next) after \(former)")
      }
    }
  }
}

@Suite("Cell properties") @MainActor struct CellPropertyTests {
  @Test("with selection style none the background reads as it is drawn")
  func selectionStyleNone() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let idle = cell.backgroundConfiguration
    cell.isSelected = true
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
    cell.selectionStyle = .none
    expectEqual(cell.backgroundConfiguration, idle)
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .clear)
    cell.isSelected = false
    cell.isHighlighted = true
    expectEqual(cell.backgroundConfiguration, idle)
    cell.selectionStyle = .default
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
    // The content still learns of it.
    expect(cell.configurationState.isHighlighted)
  }
}

@Suite("Reuse of selected cells") @MainActor struct SelectedReuseTests {
  /// The colours of the texts of the visible rows, after scrolling from the top to a row.
  private func colors(selecting rows: Set<Int>, at target: Int) -> [Int: UIColor] {
    let table = SizedTable(
      rows: 100,
      build: { $0.backgroundConfiguration = .listSidebarCell() },
      fill: { cell, row in
        cell.contentConfiguration = UIListContentConfiguration.sidebarCell().with("Row \(row)")
      }
    )
    table.view.allowsMultipleSelection = true
    for row in rows {
      let path = IndexPath(row: row, section: 0)
      table.view.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    table.render()
    table.view.scrollToRow(at: [0, target], at: .top, animated: false)
    table.render()
    var colors: [Int: UIColor] = [:]
    for (path, cell) in zip(table.view.indexPathsForVisibleRows ?? [], table.view.visibleCells) {
      let content = cell.contentConfiguration as? UIListContentConfiguration
      colors[path.row] = content?.textProperties.color
    }
    return colors
  }

  @Test("S1-12 S3-17: a reused cell displays the selection of its next row")
  func selectedAgain() {
    var shown = colors(selecting: Set(0..<100), at: 50)
    expect(shown.count > 3)
    for (row, color) in shown { expectEqual(color, .white, "row \(row)") }
    shown = colors(selecting: Set(0..<20), at: 50)
    expect(shown.count > 3)
    for (row, color) in shown { expectEqual(color, .label, "row \(row)") }
  }
}
