// SPDX-License-Identifier: Apache-2.0

/// When text for people is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless the environment asks for none.
  case auto
  /// Wherever the text goes.
  case always
  /// Nowhere.
  case never

  /// The choice of a line that makes none.
  static let standard = ColorChoice.auto
}
