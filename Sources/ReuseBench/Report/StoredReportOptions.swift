// SPDX-License-Identifier: Apache-2.0

/// What `report` was asked for.
struct StoredReportOptions: Sendable, Equatable {
  var file: String
  var isFull = false
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// Path of the page; nil for none.
  var html: String?
  /// Path of the folder for its charts; nil for none.
  var pictures: String?
  var embedsSamples = false
  var color = ColorChoice.standard
}

extension StoredReportOptions: VerbOptions {
  static let verb = Verb.report

  init(operands: [String]) { self.init(file: operands[0]) }

  func invocation() -> Invocation { .report(self) }
}
