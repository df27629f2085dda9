// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ListAlgorithms

extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { selection.first?.indexPath }

  /// The selected rows, or nil if there are none (R29).
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.paths.map(\.indexPath)
  }

  /// Selects a row without telling the delegate; nil deselects all (R31).
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    guard let indexPath else {
      for path in selection.paths { deselectRow(at: path.indexPath, animated: animated) }
      return
    }
    loadIfNeeded()
    check(indexPath)
    guard allowsSelection || takesTouches else { return }
    if !selectsSeveral {
      for path in selection.paths where path != RowPath(indexPath) {
        deselectRow(at: path.indexPath, animated: animated)
      }
    }
    selection.insert(RowPath(indexPath))
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    // For a selection, `.none` means not to scroll at all.
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate (R31).
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.remove(RowPath(indexPath)) else { return }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Forgets the selection of rows that a reload took away.
  func dropVanishedSelection() {
    selection.remap { path in
      path.section < index.sectionCount && path.row < index.rowCount(inSection: path.section)
        ? path : nil
    }
    pressedPath = nil
  }
}

/// The selected rows of a table, in the order in which they were selected.
///
/// Selecting, deselecting and asking about one row is O(1), however many are selected; the list of
/// all is put in order when it is asked for.
struct RowSelection {
  /// When each row was selected, as the number of the selection.
  private var numbers: [RowPath: Int] = [:]
  private var next = 0

  /// Whether no row is selected.
  var isEmpty: Bool { numbers.isEmpty }

  /// The row that was selected first; O(selected rows).
  var first: RowPath? { numbers.min { $0.value < $1.value }?.key }

  /// All selected rows in order; O(n log n).
  var paths: [RowPath] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  func contains(_ path: RowPath) -> Bool { numbers[path] != nil }

  /// Selects a row; one that is selected keeps its place in the order.
  mutating func insert(_ path: RowPath) {
    guard numbers[path] == nil else { return }
    numbers[path] = next
    next += 1
  }

  /// Deselects a row; returns whether it was selected.
  mutating func remove(_ path: RowPath) -> Bool { numbers.removeValue(forKey: path) != nil }
  mutating func clear() { if !numbers.isEmpty { numbers.removeAll() } }

  /// Gives the rows their new places; those that have none are no longer selected.
  mutating func remap(_ newPath: (RowPath) -> RowPath?) {
    guard !numbers.isEmpty else { return }
    var moved: [RowPath: Int] = [:]
    moved.reserveCapacity(numbers.count)
    for (path, number) in numbers {
      if let path = newPath(path) { moved[path] = number }
    }
    numbers = moved
  }
}
