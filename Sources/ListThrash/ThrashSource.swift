// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// The data source and delegate of a table that shows a `NaiveList`.
@MainActor final class ThrashSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var list = NaiveList()
  let heights: ThrashSetup.Heights
  /// The bug that is planted in the app's side, if one is.
  let fault: ThrashFault?

  /// The rows that a cell was asked for since this was emptied, by identity.
  var boundRows: Set<Int> = []
  /// The number of cells that were made.
  private(set) var cellCount = 0
  /// The cells that are displayed, as the delegate was told.
  private(set) var displayed: Set<ObjectIdentifier> = []
  /// Display calls that do not pair, in words.
  private(set) var displayFaults: [String] = []
  /// What was asked for a row and has not come yet.
  private var pending: [(cell: ThrashCell, fillCount: Int, row: NaiveRow)] = []
  private var known: Set<ObjectIdentifier> = []
  private var cells: [ThrashCell] = []

  /// The height of a header with a title.
  static let headerHeight = 30.0
  /// The height of a footer with a title.
  static let footerHeight = 22.5

  init(heights: ThrashSetup.Heights, fault: ThrashFault?) {
    self.heights = heights
    self.fault = fault
    super.init()
  }

  /// The reuse identifier of a kind of row.
  static func identifier(ofKind kind: Int) -> String { "kind \(kind)" }

  /// The class of the cells.
  var cellClass: ThrashCell.Type {
    switch heights {
    case .fixed, .asked, .estimated: ThrashCell.self
    case .fitted: FittedCell.self
    case .constraints: ConstraintCell.self
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { list.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    list.sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    list.sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    list.sections[section].footer
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    list.sections[section].header == nil ? 0 : Self.headerHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    list.sections[section].footer == nil ? 0 : Self.footerHeight
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let path = RowPath(indexPath.section, indexPath.row)
    boundRows.insert(list[path].id)
    var row = list[path]
    if fault == .shiftedRow, path.row > 0 { row = list[RowPath(path.section, path.row - 1)] }
    let identifier = Self.identifier(ofKind: row.kind)
    if fault == .leakyPool, row.id % 16 == 0 {
      // Taken out of the pool and dropped.
      _ = tableView.dequeueReusableCell(withIdentifier: identifier)
    }
    let made = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = made as? ThrashCell else { return made }
    if known.insert(ObjectIdentifier(cell)).inserted {
      cellCount += 1
      // Kept, so that no other cell can have its address.
      cells.append(cell)
      cell.forgetsReset = fault == .skippedReset
    }
    cell.fill(row)
    if row.id % 3 == 0 { pending.append((cell, cell.fillCount, row)) }
    return cell
  }

  /// Lets everything come that was asked for; a cell that was filled since wants it no more.
  func completePending() {
    let due = pending
    pending = []
    for (cell, fillCount, row) in due
    where cell.fillCount == fillCount || fault == .lateCompletion {
      cell.detail.text = row.detail ?? ""
    }
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    switch heights {
    case .fixed, .fitted, .constraints: UITableView.automaticDimension
    case .asked, .estimated: list[RowPath(indexPath.section, indexPath.row)].height
    }
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  func tableView(_: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    false
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  func tableView(_: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted {
      displayFaults.append("the cell of \(indexPath) is displayed twice without an end")
    }
  }

  func tableView(_: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
    if displayed.remove(ObjectIdentifier(cell)) == nil {
      displayFaults.append("the cell of \(path) ended without having been displayed")
    }
  }
}
