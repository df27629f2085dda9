// SPDX-License-Identifier: Apache-2.0

/// The named numbers of pairs.
enum PairDepth: Int, Sendable {
  /// A first look.
  case quick = 15
  /// What finds a change of two in a hundred.
  case standard = 30
  /// For small changes and noisy machines.
  case deep = 60
}
