// SPDX-License-Identifier: Apache-2.0

/// The rows that differ, put one behind another: of each section that stays, what lies between its
/// common beginning and its common end.
struct RowStretches {
  /// One section's rows that differ.
  struct Stretch {
    /// The section's place in the old list.
    let oldSection: Int
    /// The section's place in the new list.
    let newSection: Int
    /// The place of its first row that differs, the same in both lists.
    let firstRow: Int
    /// The stretch among all old rows that differ.
    let old: Range<Int>
    /// The stretch among all new rows that differ.
    let new: Range<Int>
  }

  /// The stretches, by the places of their sections in the new list.
  private(set) var all: [Stretch] = []
  /// The rows that were compared to find them.
  private(set) var comparisonCount = 0

  /// Adds what differs in a section behind what there is, unless nothing does.
  mutating func append(_ ends: CommonEnds, from oldSection: Int, to newSection: Int) {
    comparisonCount += ends.comparisonCount
    guard !ends.oldMiddle.isEmpty || !ends.newMiddle.isEmpty else { return }
    let (oldStart, newStart) = (all.last?.old.upperBound ?? 0, all.last?.new.upperBound ?? 0)
    all.append(
      Stretch(
        oldSection: oldSection,
        newSection: newSection,
        firstRow: ends.beginning,
        old: oldStart..<oldStart + ends.oldMiddle.count,
        new: newStart..<newStart + ends.newMiddle.count
      )
    )
  }

  /// The place in the old list of one of the old rows that differ; O(log stretches).
  func oldPlace(of row: Int) -> SectionedDiff.Place {
    var (low, high) = (0, all.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].old.upperBound <= row { low = middle + 1 } else { high = middle }
    }
    let stretch = all[low]
    return SectionedDiff.Place(
      section: stretch.oldSection,
      row: stretch.firstRow + row - stretch.old.lowerBound
    )
  }
}
