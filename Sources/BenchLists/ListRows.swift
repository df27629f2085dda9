// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The rows of one table, without their type.
@MainActor package protocol ListContent: AnyObject {
  var order: RowOrder { get }

  /// Shows rows in place of some of the source's, from a number on.
  func show(_ rows: any RowContents, from first: Int)

  /// Replaces the row of a number in the source, in an order that is kept.
  func replace(_ item: Int, with rows: any RowContents, at position: Int)

  /// Returns the binding of a strategy; nil if the list has none of the name.
  func binding(by strategy: String) -> CellBinding?

  func referenceFill() -> CellFill?

  /// Looks for a row among all, from the last on, as a data source without an index does.
  func find(_ index: Int) -> Int?

  /// Returns the height of a row by the list's reference, if any.
  func referenceHeight(ofRow index: Int) -> Double?

  /// Returns the elements that a row's cell must show by the list's reference, if any.
  func reference(ofRow index: Int, _ size: CGSize) -> [ReferenceElement]?
}

package protocol RowContents: Sendable {
  var count: Int { get }
  var digest: UInt64 { get }
}

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

/// The rows of one table: those of the source, and their edited replacements.
///
/// Everything from a number to a filled cell can be inlined into the module that knows the type of a row, so that a
/// list of any type is filled as by a data source of its own.
@MainActor @usableFromInline package final class ListRows<Row: Sendable> {
  @usableFromInline package let order: RowOrder
  @usableFromInline let source: @Sendable (Int) -> Row
  /// The edited rows, and the number of the first of them.
  ///
  /// All of this changes between frames alone, on the main actor, so exclusivity need not be checked at each fill,
  /// which would cost some nanoseconds a property.
  @exclusivity(unchecked) @usableFromInline var edited: [Row] = []
  @exclusivity(unchecked) @usableFromInline var firstEdited = 0
  /// The replaced rows of an order, by their numbers in the source.
  @exclusivity(unchecked) @usableFromInline var replacements: [Int: Row] = [:]
  private let list: ListBenchmark<Row>

  init(of list: ListBenchmark<Row>, rowCount: Int) {
    order = RowOrder(sourceCount: rowCount)
    self.list = list
    source = list.source(reaching: rowCount)
  }

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
    // Each row is read, as a comparison would have to.
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
