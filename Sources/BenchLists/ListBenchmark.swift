// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Headless) internal import HeadlessUIKit
public import UIKit

/// A list to measure: its rows, and the ways to fill their cells.
///
/// ```swift
/// ListBenchmark("inbox", rows: Message.samples) {
///   Strategy("mutation", cell: InboxCell.self) { cell, message in cell.show(message) }
///   Strategy("configuration") { cell, message in
///     cell.contentConfiguration = InboxConfiguration(message)
///   }
/// }
/// .rowHeight(.automatic(estimate: 80))
/// .field("subject", \.subject)
/// ```
public struct ListBenchmark<Row: Sendable>: Sendable {
  public let name: String
  package private(set) var rowHeight = ListRowHeight.fixed(44)
  package private(set) var viewport = Viewport.standard
  /// The strategies, the baseline first.
  package private(set) var strategies: [Strategy<Row>]
  package private(set) var fields: [ListField<Row>] = []
  /// True if all strategies claim to show the same.
  package private(set) var showsAlike = true

  package let sourceCount: Int
  let source: @Sendable (Int) -> Row
  package private(set) var reference: (@MainActor @Sendable (Row, CGSize) -> [ReferenceElement])?
  /// Fills the cells that all strategies are compared with, if the list names some.
  private(set) var referenceCell: Strategy<Row>?
  private(set) var referenceHeight: (@Sendable (Row) -> Double)?
  /// The list's own editor; nil to edit by ``fields``.
  private(set) var ownEditor: (@Sendable (ListEdit, UInt64) -> any RowEditing<Row>)?
  private(set) var digest: @Sendable ([Row]) -> UInt64

  /// A list of rows that are made on demand.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-`, `.` and `_`.
  ///   - rowCount: the number of rows; a longer list repeats them.
  ///   - row: returns the row of a number, which must be equal each time, at once and from any thread.
  ///   - strategies: the ways to fill cells.
  @inlinable
  public init(
    _ name: String,
    rowCount: Int,
    row: @escaping @Sendable (Int) -> Row,
    @StrategyBuilder<Row> strategies: () -> [Strategy<Row>]
  ) {
    self.init(name, sourceCount: rowCount, strategies: strategies(), source: row)
  }

  /// A list of existing rows; a longer list repeats them.
  @inlinable
  public init(
    _ name: String,
    rows: some RandomAccessCollection<Row> & Sendable,
    @StrategyBuilder<Row> strategies: () -> [Strategy<Row>]
  ) {
    let stored = ContiguousArray(rows)
    self.init(name, sourceCount: stored.count, strategies: strategies()) { stored[$0] }
  }

  @usableFromInline
  init(
    _ name: String,
    sourceCount: Int,
    strategies: [Strategy<Row>],
    source: @escaping @Sendable (Int) -> Row
  ) {
    self.name = name
    self.sourceCount = sourceCount
    self.strategies = strategies
    self.source = source
    digest = { rows in
      var digest = StableDigest()
      for row in rows { digest.combine("\(row)") }
      return digest.value
    }
  }

  /// Returns the rows of a table of so many, repeated where there are fewer.
  func source(reaching rowCount: Int) -> @Sendable (Int) -> Row {
    guard rowCount > sourceCount else { return source }
    let (source, count) = (source, sourceCount)
    return { index in source(index % count) }
  }

  func row(_ index: Int) -> Row { source(index % sourceCount) }

  func typed(_ contents: any RowContents) -> [Row] {
    guard let typed = contents as? TypedRowContents<Row> else {
      preconditionFailure(
        "The list \(name) has rows of type \(Row.self), not \(type(of: contents))."
      )
    }
    return typed.rows
  }
}

extension ListBenchmark {
  /// Sets the height of rows, 44 points by default.
  public func rowHeight(_ height: ListRowHeight) -> ListBenchmark {
    modified(self) { $0.rowHeight = height }
  }

