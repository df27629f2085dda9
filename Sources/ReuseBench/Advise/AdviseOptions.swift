// SPDX-License-Identifier: Apache-2.0

/// What `advise` was asked for.
struct AdviseOptions: Sendable, Equatable {
  var selection = Selection()
  var isJSON = false
  var isQuiet = false
}

extension AdviseOptions: SelectingOptions {
  static let verb = Verb.advise

  init(operands: [String]) { self.init() }

  func invocation() -> Invocation { .advise(self) }
}
