// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// How snapshots reach the table.
///
/// One at a time: what is requested while one is being shown, or while a cell is being made, waits.
/// Of what waits only the last is shown.
extension UITableViewDiffableDataSource {
  /// Takes a request up on any thread.
  nonisolated func request(
    _ snapshot: Snapshot,
    by way: Request.Way,
    _ completion: (() -> Void)?
  ) {
    let (ticket, current) = tickets.draw()
    var request = Request(
      snapshot: snapshot,
      way: way,
      ticket: ticket,
      completion: completion
    )
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { [request] in take(request) }
    } else {
      if case .updates = way { request.change = SnapshotChange(from: current, to: snapshot) }
      DispatchQueue.main.async { [request] in
        MainActor.assumeIsolated { self.take(request) }
      }
    }
  }

  /// Shows a request's snapshot, at once if nothing is in its way.
  private func take(_ request: Request) {
    waiting.append(request)
    if isApplying { return }
    guard let tableView, isProviding || tableView.isPlacingRows else { return showWaiting() }
    tableView.afterLayout = { [weak self] in self?.showWaiting() }
    tableView.setNeedsLayout()
  }

  /// Shows what waits, and what is requested on the way.
  private func showWaiting() {
    guard !isApplying else { return }
    isApplying = true
    defer { isApplying = false }
    while !waiting.isEmpty {
      let taken = waiting.sorted { $0.ticket < $1.ticket }
      let last = taken[taken.count - 1]
      waiting.removeAll()
      let isShown = show(last)
      var completions = taken.compactMap(\.completion)
      if isShown {
        completions = overdue + completions
      } else if !tickets.isOvertaken(last.ticket) {
        overdue += completions
        completions = []
      }
      if isShown { overdue.removeAll() }
      call(completions)
    }
  }

  /// Calls completion handlers, after the table has its cells.
  private func call(_ completions: [() -> Void]) {
    guard !completions.isEmpty else { return }
    if tableView?.dataSource === self { tableView?.layoutIfNeeded() }
    for completion in completions { completion() }
  }

  /// Brings the table to a snapshot, unless a later one has been requested; returns whether.
  private func show(_ request: Request) -> Bool {
    let old = shown
    guard tickets.show(request.snapshot, ticket: request.ticket) else { return false }
    let new = tickets.current
    guard let tableView, tableView.dataSource === self else {
      shown = new
      return true
    }
    require(
      !tableView.hasUncommittedUpdates,
      "A snapshot cannot be applied between beginUpdates() and endUpdates(): the data source of this "
        + "table makes all its updates."
    )
    switch request.way {
    case .reload:
      new.index.enterAll(new.sections)
      shown = new
      tableView.reloadData()
    case .updates(let isAnimated):
      comparedSnapshotCount += 1
      let change = request.change ?? SnapshotChange(from: old, to: request.snapshot)
      let selected = (tableView.indexPathsForSelectedRows ?? []).compactMap(itemIdentifier)
      change.carryOut(in: tableView, with: isAnimated ? defaultRowAnimation : .none) {
        self.shown = new
      }
      select(selected, in: tableView)
    }
    return true
  }

  /// Selects again what was selected, where it left with its section or came with another.
  private func select(_ items: [ItemIdentifierType], in tableView: UITableView) {
    guard !items.isEmpty else { return }
    let selected = Set(tableView.indexPathsForSelectedRows ?? [])
    for item in items {
      guard let path = indexPath(for: item), !selected.contains(path) else { continue }
      tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  /// Asks the cell provider for the cell of a row.
  func providedCell(in tableView: UITableView, at path: IndexPath) -> UITableViewCell {
    let item = shown.sections[path.section].items[path.row]
    let wasProviding = isProviding
    isProviding = true
    defer { isProviding = wasProviding }
    guard let cell = cellProvider(tableView, path, item) else {
      stop(
        "The cell provider of a diffable data source returned nil for the item \(SnapshotName(item)), "
          + "row \(path.row) of section \(path.section): return a cell for each item."
      )
    }
    return cell
  }
}
