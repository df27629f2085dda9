// SPDX-License-Identifier: Apache-2.0

/// What a table decided about a row that is being edited.
struct EditedRow: Equatable {
  /// The control at the leading edge.
  var style = UITableViewCell.EditingStyle.none
  /// Whether the content makes room for that control.
  var indents = true
  /// Whether the row can be moved.
  var canMove = true
  /// Whether rows are marked instead, several at a time.
  var marks = false

  /// The glyph at the leading edge.
  func control(isSelected: Bool) -> CellGlyph.Kind? {
    if marks { return isSelected ? .marked : .unmarked }
    switch style {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }
}
