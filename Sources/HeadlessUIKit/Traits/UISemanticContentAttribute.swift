// SPDX-License-Identifier: Apache-2.0

/// What a view holds, as far as that decides which way it is laid out.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// As the traits say.
  case unspecified = 0
  /// Controls of playback, which run from left to right everywhere.
  case playback = 1
  /// Directions in space, which are the same everywhere.
  case spatial = 2
  /// From left to right.
  case forceLeftToRight = 3
  /// From right to left.
  case forceRightToLeft = 4
}
