// SPDX-License-Identifier: Apache-2.0

package import UIKit

/// A list without its row type, as the suite plays it.
package protocol ListDefinition: Sendable {
  var name: String { get }
  var rowHeight: ListRowHeight { get }
  var viewport: Viewport { get }
  /// The number of rows; a longer list repeats them.
  var sourceCount: Int { get }
  var fieldNames: [(name: String, kind: WriteKind?)] { get }
  /// The strategies, the baseline first.
  var ways: [ListWay] { get }
  var showsAlike: Bool { get }
  var hasReference: Bool { get }
  var referenceWay: ListWay? { get }

  @MainActor func content(rowCount: Int) -> any ListContent

  func editing(_ edit: ListEdit, seed: UInt64) -> any ListEditing
}

/// A strategy of a list, without rows.
package struct ListWay: Sendable {
  package let name: String
  package let cellClass: UITableViewCell.Type
  /// True if a new cell gets its views when it is first filled.
  package let makesViewsInFill: Bool
  package let isControl: Bool
  /// True if a view of the engine sets the properties.
  package let isShownByOtherMeans: Bool
  /// True if its cells follow models, so that the table is not told of rows that change in place.
  package var followsModels = false
  /// Makes the screen that fills its own cells; nil for a strategy of a list.
  package var makeScreen: ScreenMaker?
  /// Changes a row of the screen; nil if none can change.
  package var changeScreen: ScreenChange?
  /// The objects that each fill adds to its cell, where the strategy exists to show that.
  package var growth: CellGrowth?
}

package protocol ListEditing {
  func opened(_ rows: Range<Int>) -> any RowContents

  mutating func next(after rows: any RowContents) -> any RowContents

  func joined(_ parts: [any RowContents]) -> any RowContents
}

extension ListBenchmark: ListDefinition {
  package var fieldNames: [(name: String, kind: WriteKind?)] { fields.map { ($0.name, $0.kind) } }

  package var ways: [ListWay] { strategies.map(\.way) }

  package var hasReference: Bool { reference != nil || referenceCell != nil }

  package var referenceWay: ListWay? { referenceCell?.way }

  @MainActor package func content(rowCount: Int) -> any ListContent {
    ListRows(of: self, rowCount: rowCount)
  }

  package func editing(_ edit: ListEdit, seed: UInt64) -> any ListEditing {
    TypedEditing(list: self, editor: editor(edit, seed: seed))
  }
}

extension Strategy {
  fileprivate var way: ListWay {
    ListWay(
      name: name,
      cellClass: cellClass,
      makesViewsInFill: makesViewsInFill,
      isControl: isControl,
      isShownByOtherMeans: isShownByOtherMeans,
      followsModels: followsModels,
      growth: growth
    )
  }
}

private struct TypedEditing<Row: Sendable>: ListEditing {
  let list: ListBenchmark<Row>
  var editor: any RowEditing<Row>

  func opened(_ rows: Range<Int>) -> any RowContents {
    TypedRowContents(rows.map { editor.opened(list.row($0)) }, of: list)
  }

  mutating func next(after rows: any RowContents) -> any RowContents {
    TypedRowContents(list.typed(rows).map { editor.next(after: $0) }, of: list)
  }

  func joined(_ parts: [any RowContents]) -> any RowContents {
    TypedRowContents(parts.flatMap(list.typed), of: list)
  }
}
