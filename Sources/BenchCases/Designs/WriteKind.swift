// SPDX-License-Identifier: Apache-2.0

import BenchCells

/// What kind of property a write sets: writes of one kind have one price.
public enum WriteKind: String, CaseIterable, Codable, Sendable {
  /// A text.
  case text
  /// A colour of text or ground.
  case color
  /// An image.
  case image
  /// A font.
  case font
  /// Whether something is shown.
  case flag
}

extension RowField {
  /// What the field sets in cells that say nothing else: in ``CellDesign/writeKind(of:)`` they do.
  var usualWriteKind: WriteKind {
    switch self {
    case .title, .source, .body, .badge: .text
    case .accent, .isRead: .color
    case .symbol: .image
    case .isEmphasized: .font
    case .isFlagged: .flag
    }
  }
}
