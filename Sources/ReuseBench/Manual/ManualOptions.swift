// SPDX-License-Identifier: Apache-2.0

/// What `manual` was asked for.
struct ManualOptions: Sendable, Equatable {
  var output: String?
}

extension ManualOptions: VerbOptions {
  static let verb = Verb.manual

  init(operands: [String]) { self.init() }

  func invocation() -> Invocation { .manual(self) }
}
