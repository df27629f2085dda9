// SPDX-License-Identifier: Apache-2.0

package import UIKit

/// A list as the suite plays it, whatever its rows are.
package protocol ListDefinition: Sendable {
  /// The name in case identifiers.
  var name: String { get }
  /// How high rows are.
  var rowHeight: ListRowHeight { get }
  /// The screen that it is shown on.
  var viewport: Viewport { get }
  /// How many rows there are; a longer list repeats them.
  var sourceCount: Int { get }
  /// The names of what can change, and what kind of property each sets.
  var fieldNames: [(name: String, kind: WriteKind?)] { get }
  /// The strategies, the baseline first.
  var ways: [ListWay] { get }
  /// Whether all strategies claim to show the same.
  var showsAlike: Bool { get }
  /// Whether the list says what a row must look like, by elements or by a cell.
  var hasReference: Bool { get }
  /// The cell that says so, if it is one.
  var referenceWay: ListWay? { get }

  /// Returns the rows of a new table.
  @MainActor func content(rowCount: Int) -> any ListContent

  /// Returns an editor of rows, which are the list's in its order.
  func editing(_ edit: ListEdit, seed: UInt64) -> any ListEditing
}

/// A strategy of a list, as far as it is known without rows.
package struct ListWay: Sendable {
  package let name: String
  package let cellClass: UITableViewCell.Type
  /// Whether a new cell gets its views when it is first filled.
  package let makesViewsInFill: Bool
  /// Whether it is never ranked.
  package let isControl: Bool
  /// Whether a view of the engine sets the properties.
  package let isShownByOtherMeans: Bool
  /// Whether its cells follow models, so that no table is told of rows that change in place.
  package var followsModels = false
  /// Makes the screen that fills its own cells; nil for a way to fill those of a list.
  package var makeScreen: ScreenMaker?
  /// Has a row of the screen change; nil where nothing in it does.
  package var changeScreen: ScreenChange?
  /// What each fill adds to its cell, where the strategy is there to show that.
  package var growth: CellGrowth?
}

/// Edits rows of a list, whatever they are.
package protocol ListEditing {
  /// Returns rows as they are before the first edit.
  func opened(_ rows: Range<Int>) -> any RowContents

  mutating func next(after rows: any RowContents) -> any RowContents

  /// Puts what rows hold one behind the other.
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
  /// What is known of the strategy without rows.
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

/// Edits rows of a type behind the protocol that knows none.
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
