// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The accessory views of a list cell; all widths are chosen here.
@MainActor final class AccessoryBar {
  private struct Part {
    let accessory: UICellAccessory
    let view: UIView
  }

  private var parts: [Part] = []
  private static let gap: CGFloat = 8
  private static let partGap: CGFloat = 10
  private static let standardWidth: CGFloat = 38

  func take(_ accessories: [UICellAccessory], in cell: UICollectionViewListCell) {
    for part in parts { part.view.removeFromSuperview() }
    parts = accessories.map { Part(accessory: $0, view: Self.view(of: $0)) }
    for part in parts {
      if let tint = part.accessory.tint { part.view.tintColor = tint }
      cell.addSubview(part.view)
    }
    showSelection(cell.isSelected)
    cell.barDidChange()
  }

  private static func view(of accessory: UICellAccessory) -> UIView {
    switch accessory.content {
    case .glyph(let kind): return CellGlyph(kind: kind)
    case .outline:
      let glyph = CellGlyph(kind: .disclosure)
      glyph.isUserInteractionEnabled = true
      return glyph
    case .label(let text, let font):
      let label = UILabel()
      label.text = text
      label.font = font
      label.textColor = accessory.tint ?? .secondaryLabel
      label.sizeToFit()
      return label
    case .view(let view):
      if view.bounds.size == .zero { view.sizeToFit() }
      return view
    case .menu(let menu):
      let button = UIButton(type: .system)
      button.setTitle(menu.title, for: .normal)
      button.menu = menu
      button.sizeToFit()
      return button
    }
  }

  func accessory(of view: UIView) -> UICellAccessory? {
    parts.first { $0.view === view }?.accessory
  }

  func hasTrailing(in cell: UICollectionViewListCell) -> Bool {
    !shown(in: cell, isLeading: false).isEmpty
  }

  private func shown(in cell: UICollectionViewListCell, isLeading: Bool) -> [Part] {
    parts.filter {
      $0.accessory.isLeading == isLeading && $0.accessory.isShown(isEditing: cell.isListEditing)
    }
  }

  private func room(of part: Part) -> CGFloat {
    switch part.accessory.reservedWidth {
    case .actual: part.view.bounds.width
    case .standard:
      part.accessory.isLeading
        ? max(Self.standardWidth, part.view.bounds.width) : part.view.bounds.width
    case .custom(let width): max(0, width.orZero)
    }
  }

  private func indentation(of cell: UICollectionViewListCell) -> CGFloat {
    CGFloat(max(0, cell.indentationLevel)) * max(0, cell.indentationWidth.orZero)
  }

  func contentFrame(in size: CGSize, of cell: UICollectionViewListCell) -> CGRect {
    let before = shown(in: cell, isLeading: true)
    let after = shown(in: cell, isLeading: false)
    var leading = indentation(of: cell)
    leading += before.reduce(0) { $0 + room(of: $1) }
    var trailing: CGFloat = 0
    if !after.isEmpty {
      let gaps = CGFloat(after.count - 1) * Self.partGap
      trailing = after.reduce(gaps) { $0 + room(of: $1) } + Self.gap + cell.standardMargins.right
    }
    let width = max(0, size.width - leading - trailing)
    let start = min(leading, size.width)
    return CGRect(
      x: cell.isRightToLeft ? size.width - start - width : start,
      y: 0,
      width: width,
      height: size.height
    )
  }

  func place(in cell: UICollectionViewListCell) {
    for part in parts {
      part.view.isHidden = !part.accessory.isShown(isEditing: cell.isListEditing)
    }
    var position = cell.indentsAccessories ? indentation(of: cell) : 0
    for part in shown(in: cell, isLeading: true) {
      let room = room(of: part)
      put(part.view, from: position, room: room, in: cell)
      position += room
    }
    position = cell.bounds.width - cell.standardMargins.right
    for part in shown(in: cell, isLeading: false).reversed() {
      let room = room(of: part)
      put(part.view, from: position - room, room: room, in: cell)
      position -= room + Self.partGap
    }
  }

  private func put(
    _ view: UIView,
    from position: CGFloat,
    room: CGFloat,
    in cell: UICollectionViewListCell
  ) {
    let middle = position + room / 2
    view.center = CGPoint(
      x: cell.isRightToLeft ? cell.bounds.width - middle : middle,
      y: cell.bounds.height / 2
    )
  }

  func showSelection(_ isSelected: Bool) {
    for part in parts {
      guard case .glyph(let kind) = part.accessory.content, kind == .unmarked else { continue }
      (part.view as? CellGlyph)?.kind = isSelected ? .marked : .unmarked
    }
  }

  func showExpansion(_ isExpanded: Bool) {
    for part in parts {
      guard case .outline = part.accessory.content else { continue }
      part.view.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    }
  }
}
