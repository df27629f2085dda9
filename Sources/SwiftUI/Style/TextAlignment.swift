// SPDX-License-Identifier: Apache-2.0

import HeadlessUIKit

/// Where the lines of a text lie between the edges of the widest.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the edge where the text begins.
  case leading
  /// In the middle.
  case center
  /// At the edge where the text ends.
  case trailing

  var textAlignment: NSTextAlignment {
    switch self {
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }
}
