// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchResults

// What a run does where the lists are a user's.
extension RunVerb {
  /// The process in which the lists that a user registered are played; nil where this one plays, as it
  /// does below a profiler of the user's, who watches this one.
  func guestProcess() throws(ToolFailure) -> GuestProcess? {
    guard ListCatalogue.guests != nil, options.perfControl == nil else { return nil }
    return try GuestProcess()
  }

  /// The record of a dataset, with digests of the rows that cases of each row count show.
  ///
  /// Rows of a user's are made in the process that plays the lists; a signal leaves their digests out.
  func record(
    of dataset: OpenedDataset,
    for cases: SelectedCases,
    by guests: GuestProcess?
  ) throws(ToolFailure) -> ResultDocument.Dataset {
    try dataset.record(for: cases.rowCounts) { list, counts throws(ToolFailure) in
      // Rows that nobody shows are not made, since their making may end a process.
      guard cases.cells.contains(list.name) else { return [] }
      guard let guests else { return counts.map { OpenedDataset.digest(of: list, $0) } }
      return try guests.digests(of: list.name, rowCounts: counts) ?? []
    }
  }

  /// Takes the groups of which no case is left out of what a shard says that it holds.
  func leaveOutPlaces(of cases: SelectedCases, withoutCasesIn document: inout ResultDocument) {
    guard let shard = cases.shard, document.hasEndedCases else { return }
    let held = Set(document.cases.map(\.group))
    document.plan.shard?.groups = zip(shard.groups, cases.groups)
      .filter { held.contains($0.1.identifier) }.map(\.0)
  }
}
