// SPDX-License-Identifier: Apache-2.0

/// What `list` was asked for.
struct ListOptions: Sendable, Equatable {
  var selection = Selection()
  var listsCounters = false
  var markdown: String?
  var isJSON = false
}

extension ListOptions: SelectingOptions {
  static let verb = Verb.list

  init(operands: [String]) { self.init() }

  func invocation() -> Invocation { .list(self) }
}
