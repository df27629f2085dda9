// SPDX-License-Identifier: Apache-2.0

import TextLayout

public enum NSTextAlignment: Int, Hashable, Sendable {
  case left = 0, center, right
  /// Justified; drawn as natural.
  case justified = 3
  case natural = 4
}

public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle

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

public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of the first strong character, by rules P2 and P3 of UAX #9.
  case natural = -1
  case leftToRight = 0, rightToLeft

  var textDirection: TextDirection? {
    switch self {
    case .natural: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
