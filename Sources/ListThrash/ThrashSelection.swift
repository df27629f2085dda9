// SPDX-License-Identifier: Apache-2.0

/// The selected rows, by identity and in the order of their selection.
struct ThrashSelection: Equatable {
  private(set) var rows: [Int] = []
  private(set) var allowsSeveral = false
  private(set) var isEditing = false

  func paths(in list: NaiveList) -> [RowPath] {
    let paths = list.pathsByIdentity
    return rows.compactMap { paths[$0] }
  }

  /// Follows an operation; `path` is the row that its number named before it.
  mutating func follow(
    _ operation: ThrashOperation,
    path: RowPath?,
    from former: NaiveList,
    to list: NaiveList
  ) {
    let row = path.map { former[$0].id }
    switch operation {
    case .multipleSelection(let isOn): allowsSeveral = isOn
    case .edit(let isOn):
      if isOn != isEditing { rows = [] }
      isEditing = isOn
    case .select:
      if let row { select(row) }
    case .deselect:
      if let row { rows.removeAll { $0 == row } }
    case .touch:
      // Rows take no touches during editing.
      guard let row, !isEditing else { return }
      if allowsSeveral, rows.contains(row) {
        rows.removeAll { $0 == row }
      } else {
        select(row)
      }
    case .reloadData:
      rows = []
    case .update:
      let paths = list.pathsByIdentity
      rows.removeAll { paths[$0] == nil }
    default: break
    }
  }

  private mutating func select(_ row: Int) {
    if !allowsSeveral || isEditing { rows.removeAll { $0 != row } }
    if !rows.contains(row) { rows.append(row) }
  }
}
