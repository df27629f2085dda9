// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell: GlyphHost {
  var madeAreas: CellAreas {
    if let areas { return areas }
    let made = CellAreas()
    areas = made
    return made
  }

  func changeArea<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<CellAreas, Value>,
    to value: Value,
    default standard: Value,
    as kind: WriteKind = .other
  ) {
    guard write(kind, isEqual: (areas?[keyPath: property] ?? standard) == value) else { return }
    if areas == nil && value == standard { return }
    madeAreas[keyPath: property] = value
    areasDidChange()
  }

  func changeAccessoryView(
    _ property: ReferenceWritableKeyPath<CellAreas, UIView?>,
    to view: UIView?
  ) {
    guard write(.other, isEqual: areas?[keyPath: property] === view) else { return }
    if areas == nil && view == nil { return }
    madeAreas[keyPath: property] = view
    areas?.showView(in: self)
    areasDidChange()
  }

  private func areasDidChange() {
    setNeedsLayout()
    contentMarginsMayHaveChanged()
    // The content's width changes, so constraints to the content view are solved again.
    if layoutRecord != nil { invalidateIntrinsicContentSize() }
  }

  func contentFrame(in size: CGSize) -> CGRect {
    guard let areas else { return CGRect(origin: .zero, size: size) }
    return areas.contentFrame(
      in: size,
      margin: sideMargin,
      isEditing: storedIsEditing,
      isRightToLeft: isRightToLeft
    )
  }

  func glyphWasTapped(_ glyph: CellGlyph) {
    guard let table, let path = table.indexPath(for: self) else { return }
    switch glyph.kind {
    case .detail: table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    case .delete: table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
    case .insert: table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
    case .disclosure, .checkmark, .marked, .unmarked, .reorder: break
    }
  }

  func reorderControlWasDropped(_ touch: UITouch) {
    guard let table, let path = table.indexPath(for: self) else { return }
    table.dropRow(at: path, on: touch.location(in: table))
  }

  func edit(_ row: EditedRow, _ editing: Bool, animated: Bool) {
    if areas?.editing != row && (editing || areas != nil) {
      madeAreas.editing = row
      areasDidChange()
    }
    guard editing != storedIsEditing else { return }
    let mask: StateMask = editing ? .showingEditControl : []
    willTransition(to: mask)
    setEditing(editing, animated: animated)
    didTransition(to: mask)
  }
}
