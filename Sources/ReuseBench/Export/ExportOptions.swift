// SPDX-License-Identifier: Apache-2.0

import BenchReports

/// What `export` was asked for.
struct ExportOptions: Sendable, Equatable {
  var file: String
  /// The form; the first one until the option is read that has to be there.
  var format = ExportFormat.csv
  var filter: CaseFilter?
  var output: String?
  var isQuiet = false
}

extension ExportOptions: VerbOptions {
  static let verb = Verb.export

  init(operands: [String]) { self.init(file: operands[0]) }

  func invocation() -> Invocation { .export(self) }
}
