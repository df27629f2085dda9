// SPDX-License-Identifier: Apache-2.0

import BenchCases

/// What `trace` was asked for.
struct TraceOptions: Sendable, Equatable {
  var caseIdentifier: String
  var data: DatasetChoice?
  var seed: UInt64?
  var deadline = FrameDeadline.standard
  /// The part of the refresh period that the app may use; all of it where none is named.
  var appShare: Double?
  var output: String?
}

extension TraceOptions: VerbOptions {
  static let verb = Verb.trace

  init(operands: [String]) { self.init(caseIdentifier: operands[0]) }

  func invocation() -> Invocation { .trace(self) }
}
