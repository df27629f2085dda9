// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITableView {
  /// Performs several updates as one, in O(k log n + sections) for k rows of n measured ones.
  ///
  /// Deletions and reloads use old positions, insertions new ones (R33). Change the data in
  /// `updates`; inconsistent updates stop the program. The completion handler is called at once,
  /// after a layout, without animation.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    if let completion { openUpdates.completions.append(completion) }
    endUpdates()
  }

  /// Performs several updates, or throws for inconsistent ones.
  ///
  /// After an error the data has changed and the table has not: reload it, or restore the data.
  @_spi(Headless) public func tryBatchUpdates(_ updates: () -> Void) throws(UpdateError) {
    try openBatch()
    updates()
    try closeBatch()
  }

  public func beginUpdates() {
    do {
      try openBatch()
    } catch {
      stop("\(updateName): \(error)")
    }
  }

  public func endUpdates() {
    do {
      try closeBatch()
    } catch {
      stop("\(updateName): \(error)")
    }
  }

  public var hasUncommittedUpdates: Bool { openUpdates.depth > 0 }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows += indexPaths.map { RowPath($0) } }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows += indexPaths.map { RowPath($0) } }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append(UpdateMove(from: RowPath(indexPath), to: RowPath(newIndexPath))) }
  }

  /// Requests new cells of rows; the old ones stay until then (R34).
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows += indexPaths.map { RowPath($0) } }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections += sections }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections += sections }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(UpdateMove(from: section, to: newSection)) }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections += sections }
  }

  /// Refills the cells of rows in the next layout; skips rows without a cell (R34).
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    if hasUncommittedUpdates {
      openUpdates.batch.reconfiguredRows += indexPaths.map { RowPath($0) }
    } else {
      pendingReconfigures += indexPaths
      setNeedsLayout()
    }
  }

  private func update(_ change: (inout UpdateBatch) -> Void) {
    let isAlone = !hasUncommittedUpdates
    if isAlone { beginUpdates() }
    change(&openUpdates.batch)
    if isAlone { endUpdates() }
  }

  /// The animation of row updates; stored without effect.
  public enum RowAnimation: Int, Sendable {
    case fade = 0, right, left, top, bottom, none, middle, automatic = 100
  }
}
