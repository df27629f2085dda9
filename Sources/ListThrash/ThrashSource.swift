// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// The data source and delegate of a table that shows a `NaiveList`.
@MainActor final class ThrashSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var list = NaiveList()
  let heights: ThrashSetup.Heights
  /// The bug planted in the app's side.
  let fault: ThrashFault?

  /// The rows, by identity, that received a cell since this was emptied.
  var boundRows: Set<Int> = []
  /// The number of cells created.
  private(set) var cellCount = 0
  /// The cells displayed according to the delegate calls.
  private(set) var displayed: Set<ObjectIdentifier> = []
  /// Unpaired display calls.
  private(set) var displayFaults: [String] = []
  /// Completions still to come.
  private var pending: [(cell: ThrashCell, fillCount: Int, row: NaiveRow)] = []
  private var known: Set<ObjectIdentifier> = []
  private var cells: [ThrashCell] = []

  static let headerHeight = 30.0
  static let footerHeight = 22.5

  init(heights: ThrashSetup.Heights, fault: ThrashFault?) {
    self.heights = heights
    self.fault = fault
    super.init()
  }

  static func identifier(ofKind kind: Int) -> String { "kind \(kind)" }

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
      _ = tableView.dequeueReusableCell(withIdentifier: identifier)
    }
    let made = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = made as? ThrashCell else { return made }
    if known.insert(ObjectIdentifier(cell)).inserted {
      cellCount += 1
      // Retained, so that no other cell can get its address.
      cells.append(cell)
      cell.forgetsReset = fault == .skippedReset
    }
    cell.fill(row)
    if row.id % 3 == 0 { pending.append((cell, cell.fillCount, row)) }
    return cell
  }

  /// Delivers pending completions to the cells that were not filled since.
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
