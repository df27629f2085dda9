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
  /// The name in case identifiers and reports.
  public let name: String
  /// How high rows are, 44 points unless told.
  package private(set) var rowHeight = ListRowHeight.fixed(44)
  /// The screen that the list is shown on.
  package private(set) var viewport = Viewport.standard
  /// The strategies, the one first that the others are compared with.
  package private(set) var strategies: [Strategy<Row>]
  /// What can change in a row by itself.
  package private(set) var fields: [ListField<Row>] = []
  /// Whether all strategies claim to show the same.
  package private(set) var showsAlike = true

  /// How many rows there are to take from.
  package let sourceCount: Int
  let source: @Sendable (Int) -> Row
  package private(set) var reference: (@MainActor @Sendable (Row, CGSize) -> [ReferenceElement])?
  /// Fills the cells that all strategies are held against, where the list names some.
  private(set) var referenceCell: Strategy<Row>?
  private(set) var referenceHeight: (@Sendable (Row) -> Double)?
  /// Who edits rows, where it is not the list's fields that say how.
  private(set) var ownEditor: (@Sendable (ListEdit, UInt64) -> any RowEditing<Row>)?
  private(set) var digest: @Sendable ([Row]) -> UInt64

  /// A list of rows that are made when they are asked for.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-`, `.` and `_`.
  ///   - rowCount: how many rows there are; a longer list repeats them.
  ///   - row: the row of a number, which must be equal each time, at once and from any thread.
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

  /// A list of rows that are made already; a longer list repeats them.
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

  /// The rows of a table of so many: where there are fewer, they are repeated.
  func source(reaching rowCount: Int) -> @Sendable (Int) -> Row {
    guard rowCount > sourceCount else { return source }
    let (source, count) = (source, sourceCount)
    return { index in source(index % count) }
  }

  /// The row of a number; past the last one they begin anew.
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
  /// Says how high rows are.
  public func rowHeight(_ height: ListRowHeight) -> ListBenchmark {
    var list = self
    list.rowHeight = height
    return list
  }

  /// Says how large the screen is that the list is shown on, in points; 375 x 812 unless told.
  ///
  /// A frame shows more rows on a larger one, so figures of two sizes are of two lists.
  public func viewport(width: Double, height: Double) -> ListBenchmark {
    var list = self
    list.viewport = Viewport(width: width, height: height)
    return list
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
  /// In fresh storage it is decoded anew when nothing of it changes, as from a server's answer.
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

  /// Names something of a row that can change alone, by a function that takes it from another row.
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

  /// Says what a row looks like, by a cell that no strategy uses: recycled cells are held against fresh ones
  /// of this class, and not against fresh ones of their own.
  ///
  /// What is seen is compared, and how high a cell wants to be; how its views are made is its own affair.
  @inlinable
  public func reference<Cell: UITableViewCell>(
    cell: Cell.Type,
    fill: @escaping @MainActor @Sendable (_ cell: Cell, _ row: Row) -> Void
  ) -> ListBenchmark {
    holding(Strategy("reference", cell: cell, fill: fill))
  }

  @usableFromInline
  func holding(_ reference: Strategy<Row>) -> ListBenchmark {
    var list = self
    list.referenceCell = reference
    return list
  }

  /// Says that strategies show a row in different ways, so that none is held against the others.
  public func showsDifferently() -> ListBenchmark {
    var list = self
    list.showsAlike = false
    return list
  }

  private func adding(_ field: ListField<Row>) -> ListBenchmark {
    var list = self
    list.fields.append(field)
    return list
  }
}

extension ListBenchmark {
  /// Adds a strategy behind the others.
  package func strategy(_ strategy: Strategy<Row>) -> ListBenchmark {
    var list = self
    list.strategies.append(strategy)
    return list
  }

  /// Says what a cell must show for a row, without any strategy's help.
  package func reference(
    _ reference: @escaping @MainActor @Sendable (Row, CGSize) -> [ReferenceElement]
  ) -> ListBenchmark {
    var list = self
    list.reference = reference
    return list
  }

  /// Says how high a row must come out, without any strategy's help.
  package func referenceHeight(_ height: @escaping @Sendable (Row) -> Double) -> ListBenchmark {
    var list = self
    list.referenceHeight = height
    return list
  }

  /// Has rows edited by rules of the list's own, and told apart by a digest of its own.
  package func edited(
    by editor: @escaping @Sendable (ListEdit, UInt64) -> any RowEditing<Row>,
    digest: @escaping @Sendable ([Row]) -> UInt64
  ) -> ListBenchmark {
    var list = self
    list.ownEditor = editor
    list.digest = digest
    return list
  }

  /// Who edits rows of the list.
  func editor(_ edit: ListEdit, seed: UInt64) -> any RowEditing<Row> {
    ownEditor?(edit, seed)
      ?? FieldEditor(edit, fields: fields, source: source, sourceCount: sourceCount, seed: seed)
  }
}

/// How high the rows of a list are.
public enum ListRowHeight: Equatable, Sendable {
  /// Every row is as high, in points.
  case fixed(Double)
  /// Each cell says how high it is once it is filled; until then a row counts as high as `estimate`.
  case automatic(estimate: Double)

  /// The height of a row that nobody has looked at.
  package var nominal: Double {
    switch self {
    case .fixed(let height), .automatic(let height): height
    }
  }
}
