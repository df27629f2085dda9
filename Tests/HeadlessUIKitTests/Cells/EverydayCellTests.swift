// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

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
        var content = UIListContentConfiguration.sidebarCell()
        content.text = "Row \(row)"
        cell.contentConfiguration = content
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
