// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The accessories and editing controls of a cell; all widths are chosen here.
@MainActor final class CellAreas {
  var accessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var editingAccessoryView: UIView?
  var indentationLevel = 0
  var indentationWidth: CGFloat = 10
  var indentsWhileEditing = true
  var showsReorderControl = false
  var separatorInset: UIEdgeInsets?
  var editing = EditedRow()
  var isSwiped = false
  private var indicator: CellGlyph?
  private var detailButton: CellGlyph?
  private var editingControl: CellGlyph?
  private var reorderControl: CellGlyph?
  private weak var shownView: UIView?
  private var placedSize = CGSize.zero
  private static let gap: CGFloat = 8
  private static let partGap: CGFloat = 10
  private static let controlWidth: CGFloat = 38

  func hasTrailingArea(isEditing: Bool) -> Bool {
    accessoryWidth(isEditing: isEditing) > 0 || (isEditing && showsReorder)
  }

  func contentFrame(
    in size: CGSize,
    margin: CGFloat,
    isEditing: Bool,
    isRightToLeft: Bool
  ) -> CGRect {
    let leading = min(leadingWidth(isEditing: isEditing), size.width)
    let trailing = trailingWidth(isEditing: isEditing, margin: margin)
    let width = max(0, size.width - leading - trailing)
    return CGRect(
      x: isRightToLeft ? size.width - leading - width : leading,
      y: 0,
      width: width,
      height: size.height
    )
  }

  private func leadingWidth(isEditing: Bool) -> CGFloat {
    let indentation = CGFloat(max(0, indentationLevel)) * max(0, indentationWidth.orZero)
    return indentation + (isEditing && indents ? Self.controlWidth : 0)
  }

  private var indents: Bool { indentsWhileEditing && editing.indents }

  private func trailingWidth(isEditing: Bool, margin: CGFloat) -> CGFloat {
    let reorder = isEditing && showsReorder ? Self.controlWidth : 0
    let accessory = accessoryWidth(isEditing: isEditing)
    guard accessory > 0 else { return reorder }
    return accessory + Self.gap + (reorder > 0 ? reorder + Self.gap : margin)
  }

  private var showsReorder: Bool { showsReorderControl && editing.canMove }

  /// The app's accessory view, which wins over the type (R43).
  private func view(isEditing: Bool) -> UIView? { isEditing ? editingAccessoryView : accessoryView }

  private func accessoryWidth(isEditing: Bool) -> CGFloat {
    if let view = view(isEditing: isEditing) { return max(0, view.storedFrame.width) }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: return 0
    case .disclosureIndicator: return CellGlyph.Kind.disclosure.size.width
    case .checkmark: return CellGlyph.Kind.checkmark.size.width
    case .detailButton: return CellGlyph.Kind.detail.size.width
    case .detailDisclosureButton:
      return CellGlyph.Kind.detail.size.width + Self.partGap + CellGlyph.Kind.disclosure.size.width
    }
  }

  func showView(in cell: UITableViewCell) {
    let wanted = view(isEditing: cell.storedIsEditing)
    if let shownView, shownView !== wanted, shownView.parent === cell {
      shownView.removeFromSuperview()
    }
    shownView = wanted
    guard let wanted, wanted.parent !== cell else { return }
    if wanted.storedFrame.size == .zero { wanted.sizeToFit() }
    cell.addSubview(wanted)
  }

  var holdsViews: Bool { accessoryView != nil || editingAccessoryView != nil }

  func cellWasFilled(_ cell: UITableViewCell) {
    guard let view = view(isEditing: cell.storedIsEditing), view.parent === cell,
      view.storedFrame.size != placedSize
    else { return }
    cell.setNeedsLayout()
  }

  func layOut(in cell: UITableViewCell) {
    let isEditing = cell.storedIsEditing
    var row = TrailingRow(in: cell, margin: cell.sideMargin)
    place(
      &reorderControl,
      isEditing && showsReorder ? .reorder : nil,
      in: cell,
      at: row.take(CellGlyph.Kind.reorder.size, if: isEditing && showsReorder)
    )
    if isEditing && showsReorder { row.skip(Self.gap) }
    if let view = view(isEditing: isEditing) {
      place(&indicator, nil, in: cell, at: .zero)
      place(&detailButton, nil, in: cell, at: .zero)
      if view.parent === cell {
        placedSize = view.storedFrame.size
        view.frame = row.take(placedSize, if: true)
      }
    } else {
      layOutGlyphs(of: isEditing ? editingAccessoryType : accessoryType, in: cell, &row)
    }
    let control = isEditing ? editing.control(isSelected: cell.storedIsSelected) : nil
    place(&editingControl, control, in: cell, at: row.leading(CellGlyph.Kind.delete.size))
  }

  private func layOutGlyphs(
    of type: UITableViewCell.AccessoryType,
    in cell: UITableViewCell,
    _ row: inout TrailingRow
  ) {
    let indicated: CellGlyph.Kind? =
      switch type {
      case .disclosureIndicator, .detailDisclosureButton: .disclosure
      case .checkmark: .checkmark
      case .none, .detailButton: nil
      }
    let hasDetail = type == .detailButton || type == .detailDisclosureButton
    let frame = row.take(indicated?.size ?? .zero, if: indicated != nil)
    place(&indicator, indicated, in: cell, at: frame)
    if indicated != nil && hasDetail { row.skip(Self.partGap) }
    let detailFrame = row.take(CellGlyph.Kind.detail.size, if: hasDetail)
    place(&detailButton, hasDetail ? .detail : nil, in: cell, at: detailFrame)
  }

  private func place(
    _ glyph: inout CellGlyph?,
    _ kind: CellGlyph.Kind?,
    in cell: UITableViewCell,
    at frame: CGRect
  ) {
    guard let kind else {
      glyph?.setHiddenUncounted(true)
      return
    }
    let shown = glyph ?? CellGlyph(kind: kind)
    if glyph == nil {
      glyph = shown
      cell.addSubview(shown)
    }
    shown.kind = kind
    if shown.storedIsHidden { shown.setHiddenUncounted(false) }
    shown.frame = frame
  }
}

struct EditedRow: Equatable {
  var style = UITableViewCell.EditingStyle.none
  var indents = true
  var canMove = true
  var marks = false

  func control(isSelected: Bool) -> CellGlyph.Kind? {
    if marks { return isSelected ? .marked : .unmarked }
    switch style {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }
}
