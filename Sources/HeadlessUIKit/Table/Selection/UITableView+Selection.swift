// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ListAlgorithms

extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { selection.first?.indexPath }

  /// The selected rows, or nil (R29).
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.paths.map(\.indexPath)
  }

  /// Selects a row without informing the delegate; nil deselects all (R31).
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

  /// Deselects a row without informing the delegate (R31).
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.remove(RowPath(indexPath)) else { return }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  func dropVanishedSelection() {
    selection.remap { path in
      path.section < index.sectionCount && path.row < index.rowCount(inSection: path.section)
        ? path : nil
    }
    pressedPath = nil
  }
}

/// The selected rows in order of selection; O(1) for one row, sorted on demand.
struct RowSelection {
  private var numbers: [RowPath: Int] = [:]
  private var next = 0

  var isEmpty: Bool { numbers.isEmpty }

  /// The row selected first; O(selected rows).
  var first: RowPath? { numbers.min { $0.value < $1.value }?.key }

  /// The selected rows in order; O(n log n).
  var paths: [RowPath] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  func contains(_ path: RowPath) -> Bool { numbers[path] != nil }

  mutating func insert(_ path: RowPath) {
    guard numbers[path] == nil else { return }
    numbers[path] = next
    next += 1
  }

  mutating func remove(_ path: RowPath) -> Bool { numbers.removeValue(forKey: path) != nil }
  mutating func clear() { if !numbers.isEmpty { numbers.removeAll() } }

  mutating func remap(_ newPath: (RowPath) -> RowPath?) {
    guard !numbers.isEmpty else { return }
    var moved: [RowPath: Int] = [:]
    moved.reserveCapacity(numbers.count)
    for (path, number) in numbers { if let path = newPath(path) { moved[path] = number } }
    numbers = moved
  }
}
