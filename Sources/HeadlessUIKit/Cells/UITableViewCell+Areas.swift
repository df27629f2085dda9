// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell: GlyphHost {
  /// What stands beside the content, made when it is first needed.
  var madeAreas: CellAreas {
    if let areas { return areas }
    let made = CellAreas()
    areas = made
    return made
  }

  /// Changes what stands beside the content, unless it is that already.
  ///
  /// A value that is the default is not worth making the areas for.
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
    // The content's width changes, so constraints to the content view are solved anew.
    if layoutRecord != nil { invalidateIntrinsicContentSize() }
  }

  /// The rectangle that is left to the content view of a cell of a size.
  func contentFrame(in size: CGSize) -> CGRect {
    guard let areas else { return CGRect(origin: .zero, size: size) }
    return areas.contentFrame(
      in: size,
      margin: sideMargin,
      isEditing: storedIsEditing,
      isRightToLeft: isRightToLeft
    )
  }

  /// Answers a tap on a part of the cell that is a button.
  func glyphWasTapped(_ glyph: CellGlyph) {
    guard let table, let path = table.indexPath(for: self) else { return }
    switch glyph.kind {
    case .detail: table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    case .delete: table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
    case .insert: table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
    case .disclosure, .checkmark, .marked, .unmarked, .reorder: break
    }
  }

  /// Answers the end of a drag that began on the control for moving the row.
  func reorderControlWasDropped(_ touch: UITouch) {
    guard let table, let path = table.indexPath(for: self) else { return }
    table.dropRow(at: path, on: touch.location(in: table))
  }

  /// Takes over what a table decided about the row while it is edited.
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
