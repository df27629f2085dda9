// SPDX-License-Identifier: Apache-2.0

extension History {
  /// The series of one case, or of all: counters first, then times.
  ///
  /// Commits belong to one series where their definitions agree and the case is of the same rows,
  /// scenario and source, and for times their machines too.
  /// A commit that was measured more than once counts once: with the median of its times, and with
  /// the counter that was measured first.
  ///
  /// - Complexity: O(n) in the count of figures.
  public func series(of caseID: String? = nil) -> [HistorySeries] {
    var table = HistorySeriesTable()
    for entry in entries { table.add(entry, caseID: caseID) }
    return table.series()
  }
}
