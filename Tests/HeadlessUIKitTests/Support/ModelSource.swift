// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import HeadlessUIKit

/// The data source and delegate of a table that shows a `ListModel`.
@MainActor final class ModelSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var model: ListModel
  /// Whether the delegate decides on heights.
  var decidesHeights = false
  /// Whether cells come from the table's pools.
  var reuses = true

  /// Every cell that was made, in the order in which they were made.
  private(set) var cells: [TrackedCell] = []
  var asked: [IndexPath] = []
  var ended: [TrackedCell] = []
  var rowCountCalls = 0
  var heightCalls = 0
  var scrollCalls = 0
  var selectionCalls: [String] = []

  private var numbers: [ObjectIdentifier: Int] = [:]

  /// Shows a model.
  init(_ model: ListModel) {
    self.model = model
    super.init()
  }

  static func identifier(ofKind kind: Int) -> String {
    // One identifier is longer than the 15 bytes that a string holds without the heap.
    kind == 1 ? "kind 1, with a name beyond fifteen bytes" : "kind \(kind)"
  }

  func number(of cell: UITableViewCell) -> Int? { numbers[ObjectIdentifier(cell)] }

  var lifeFaults: [String] {
    cells.enumerated().flatMap { number, cell in cell.life.faults.map { "cell \(number): \($0)" } }
  }

  func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCountCalls += 1
    return model.sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    model.sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    model.sections[section].footer
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    model.measured.insert(indexPath)
    let row = model[indexPath]
    let made =
      reuses
      ? tableView.dequeueReusableCell(
        withIdentifier: Self.identifier(ofKind: row.kind),
        for: indexPath
      )
      // A row that is reconfigured keeps its cell.
      : tableView.cellForRow(at: indexPath) ?? TrackedCell(style: .default, reuseIdentifier: nil)
    guard let cell = made as? TrackedCell else { return made }
    if numbers[ObjectIdentifier(cell)] == nil {
      numbers[ObjectIdentifier(cell)] = cells.count
      cells.append(cell)
    }
    cell.life.note(.fill)
    cell.title.text = row.title
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollCalls += 1 }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightCalls += 1
    return decidesHeights ? model[indexPath].height : UITableView.automaticDimension
  }

  func tableView(_: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? TrackedCell)?.life.note(.willDisplay)
  }

  func tableView(_: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt _: IndexPath) {
    guard let cell = cell as? TrackedCell else { return }
    cell.life.note(.didEndDisplaying)
    ended.append(cell)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selectionCalls.append("select \(indexPath.section)/\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    selectionCalls.append("deselect \(indexPath.section)/\(indexPath.row)")
  }
}
