// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What the rows of one table hold, whatever their type.
@MainActor package protocol ListContent: AnyObject {
  /// Which rows are shown.
  var order: RowOrder { get }

  /// Lets rows stand in for some of the source's, from a number on.
  func show(_ rows: any RowContents, from first: Int)

  /// Lets a row stand in for that of a number in the source, in an order that is kept.
  func replace(_ item: Int, with rows: any RowContents, at position: Int)

  /// Returns how a strategy fills cells from these rows; nil where the list has none of the name.
  func binding(by strategy: String) -> CellBinding?

  /// Returns how the list's reference cell is filled; nil where it has none.
  func referenceFill() -> CellFill?

  /// Looks for a row among all, from the last on, as a data source without an index does.
  func find(_ index: Int) -> Int?

  /// The height that a row must come to by the list's reference; nil where it has none.
  func referenceHeight(ofRow index: Int) -> Double?

  /// What a row's cell must show by the list's reference; nil where it has none.
  func reference(ofRow index: Int, _ size: CGSize) -> [ReferenceElement]?
}

/// What some rows hold, one after the other.
package protocol RowContents: Sendable {
  /// The number of rows.
  var count: Int { get }
  /// A digest of all that they hold.
  var digest: UInt64 { get }
}

/// Rows of a type, as a script edits them.
package struct TypedRowContents<Row: Sendable>: RowContents {
  package let rows: [Row]
  private let digestRows: @Sendable ([Row]) -> UInt64

  init(_ rows: [Row], of list: ListBenchmark<Row>) {
    self.rows = rows
    digestRows = list.digest
  }

  package var count: Int { rows.count }
  package var digest: UInt64 { digestRows(rows) }
}

/// The rows of one table: those of the source, and what an edit put in their place.
///
/// Everything on the way from a number to a filled cell can be inlined into the module that knows the
/// type of a row, so that a list of any type is filled as by a data source of its own.
@MainActor @usableFromInline package final class ListRows<Row: Sendable> {
  @usableFromInline package let order: RowOrder
  @usableFromInline let source: @Sendable (Int) -> Row
  /// Rows that stand in for some of the source's, and the number of the first of them.
  ///
  /// All of this changes between frames alone, on the main actor: that no access overlaps another need
  /// not be found out at each fill, which it would cost some nanoseconds a property.
  @exclusivity(unchecked) @usableFromInline var edited: [Row] = []
  @exclusivity(unchecked) @usableFromInline var firstEdited = 0
  /// What rows of an order hold in place of what the source has, by their numbers there.
  @exclusivity(unchecked) @usableFromInline var replacements: [Int: Row] = [:]
  private let list: ListBenchmark<Row>

  init(of list: ListBenchmark<Row>, rowCount: Int) {
    order = RowOrder(sourceCount: rowCount)
    self.list = list
    source = list.source(reaching: rowCount)
  }

  /// Returns what a row holds now.
  @inlinable
  func row(at index: Int) -> Row {
    if let items = order.items {
      return replacements[items[index]] ?? source(items[index] % order.sourceCount)
    }
    let position = index - firstEdited
    if position >= 0 && position < edited.count { return edited[position] }
    return source(index)
  }
}

extension ListRows: ListContent {
  package func show(_ rows: any RowContents, from first: Int) {
    edited = list.typed(rows)
    firstEdited = first
  }

  package func replace(_ item: Int, with rows: any RowContents, at position: Int) {
    replacements[item] = list.typed(rows)[position]
  }

  package func binding(by strategy: String) -> CellBinding? {
    let found = list.strategies.first { $0.name == strategy }
    return found?.bind(self)
  }

  package func referenceFill() -> CellFill? { list.referenceCell?.bind(self).fill }

  package func find(_ index: Int) -> Int? {
    // Each row is read, as it would have to be to be compared.
    (0..<order.rowCount)
      .last { position in
        _ = row(at: position)
        return position == index
      }
  }

  package func referenceHeight(ofRow index: Int) -> Double? {
    list.referenceHeight.map { $0(row(at: index)) }
  }

  package func reference(ofRow index: Int, _ size: CGSize) -> [ReferenceElement]? {
    list.reference.map { $0(row(at: index), size) }
  }
}
