// SPDX-License-Identifier: Apache-2.0

/// What `merge` was asked for.
struct MergeOptions: Sendable, Equatable {
  /// Paths of the documents to join, at least one.
  var shards: [String]
  /// Path of the joined document.
  var output: String = RunOptions.standardOutput
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// Whether shards may be missing, or interrupted.
  var isPartial = false
  /// When the report is coloured.
  var color = ColorChoice.standard
}
