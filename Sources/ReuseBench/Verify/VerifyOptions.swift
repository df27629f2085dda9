// SPDX-License-Identifier: Apache-2.0

/// What `verify` was asked for.
struct VerifyOptions: Sendable, Equatable {
  var selection = Selection()
  var isExact = false
  var wantsScaling = false
  var output: String?
  var isQuiet = false
}

extension VerifyOptions: SelectingOptions {
  static let verb = Verb.verify

  init(operands: [String]) { self.init() }

  func invocation() -> Invocation { .verify(self) }
}
