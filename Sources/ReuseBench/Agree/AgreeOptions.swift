// SPDX-License-Identifier: Apache-2.0

/// What `agree` was asked for.
struct AgreeOptions: Sendable, Equatable {
  var device: String
  var ours: String
  /// Path of the report for a pull request; nil for none.
  var markdown: String?
  var color = ColorChoice.standard
}

extension AgreeOptions: VerbOptions {
  static let verb = Verb.agree

  init(operands: [String]) { self.init(device: operands[0], ours: operands[1]) }

  func invocation() -> Invocation { .agree(self) }
}
