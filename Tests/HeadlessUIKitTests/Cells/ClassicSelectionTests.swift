// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Classic selection") @MainActor struct ClassicSelectionTests {
  @Test("R32: a touch highlights and selects a row by the delegate's decisions")
  func order() throws {
    var stage = ClassicStage()
    let touch = try require(stage.window.beginTouch(at: CGPoint(50, 60)))
    expect(stage.cell(1).isHighlighted && !stage.cell(1).isSelected)
    stage.window.endTouch(touch)
    expect(!stage.cell(1).isHighlighted && stage.cell(1).isSelected)
    expectEqual(
      stage.log,
      ["may highlight 1", "highlighted 1", "will select 1", "selected 1", "unhighlighted 1"]
    )
    stage.log = []
    stage.tap(row: 2)
    expectEqual(
      stage.log,
      [
        "may highlight 2", "highlighted 2", "will select 2", "will deselect 1", "deselected 1",
        "selected 2", "unhighlighted 2",
      ]
    )
    stage = ClassicStage()
    stage.refused = [path(1)]
    stage.tap(row: 1)
    expect(stage.log == ["may highlight 1"] && stage.table.indexPathForSelectedRow == nil)
    stage = ClassicStage()
    stage.willSelect = { $0.row == 1 ? IndexPath(row: 4, section: 0) : nil }
    stage.tap(row: 1)
    expect(stage.table.indexPathForSelectedRow == path(4) && stage.log.contains("selected 4"))
    stage.log = []
    stage.tap(row: 2)
    expect(stage.table.indexPathForSelectedRow == path(4) && !stage.log.contains("selected 2"))
    do {
      let stage = ClassicStage()
      let touch = try require(stage.window.beginTouch(at: CGPoint(50, 60)))
      stage.window.moveTouch(touch, to: CGPoint(60, 62))
      expect(stage.cell(1).isHighlighted)
      stage.window.moveTouch(touch, to: CGPoint(60, 200))
      expect(!stage.cell(1).isHighlighted)
      stage.window.endTouch(touch)
      expectEqual(stage.log, ["may highlight 1", "highlighted 1", "unhighlighted 1"])
      expect(stage.table.indexPathForSelectedRow == nil)
    }
  }

  @Test("S3-06 S3-33: touches on titles, detail buttons and switches select no row")
  func notARow() throws {
    final class Titles: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

      func tableView(_: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }

      func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    }
    var stage = ClassicStage()
    let titles = Titles()
    stage.table.dataSource = titles
    stage.table.contentOffset.y = 100
    stage.render()
    stage.window.tap(at: CGPoint(100, 10))
    expect(stage.log.isEmpty)
    let last = stage.table.visibleCells.last
    last?.isUserInteractionEnabled = false
    stage.window.tap(at: CGPoint(100, 470))
    expect(stage.log.isEmpty && last != nil)
    last?.isUserInteractionEnabled = true
    stage.window.tap(at: CGPoint(100, 470))
    expect(stage.log.contains { $0.hasPrefix("selected") })
    stage = ClassicStage { cell, _ in cell.accessoryType = .detailDisclosureButton }
    stage.tap(row: 3, x: 320 - 16 - 8 - 10 - 11)
    expect(stage.log == ["details 3"] && stage.table.indexPathForSelectedRow == nil)
    stage.log = []
    stage.tap(row: 3, x: 320 - 16 - 4)
    expectEqual(stage.table.indexPathForSelectedRow, path(3), "the chevron is the row's")
    stage = ClassicStage { cell, _ in
      if cell.accessoryView == nil { cell.accessoryView = UISwitch(frame: .zero) }
    }
    stage.tap(row: 2, x: 280)
    expectEqual(
      (0..<4).map { (stage.cell($0).accessoryView as? UISwitch)?.isOn },
      [false, false, true, false]
    )
    expect(stage.log.isEmpty && stage.table.indexPathForSelectedRow == nil)
  }

  @Test("R3 R5: reuse ends highlight and selection and keeps the rest")
  func reusedHighlight() throws {
    var stage = ClassicStage([100])
    _ = try require(stage.window.beginTouch(at: CGPoint(50, 60)))
    stage.table.contentOffset.y = 2000
    stage.render()
    expect(stage.table.visibleCells.allSatisfy { !$0.isHighlighted })
    stage.table.contentOffset.y = 0
    stage.render()
    expectEqual(stage.table.visibleCells.map(\.isHighlighted).filter { $0 }.count, 1)
    expect(stage.cell(1).isHighlighted)
    stage = ClassicStage([100]) { cell, path in
      if path.row == 0 {
        cell.accessoryType = .checkmark
        cell.textLabel?.textColor = .systemRed
      }
    }
    let first = stage.cell(0)
    stage.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    first.setHighlighted(true, animated: false)
    stage.table.contentOffset.y = 2200
    stage.render()
    expect(stage.table.visibleCells.contains { $0 === first })
    expect(!first.isSelected && !first.isHighlighted)
    expect(first.accessoryType == .checkmark && first.textLabel?.textColor == .systemRed)
  }

  @Test("S3-10 S3-07: selection styles and selected backgrounds are displayed while selected")
  func selectionStyles() {
    func drawn(_ style: UITableViewCell.SelectionStyle) -> [VisibleElement] {
      let stage = ClassicStage { cell, _ in cell.selectionStyle = style }
      stage.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
      stage.render()
      return elements(of: stage.cell(0))
    }
    expect(drawn(.blue) == drawn(.default) && drawn(.gray) == drawn(.default))
    expectEqual(drawn(.none).count, drawn(.default).count - 1)
    do {
      let stage = ClassicStage { cell, _ in
        let (one, several) = (UIView(frame: .zero), UIView(frame: .zero))
        one.backgroundColor = .systemRed
        several.backgroundColor = .systemGreen
        cell.selectedBackgroundView = one
        cell.multipleSelectionBackgroundView = several
      }
      let cell = stage.cell(0)
      func shown() -> [UIColor?] {
        [cell.selectedBackgroundView, cell.multipleSelectionBackgroundView]
          .map { $0?.isHidden == false ? $0?.backgroundColor : nil }
      }
      expectEqual(shown(), [nil, nil])
      stage.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
      expectEqual(shown(), [.systemRed, nil])
      stage.table.deselectRow(at: path(0), animated: false)
      stage.table.allowsMultipleSelection = true
      stage.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
      expectEqual(shown(), [nil, .systemGreen])
    }
    let (usual, other) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
    let stage = ClassicStage { cell, _ in
      cell.textLabel?.highlightedTextColor = .white
      cell.imageView?.image = usual
      cell.imageView?.highlightedImage = other
    }
    for isActive in [true, false] {
      stage.cell(0).setHighlighted(isActive, animated: false)
      expectEqual(stage.cell(0).textLabel?.isHighlighted, isActive)
      expectEqual(stage.cell(0).imageView?.isHighlighted, isActive)
    }
    stage.cell(0).selectionStyle = .none
    stage.cell(0).setSelected(true, animated: false)
    expect(stage.cell(0).textLabel?.isHighlighted == false)
  }

  @Test("S3-57 S3-58: background colours follow the style until the cell or willDisplay sets one")
  func backgrounds() {
    func colors(_ style: UITableView.Style) -> [UInt32] {
      let stage = ClassicStage(style: style)
      return [UIUserInterfaceStyle.light, .dark]
        .map { appearance in
          stage.window.overrideUserInterfaceStyle = appearance
          stage.render()
          let first = elements(of: stage.cell(1)).first { $0.frame.height == 44 }
          guard case .fill(let packedRGBA)? = first?.content else { return 0 }
          return packedRGBA
        }
    }
    expectEqual(colors(.grouped), [0xFFFF_FFFF, 0x1C1C_1EFF])
    expectEqual(colors(.plain), [0, 0], "a plain cell lets its table show through")
    var stage = ClassicStage { cell, path in
      cell.backgroundColor = path.row == 0 ? .red : .systemBackground
    }
    for (appearance, expected) in [
      (UIUserInterfaceStyle.light, 0xFFFF_FFFF), (.dark, 0x0000_00FF),
    ] as [(UIUserInterfaceStyle, UInt32)] {
      stage.window.overrideUserInterfaceStyle = appearance
      stage.render()
      expectEqual(elements(of: stage.cell(0)).first?.content, .fill(packedRGBA: 0xFF00_00FF))
      expectEqual(elements(of: stage.cell(1)).first?.content, .fill(packedRGBA: expected))
    }
    final class Painter: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) {
        cell.backgroundColor = indexPath.row.isMultiple(of: 2) ? .systemTeal : .systemPink
      }
    }
    stage = ClassicStage([50])
    let painter = Painter()
    stage.table.delegate = painter
    for offset in [0, 700, 130] as [CGFloat] {
      stage.table.contentOffset.y = offset
      stage.render()
      for path in stage.table.indexPathsForVisibleRows ?? [] {
        let expected = path.row.isMultiple(of: 2) ? UIColor.systemTeal : .systemPink
        expectEqual(
          elements(of: stage.cell(path.row)).first?.content,
          .fill(packedRGBA: expected.packedRGBA)
        )
      }
    }
  }
}
