// SPDX-License-Identifier: Apache-2.0

import TextLayout

/// The direction in which the lines of a paragraph run.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// That of the first strong character, by rules P2 and P3 of UAX #9.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1

  /// The text layout's name for the direction; nil is natural.
  var textDirection: TextDirection? {
    switch self {
    case .natural: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