  /// Sets the size of the screen in points, 375 x 812 by default.
  ///
  /// A frame shows more rows on a larger one, so figures of two sizes are of two lists.
  public func viewport(width: Double, height: Double) -> ListBenchmark {
    modified(self) { $0.viewport = Viewport(width: width, height: height) }
  }

  /// Names a value of a row that can change alone; a changed row takes it from another one.
  public func field<Value: Equatable & Sendable>(
    _ name: String,
    _ path: any WritableKeyPath<Row, Value> & Sendable
  ) -> ListBenchmark {
    adding(
      ListField(name) { row, other in
        guard row[keyPath: path] != other[keyPath: path] else { return false }
        row[keyPath: path] = other[keyPath: path]
        return true
      }
    )
  }

  /// Names a text of a row that can change alone; a changed row takes it from another one.
  ///
  /// In fresh storage an unchanged text is decoded again, as from a server's answer.
  public func field(
    _ name: String,
    _ path: any WritableKeyPath<Row, String> & Sendable
  ) -> ListBenchmark {
    var field = ListField<Row>(name) { row, other in
      guard row[keyPath: path] != other[keyPath: path] else { return false }
      row[keyPath: path] = other[keyPath: path]
      return true
    }
    field.kind = .text
    field.rebuild = { row in
      row[keyPath: path] = String(decoding: Array(row[keyPath: path].utf8), as: UTF8.self)
    }
    return adding(field)
  }

  /// Names a part of a row that can change alone, by a function that takes it from another row.
  public func field(
    _ name: String,
    change: @escaping @Sendable (_ row: inout Row, _ other: Row) -> Void
  ) -> ListBenchmark {
    adding(
      ListField(name) { row, other in
        change(&row, other)
        return true
      }
    )
  }

  /// Sets a reference cell, which no strategy uses, to compare recycled cells with instead of fresh ones of their own.
  ///
  /// Visible elements and fitting heights are compared; how its views are made does not matter.
  @inlinable
  public func reference<Cell: UITableViewCell>(
    cell: Cell.Type,
    fill: @escaping @MainActor @Sendable (_ cell: Cell, _ row: Row) -> Void
  ) -> ListBenchmark {
    holding(Strategy("reference", cell: cell, fill: fill))
  }

  @usableFromInline
  func holding(_ reference: Strategy<Row>) -> ListBenchmark {
    modified(self) { $0.referenceCell = reference }
  }

  /// Declares that strategies show a row in different ways, so that they are not compared with each other.
  public func showsDifferently() -> ListBenchmark { modified(self) { $0.showsAlike = false } }

  private func adding(_ field: ListField<Row>) -> ListBenchmark {
    modified(self) { $0.fields.append(field) }
  }
}

extension ListBenchmark {
  package func strategy(_ strategy: Strategy<Row>) -> ListBenchmark {
    modified(self) { $0.strategies.append(strategy) }
  }

  package func reference(
    _ reference: @escaping @MainActor @Sendable (Row, CGSize) -> [ReferenceElement]
  ) -> ListBenchmark {
    modified(self) { $0.reference = reference }
  }

  package func referenceHeight(_ height: @escaping @Sendable (Row) -> Double) -> ListBenchmark {
    modified(self) { $0.referenceHeight = height }
  }

  package func edited(
    by editor: @escaping @Sendable (ListEdit, UInt64) -> any RowEditing<Row>,
    digest: @escaping @Sendable ([Row]) -> UInt64
  ) -> ListBenchmark {
    modified(self) {
      $0.ownEditor = editor
      $0.digest = digest
    }
  }

  func editor(_ edit: ListEdit, seed: UInt64) -> any RowEditing<Row> {
    ownEditor?(edit, seed)
      ?? FieldEditor(edit, fields: fields, source: source, sourceCount: sourceCount, seed: seed)
  }
}

public enum ListRowHeight: Equatable, Sendable {
  /// One height for all rows, in points.
  case fixed(Double)
  /// Each filled cell decides its height; the table assumes `estimate` points before.
  case automatic(estimate: Double)

  package var nominal: Double {
    switch self {
    case .fixed(let height), .automatic(let height): height
    }
  }
}
