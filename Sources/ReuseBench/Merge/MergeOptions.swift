// SPDX-License-Identifier: Apache-2.0

/// What `merge` was asked for.
struct MergeOptions: Sendable, Equatable {
  /// Paths of the documents to join, at least one.
  var shards: [String]
  var output: String = RunOptions.standardOutput
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// Path of the page; nil for none.
  var html: String?
  var embedsSamples = false
  var isPartial = false
  var isFull = false
  var color = ColorChoice.standard
}

extension MergeOptions: VerbOptions {
  static let verb = Verb.merge

  init(operands: [String]) { self.init(shards: operands) }

  func invocation() -> Invocation { .merge(self) }
}
