// SPDX-License-Identifier: Apache-2.0

/// What the pairs of two builds came to, before it is judged.
struct PairFindings {
  /// A series, and the one that has to agree with its changes.
  struct Look {
    var series: PairSeries
    var confirmation: PairSeries?
  }

  /// The first look at all cases.
  var first: Look
  /// The longer look at the cases that the first left undecided; nil where none was asked for.
  var longer: Look?
  /// What is exact about the cases.
  var ledger = CountLedger()
  /// Why measuring ended early, where a build failed.
  var failure: ToolFailure?
  /// Whether all pairs of the plan were measured.
  var isComplete = false
}
