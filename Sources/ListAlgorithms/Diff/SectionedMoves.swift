// SPDX-License-Identifier: Apache-2.0

/// What becomes of paired and unpaired rows: the fewest moves, section by section.
struct SectionedMoves {
  private(set) var deletes: [SectionedDiff.Place] = []
  private(set) var inserts: [SectionedDiff.Place] = []
  private(set) var moves: [SectionedDiff.Move] = []
  /// How many rows were hashed, compared or placed.
  private(set) var operationCount: Int

  /// Sorts out the rows of all stretches.
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
      let place = SectionedDiff.Place(
        section: stretch.newSection,
        row: stretch.firstRow + position
      )
      if oldPlace < 0 {
        inserts.append(place)
      } else {
        moves.append(SectionedDiff.Move(from: stretches.oldPlace(of: Int(oldPlace)), to: place))
      }
    }
  }
}
