// SPDX-License-Identifier: Apache-2.0

extension Suite {
  /// The cost of well-known mistakes next to their fixes; nil if none are registered.
  ///
  /// A mistake is far from its fix, and some take a millisecond a cell, so a round configures fewer cells than those
  /// that tell strategies apart.
  static var mistakes: Suite? {
    let lists = ListCatalogue.mistakes
    guard !lists.isEmpty else { return nil }
    return Suite(
      name: "mistakes",
      rounds: Rounds(roundCount: 9, blockCount: 1, cellRoundCount: 1, configureCount: 60),
      entries: lists.map { list in
        SuiteEntry(
          .workload(list.isScreen && list.changesRows ? .change : .fling),
          cells: [list.name],
          rowCounts: [1_000],
          setterComparisons: [true],
          strategies: nil
        )
      },
      comparesRowCounts: false
    )
  }
}
