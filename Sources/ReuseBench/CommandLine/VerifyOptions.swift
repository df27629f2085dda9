// SPDX-License-Identifier: Apache-2.0

/// What `verify` was asked for.
struct VerifyOptions: Sendable, Equatable {
  /// The cases.
  var selection = Selection()
  /// Whether a counter that fell counts as a difference.
  var isExact = false
  /// Whether every trace is told with its exponents, allocations and retains among them.
  var wantsScaling = false
  /// Whether progress and remarks on standard error are left out.
  var isQuiet = false
}
