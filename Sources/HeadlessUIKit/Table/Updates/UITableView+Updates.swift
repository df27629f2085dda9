// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITableView {
  /// Carries out several updates as one; deletions and reloads name rows as they stand before it,
  /// insertions as they stand after it (R33).
  ///
  /// Change the data in `updates` as well. Updates that do not add up stop with a sentence. Cells
  /// come with the next layout; a completion handler is told at once, after such a layout, since
  /// animations end at once here.
  ///
  /// - Complexity: O(k log n + sections) for k named rows of n measured ones; each section is asked
  ///   for its count, as in UIKit.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    if let completion { openUpdates.completions.append(completion) }
    endUpdates()
  }

  /// Carries out several updates as one, or none of them: what does not add up is thrown.
  ///
  /// The data has changed when an error is thrown, the table has not: reload
  /// it, or put the data back.
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

  /// Asks for new cells of rows; what those rows showed goes when the new cells are there (R34).
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

  /// Asks the data source to fill the cells of some rows again, without taking other cells (R34).
  ///
  /// Carried out by the next layout. A row without a cell on the screen is passed over. Among other
  /// updates, rows are named by their places before them.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    if hasUncommittedUpdates {
      openUpdates.batch.reconfiguredRows += indexPaths.map { RowPath($0) }
    } else {
      pendingReconfigures += indexPaths
      setNeedsLayout()
    }
  }

  /// Takes up one call, which is an update of its own unless others are open.
  private func update(_ change: (inout UpdateBatch) -> Void) {
    let isAlone = !hasUncommittedUpdates
    if isAlone { beginUpdates() }
    change(&openUpdates.batch)
    if isAlone { endUpdates() }
  }
}

extension UITableView {
  /// How rows come and go in an update; kept to UIKit's names, as animations end at once here.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    /// Rows are there or gone at once.
    case none = 5
    case middle = 6
    case automatic = 100
  }
}
