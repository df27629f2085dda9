// SPDX-License-Identifier: Apache-2.0

import BenchReports
import BenchResults

/// What `compare` was asked for.
struct CompareOptions: Sendable, Equatable {
  var base: String
  var head: String
  var isExact = false
  var gatesTimes = false
  var tolerances: TimeGate.Tolerances?
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  /// Path of the page; nil for none.
  var html: String?
  var color = ColorChoice.standard
}

extension CompareOptions: VerbOptions {
  static let verb = Verb.compare

  init(operands: [String]) { self.init(base: operands[0], head: operands[1]) }

  func invocation() -> Invocation { .compare(self) }
}
