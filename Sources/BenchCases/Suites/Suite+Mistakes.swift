// SPDX-License-Identifier: Apache-2.0

extension Suite {
  /// What well-known mistakes cost, each beside its cure; nil where none are registered.
  ///
  /// A list is flung, a screen whose rows change has them change.
  static var mistakes: Suite? {
    let lists = ListCatalogue.mistakes
    guard !lists.isEmpty else { return nil }
    return Suite(
      name: "mistakes",
      rounds: Rounds(roundCount: 8, blockCount: 1, cellRoundCount: 1),
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
