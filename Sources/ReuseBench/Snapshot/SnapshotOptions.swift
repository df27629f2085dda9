// SPDX-License-Identifier: Apache-2.0

import BenchCases

/// What `snapshot` was asked for.
struct SnapshotOptions: Sendable, Equatable {
  static let standardFrame = 0

  static let frameRange = 0...1_000_000

  var caseIdentifier: String
  var data: DatasetChoice?
  var seed: UInt64?
  /// Which frame is drawn, counted from 0.
  var frame: Int = standardFrame
  var output: String?
}

extension SnapshotOptions: VerbOptions {
  static let verb = Verb.snapshot

  init(operands: [String]) { self.init(caseIdentifier: operands[0]) }

  func invocation() -> Invocation { .snapshot(self) }
}
