// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation

/// A list over its unchanged rows, from which scripts are drawn.
@MainActor package final class PlayedList {
  package let design: CellDesign
  private let definition: any ListDefinition
  private let content: any ListContent
  /// Measures rows that the list has no reference for.
  private lazy var fresh = FreshCells(design: design, strategy: design.baseline)
  private lazy var screen = design.way(of: design.baseline).makeScreen
    .map { ScreenHeights($0, rowCount: content.order.sourceCount, viewport: design.viewport) }
  private var measured: [Int: Double] = [:]

  package init(_ design: CellDesign, rows: any RowSource, rowCount: Int) {
    self.design = design
    definition = design.definition(rows)
    content = definition.content(rowCount: rowCount)
  }

  /// Returns the height of a row; without a reference that of a fresh cell, measured once a row.
  func height(ofRow row: Int) -> Double {
    if let height = measured[row] { return height }
    if design.isScreen, let screen { return screen.height(ofRow: row) }
    let height = fresh.height(ofRow: row, in: content)
    if design.height.isMeasured { measured[row] = height }
    return height
  }

  func editing(_ change: FieldChange, seed: UInt64) -> any ListEditing {
    let fields = design.fieldPlaces(of: change.kind)
    precondition(
      fields.count == change.fieldCount,
      "The \(design.name) cell has \(fields.count) fields of kind \(change.kind.rawValue), not "
        + "\(change.fieldCount)."
    )
    let edit = ListEdit(
      changedCount: change.changedCount,
      fields: fields,
      isFresh: change.storage == .fresh
    )
    return definition.editing(edit, seed: seed)
  }
}
