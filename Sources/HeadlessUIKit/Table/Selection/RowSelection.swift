// SPDX-License-Identifier: Apache-2.0

import Foundation

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

  /// Whether a row is selected.
  func contains(_ path: RowPath) -> Bool { numbers[path] != nil }

  /// Selects a row; one that is selected keeps its place in the order.
  mutating func insert(_ path: RowPath) {
    guard numbers[path] == nil else { return }
    numbers[path] = next
    next += 1
  }

  /// Deselects a row; returns whether it was selected.
  mutating func remove(_ path: RowPath) -> Bool {
    numbers.removeValue(forKey: path) != nil
  }

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
