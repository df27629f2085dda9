// SPDX-License-Identifier: Apache-2.0

/// What `list` was asked for.
struct ListOptions: Sendable, Equatable {
  /// The cases.
  var selection = Selection()
  /// Whether the counters are listed in place of cases.
  var listsCounters = false
  /// Where the article of the counters goes.
  var markdown: String?
  /// Whether the list is JSON.
  var isJSON = false
}
