// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CellGlyph {
  /// What a glyph shows.
  enum Kind {
    case disclosure
    case checkmark
    case detail
    case delete
    case insert
    case marked
    case unmarked
    case reorder

    /// The size, in points.
    var size: CGSize {
      switch self {
      case .disclosure: CGSize(width: 8, height: 14)
      case .checkmark: CGSize(width: 16, height: 14)
      case .detail, .delete, .insert, .marked, .unmarked, .reorder: CGSize(width: 22, height: 22)
      }
    }

    /// Whether a touch on it is its own and not the row's.
    var isButton: Bool {
      switch self {
      case .detail, .delete, .insert, .reorder: true
      case .disclosure, .checkmark, .marked, .unmarked: false
      }
    }
  }
}
