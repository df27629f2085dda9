// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Classic cell areas") @MainActor struct ClassicAreasTests {
  private func laidOut(
    width: CGFloat = 320,
    _ change: (UITableViewCell) -> Void
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(0, 0, width, 44)
    change(cell)
    cell.layoutIfNeeded()
    return cell
  }

  private func glyphs(of cell: UITableViewCell) -> [CellGlyph] {
    cell.subviews.compactMap { $0 as? CellGlyph }.filter { !$0.isHidden }
  }

  @Test("S3-06 S3-47 S3-27 S3-26 R43: accessories stand at the right, content beside them")
  func types() {
    // Margin 16, gap 8 and the parts: chevron 8, checkmark 16, button 22, chevron with button 40.
    let widths: [(UITableViewCell.AccessoryType, [CellGlyph.Kind], CGFloat)] = [
      (.none, [], 320), (.disclosureIndicator, [.disclosure], 288),
      (.checkmark, [.checkmark], 280), (.detailButton, [.detail], 274),
      (.detailDisclosureButton, [.disclosure, .detail], 256),
    ]
    for (type, kinds, width) in widths {
      let cell = laidOut { $0.accessoryType = type }
      expectEqual(cell.contentView.frame, CGRect(0, 0, width, 44))
      expectEqual(glyphs(of: cell).map(\.kind), kinds)
      for glyph in glyphs(of: cell) {
        expect(glyph.frame.minX >= cell.contentView.frame.maxX + 8)
        expect(glyph.frame.maxX <= 304 && glyph.frame.midY == 22)
      }
    }
    var cell = laidOut { $0.accessoryType = .detailDisclosureButton }
    for type in [
      UITableViewCell.AccessoryType.checkmark, .none, .disclosureIndicator, .none, .detailButton,
    ] {
      cell.accessoryType = type
      cell.layoutIfNeeded()
      let fresh = laidOut { $0.accessoryType = type }
      expectEqual(cell.contentView.frame, fresh.contentView.frame)
      expectEqual(glyphs(of: cell).map(\.kind), glyphs(of: fresh).map(\.kind))
      expectEqual(glyphs(of: cell).map(\.frame), glyphs(of: fresh).map(\.frame))
    }
    let control = UISwitch(frame: .zero)
    cell = laidOut {
      $0.accessoryType = .checkmark
      $0.accessoryView = control
    }
    expect(cell.accessoryView === control && control.superview === cell)
    expectEqual(control.frame, CGRect(320 - 16 - 51, 6.5, 51, 31))
    expectEqual(cell.contentView.frame.width, 245)
    expect(glyphs(of: cell).isEmpty)
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    expect(control.superview == nil && glyphs(of: cell).map(\.kind) == [.checkmark])
    let (usual, editing) = (UISwitch(frame: .zero), UILabel(frame: .zero))
    editing.text = "edit"
    cell = laidOut {
      $0.accessoryView = usual
      $0.editingAccessoryType = .disclosureIndicator
    }
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    expect(usual.superview == nil && glyphs(of: cell).map(\.kind) == [.disclosure])
    cell.editingAccessoryView = editing
    cell.layoutIfNeeded()
    expect(editing.superview === cell && editing.frame.width > 0)
    expect(glyphs(of: cell).isEmpty)
    cell.setEditing(false, animated: false)
    cell.layoutIfNeeded()
    expect(usual.superview === cell && editing.superview == nil)
  }

  @Test("S3-47: editing, reordering and marking controls stand at their edge and act on their row")
  func editing() {
    var stage = ClassicStage([3])
    stage.refused = [IndexPath(row: 1, section: 0)]
    stage.table.setEditing(true, animated: true)
    stage.render()
    expectEqual((0..<3).map { stage.cell($0).isEditing }, [true, false, true])
    expectEqual((0..<3).map { stage.cell($0).contentView.frame.minX }, [38, 0, 38])
    expectEqual(stage.glyphs(of: stage.cell(0)), [.delete])
    expect(stage.cell(0).editingStyle == .delete && stage.cell(1).editingStyle == .none)
    stage.table.isEditing = false
    stage.render()
    expectEqual((0..<3).map { stage.cell($0).contentView.frame.minX }, [0, 0, 0])
    expect(stage.glyphs(of: stage.cell(0)).isEmpty)
    stage = ClassicStage([3])
    for style in [UITableViewCell.EditingStyle.delete, .insert] {
      stage.editingStyle = style
      stage.table.setEditing(true, animated: false)
      stage.render()
      stage.tap(row: 2, x: 27)
      stage.table.setEditing(false, animated: false)
      stage.render()
    }
    expectEqual(stage.log, ["commit delete 2", "commit insert 2"])
    let cell = laidOut {
      $0.showsReorderControl = true
      $0.editingAccessoryType = .checkmark
    }
    expectEqual(cell.contentView.frame.width, 320)
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    let found = glyphs(of: cell)
    expectEqual(Set(found.map(\.kind)), [.reorder, .checkmark])
    let grip = found.first { $0.kind == .reorder }?.frame ?? .zero
    let mark = found.first { $0.kind == .checkmark }?.frame ?? .zero
    expect(grip.maxX == 304 && mark.maxX == grip.minX - 8)
    expectEqual(cell.contentView.frame.maxX, mark.minX - 8)
    stage = ClassicStage([3])
    stage.table.allowsMultipleSelectionDuringEditing = true
    stage.table.setEditing(true, animated: false)
    stage.render()
    expectEqual(stage.glyphs(of: stage.cell(0)), [.unmarked])
    stage.tap(row: 0)
    stage.tap(row: 2)
    stage.render()
    expectEqual(
      (0..<3).map { stage.glyphs(of: stage.cell($0)) },
      [[.marked], [.unmarked], [.marked]]
    )
    expectEqual(stage.table.indexPathsForSelectedRows?.map(\.row), [0, 2])
    stage.table.setEditing(false, animated: false)
    expect(stage.table.indexPathsForSelectedRows == nil)
  }

  @Test("indentation moves the content, also with odd values")
  func indentation() {
    let cell = laidOut {
      $0.indentationLevel = 3
      $0.indentationWidth = 12
    }
    expectEqual(cell.contentView.frame, CGRect(36, 0, 284, 44))
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame.minX, 74)
    cell.shouldIndentWhileEditing = false
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame.minX, 36)
    for width in [0, 1, 30, 320] as [CGFloat] {
      for indentation in [(-5, 10), (3, -4), (1000, 1000), (2, .nan), (2, .infinity)]
        as [(level: Int, width: CGFloat)]
      {
        let cell = laidOut(width: width) {
          $0.indentationLevel = indentation.level
          $0.indentationWidth = indentation.width
          $0.accessoryType = .detailDisclosureButton
        }
        let frame = cell.contentView.frame
        expect(frame.minX >= 0 && frame.width >= 0 && frame.minX <= width && frame.maxX <= width)
      }
    }
  }

  @Test("S3-47: accessories mirror, cost nothing when absent and narrow the fitted content")
  func rightToLeft() {
    do {
      let cell = laidOut {
        $0.semanticContentAttribute = .forceRightToLeft
        $0.accessoryType = .checkmark
        $0.indentationLevel = 1
      }
      expectEqual(cell.contentView.frame, CGRect(40, 0, 270, 44))
      expectEqual(glyphs(of: cell).first?.frame.minX, 16)
    }
    do {
      let cell = laidOut {
        $0.accessoryType = .none
        $0.accessoryView = nil
        $0.indentationLevel = 0
        $0.textLabel?.text = "plain"
      }
      expect(cell.areas == nil && cell.subviews.count == 1)
    }
    func height(_ type: UITableViewCell.AccessoryType) -> CGFloat {
      let stage = ClassicStage([1], rowHeight: UITableView.automaticDimension) { cell, _ in
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = "A text that is just wide enough for one line"
        cell.accessoryType = type
      }
      return stage.cell(0).frame.height
    }
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = "A text that is just wide enough for one line"
    label.font = .preferredFont(forTextStyle: .body)
    func expected(_ width: CGFloat) -> CGFloat {
      max(44, label.sizeThatFits(CGSize(width, 0)).height + 22)
    }
    expectEqual(height(.none), expected(288))
    expectEqual(height(.detailDisclosureButton), expected(256 - 24))
    expect(height(.none) <= height(.detailDisclosureButton))
  }
}
