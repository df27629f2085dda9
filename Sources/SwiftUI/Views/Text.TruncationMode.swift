// SPDX-License-Identifier: Apache-2.0

import HeadlessUIKit
import TextLayout

extension Text {
  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its start.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle

    var lineBreakMode: NSLineBreakMode {
      switch self {
      case .head: .byTruncatingHead
      case .tail: .byTruncatingTail
      case .middle: .byTruncatingMiddle
      }
    }

    var measured: LineBreakMode {
      switch self {
      case .head: .truncatingHead
      case .tail: .truncatingTail
      case .middle: .truncatingMiddle
      }
    }
  }
}
