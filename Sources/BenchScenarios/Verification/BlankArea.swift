// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// The part of the viewport that shows content no cell covers.
///
/// Formula (`metrics.md` A2): the visible rectangle of the content minus the union of the cells. Rows
/// do not overlap, so the union is a sum. Content shorter than the viewport leaves nothing blank.
@MainActor enum BlankArea {
  /// The blank area of a table after a frame, in square points.
  static func of(_ table: UITableView) -> Double {
    let viewport = CGRect(origin: table.contentOffset, size: table.bounds.size)
    let content = CGRect(origin: .zero, size: table.contentSize)
    let visible = viewport.intersection(content)
    guard !visible.isNull else { return 0 }
    var covered = 0.0
    table.forEachVisibleRow { _, cell in
      let part = cell.frame.intersection(visible)
      if !part.isNull { covered += Double(part.width * part.height) }
    }
    return max(0, Double(visible.width * visible.height) - covered)
  }
}
