// SPDX-License-Identifier: Apache-2.0

import TextLayout

/// What happens to text that does not fit its line.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Wraps at word boundaries.
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
