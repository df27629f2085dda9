// SPDX-License-Identifier: Apache-2.0

/// What `list` was asked for.
struct ListOptions: Sendable, Equatable {
  /// The cases.
  var selection = Selection()
  /// Whether the list is JSON.
  var isJSON = false
}
