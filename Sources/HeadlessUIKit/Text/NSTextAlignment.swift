// SPDX-License-Identifier: Apache-2.0

import TextLayout

/// How the lines of a text lie between its edges.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Stretched to both edges; drawn here as natural, since justification moves no line.
  case justified = 3
  /// At the edge where the text's language starts.
  case natural = 4
}

/// What happens to text that does not fit its line.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping = 0
  /// Wraps before the first character that does not fit.
  case byCharWrapping = 1
  /// Cuts off what goes past the edge.
  case byClipping = 2
  /// Shows the end of the line after an ellipsis.
  case byTruncatingHead = 3
  /// Shows the start of the line before an ellipsis.
  case byTruncatingTail = 4
  /// Shows both ends of the line round an ellipsis.
  case byTruncatingMiddle = 5

  /// The text layout's name for the mode.
  var lineBreakMode: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .charWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

/// The direction in which the lines of a paragraph run.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// That of the first strong character, by rules P2 and P3 of UAX #9.
  case natural = -1
  case leftToRight = 0
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
