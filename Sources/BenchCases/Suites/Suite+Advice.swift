// SPDX-License-Identifier: Apache-2.0

extension Suite {
  /// The suite's lists as advice plays them: each is flung, and screens whose rows change have them change.
  ///
  /// Without the controls, which are bad on purpose.
  public var forAdvice: Suite {
    var lists: [CellDesign] = []
    for design in entries.flatMap(\.cells).compactMap(CellDesign.named)
    where design != .none && !lists.contains(design) { lists.append(design) }
    return Suite(
      name: name,
      rounds: rounds,
      entries: [Workload.fling, .change]
        .map { workload in
          SuiteEntry(
            .workload(workload),
            cells: lists.map(\.name),
            rowCounts: [1_000],
            setterComparisons: [true],
            strategies: nil
          )
        },
      comparesRowCounts: false
    )
  }
}
