// SPDX-License-Identifier: Apache-2.0

/// Where a descent ended: one run, and the sums over all that precedes it.
struct RunSite {
  /// The leaf that holds the run.
  var leaf: RunNode
  /// Place of the run in its leaf.
  var index: Int
  /// Sums over all runs before this one.
  var before: RunSums
  /// The run itself.
  var run: Run
}
