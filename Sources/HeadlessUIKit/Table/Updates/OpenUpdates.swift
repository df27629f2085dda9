// SPDX-License-Identifier: Apache-2.0

/// The updates of a table that were begun and not ended.
struct OpenUpdates {
  /// How many begins wait for their end.
  var depth = 0
  /// What was asked for since the first of them.
  var batch = UpdateBatch()
  /// Who is told when they are carried out, in order.
  var completions: [(Bool) -> Void] = []
  /// Whether a reload is due that says all that the updates could say.
  var isAbsorbed = false
}
