// SPDX-License-Identifier: Apache-2.0

/// Updates that do not fit, and the list that the data source shows meanwhile.
struct ThrashMistake {
  enum Kind: String, CaseIterable {
    case forgottenCall
    case silentRow
    case deletedTwice
    case deletedPastEnd
    case insertedPastEnd
    case deletedAndReloaded
    case sectionPastEnd
    case negativeSection
    case insertedTwice
    case silentSection
  }

  let kind: Kind
  var told: ListUpdates
  var shown: NaiveList

  /// Creates a mistake from updates that fit; `number` selects its kind and place.
  ///
  /// - Throws: `NaiveList.Refusal` if the updates do not fit in the first place.
  init(
    _ number: Int,
    from list: NaiveList,
    _ updates: ListUpdates,
    _ supply: inout RowSupply
  ) throws(NaiveList.Refusal) {
    let after = try list.applying(updates)
    let kinds = Kind.allCases
    let kind = kinds[number.folded(kinds.count)]
    let paths = list.paths
    let path = paths.isEmpty ? nil : paths[(number / kinds.count).folded(paths.count)]
    var told = ListUpdates()
    var shown = list
    switch (kind, path) {
    case (.forgottenCall, _) where updates.losesCall(&told):
      shown = after
    case (.deletedTwice, let path?):
      told.deletedRows = [path, path]
    case (.deletedPastEnd, let path?):
      told.deletedRows = [RowPath(path.section, list.sections[path.section].rows.count)]
    case (.insertedPastEnd, let path?):
      shown.sections[path.section].rows.append(supply.row())
      let count = shown.sections[path.section].rows.count
      told.insertedRows = [.init(RowPath(path.section, count), supply.row())]
    case (.deletedAndReloaded, let path?):
      shown.sections[path.section].rows.remove(at: path.row)
      told.deletedRows = [path]
      told.reloadedRows = [.init(path, list[path])]
    case (.insertedTwice, let path?):
      shown.sections[path.section].rows.append(supply.row())
      shown.sections[path.section].rows.append(supply.row())
      told.insertedRows = [.init(path, supply.row()), .init(path, supply.row())]
    case (.sectionPastEnd, _):
      told.reloadedSections = [.init(list.sections.count, supply.section(rows: 1))]
    case (.negativeSection, _):
      told.deletedRows = [RowPath(-1, 0)]
    case (.silentRow, let path?):
      shown.sections[path.section].rows.append(supply.row())
    default:
      shown.sections.append(supply.section(rows: 1))
    }
    self.kind = kind
    self.told = told
    self.shown = shown
  }
}

extension ListUpdates {
  /// Copies all updates except one whose absence the counts reveal; returns true if there is one.
  fileprivate func losesCall(_ told: inout ListUpdates) -> Bool {
    told = self
    if told.insertedRows.popLast() != nil { return true }
    if told.insertedSections.popLast() != nil { return true }
    if told.deletedRows.popLast() != nil { return true }
    return told.deletedSections.popLast() != nil
  }
}
