// SPDX-License-Identifier: Apache-2.0

import BenchCells
import UIKit

/// The data source of every strategy: dequeues a cell and has it filled from its row.
@MainActor class ScenarioDataSource: NSObject, UITableViewDataSource {
  /// The reuse identifier of a table that has one kind of cell.
  static let identifier = "cell"

  let rows: any RowSource
  private let sourceCount: Int

  /// Rows that stand in for some of the source's, and the number of the first of them.
  var edited: [Row] = []
  var firstEdited = 0

  /// The rows by their numbers in the source, where they come, go or change places; past the
  /// source's end the numbers begin anew.
  private var order: [Int]?
  private var newItemCount = 0
  /// What rows of an order hold in place of what the source has, by their numbers there.
  var replacements: [Int: Row] = [:]

  init(rows: any RowSource, rowCount: Int) {
    self.rows = rows
    sourceCount = rowCount
    super.init()
  }

  /// The number of rows now.
  var rowCount: Int { order?.count ?? sourceCount }

  /// Returns what a row holds now.
  func row(at index: Int) -> Row {
    if let order {
      return replacements[order[index]] ?? rows.row(at: order[index] % sourceCount)
    }
    let position = index - firstEdited
    if position >= 0 && position < edited.count { return edited[position] }
    return rows.row(at: index)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    if let cell = cell as? ScenarioCell { cell.fill(with: row(at: indexPath.row)) }
    return cell
  }

  // MARK: Rows that come and go

  /// A number that no row has had yet.
  func newItem() -> Int {
    newItemCount += 1
    return sourceCount + newItemCount
  }

  /// Begins to keep an order of its own, that of the source at first.
  func keepOrder() {
    if order == nil { order = Array(0..<sourceCount) }
  }

  /// The number that a row has in the source.
  func item(at index: Int) -> Int { order?[index] ?? index }

  /// Puts rows in, by their places afterwards in ascending order.
  func insert(_ items: [Int], at places: [Int]) {
    for (item, place) in zip(items, places) { order?.insert(item, at: place) }
  }

  /// Takes rows out, by their places before in ascending order.
  func remove(at places: [Int]) {
    for place in places.reversed() { order?.remove(at: place) }
  }

  /// Puts rows at the places of others, all of which go elsewhere.
  func move(_ places: [Int], to goals: [Int]) {
    let items = places.map { item(at: $0) }
    for (item, goal) in zip(items, goals) { order?[goal] = item }
  }
}
