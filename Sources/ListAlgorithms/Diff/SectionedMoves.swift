// SPDX-License-Identifier: Apache-2.0

/// What becomes of paired and unpaired rows: the fewest moves, section by section.
struct SectionedMoves {
  private(set) var deletes: [SectionedDiff.Place] = []
  private(set) var inserts: [SectionedDiff.Place] = []
  private(set) var moves: [SectionedDiff.Move] = []
  /// How many rows were hashed, compared or placed.
  private(set) var operationCount: Int

  init(_ pairing: ElementPairing, in stretches: RowStretches) {
    operationCount = pairing.operationCount
    for stretch in stretches.all { enterNewRows(of: stretch, pairing, stretches) }
    deletes = pairing.unpairedOldPlaces.map(stretches.oldPlace)
    // Stretches follow the new order of their sections, which is the old one unless some moved.
    if zip(stretches.all, stretches.all.dropFirst())
      .contains(where: { $0.oldSection > $1.oldSection })
    {
      deletes.sort()
    }
  }

  /// Enters the rows that came into a section; of those that were in it, as many stay as possible.
  private mutating func enterNewRows(
    of stretch: RowStretches.Stretch,
    _ pairing: ElementPairing,
    _ stretches: RowStretches
  ) {
    let oldPlaces = pairing.oldPlaces[stretch.new]
    let order = IncreasingSubsequence(
      of: oldPlaces,
      // A row from another section moves in any case, and must not make others move that stay.
      within: Int32(stretch.old.lowerBound)..<Int32(stretch.old.upperBound)
    )
    operationCount += order.operationCount
    for (position, oldPlace) in oldPlaces.enumerated() where !order.contains(position) {
      let place = SectionedDiff.Place(section: stretch.newSection, row: stretch.firstRow + position)
      if oldPlace < 0 {
        inserts.append(place)
      } else {
        moves.append(SectionedDiff.Move(from: stretches.oldPlace(of: Int(oldPlace)), to: place))
      }
    }
  }
}

/// The rows that differ, put one behind another: of each section that stays, what lies between its
/// common beginning and its common end.
struct RowStretches {
  /// One section's rows that differ.
  struct Stretch {
    let oldSection: Int
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
