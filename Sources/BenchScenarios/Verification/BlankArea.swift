// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// The part of the viewport that shows content no cell covers.
///
/// Formula (`metrics.md` A2): the visible rectangle of the content minus the union of the cells. Rows
/// do not overlap, so the union is a sum. Content shorter than the viewport leaves nothing blank.
/// Failure mode: at an offset that is no binary fraction the parts do not add up to the whole by
/// some 10⁻¹⁰ square points, so less than a pixel is nothing.
@MainActor enum BlankArea {
  /// The area of a pixel, in square points: less cannot be seen.
  private static let pixel = 1 / (Viewport.scale * Viewport.scale)

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
    let blank = Double(visible.width * visible.height) - covered
    return blank < pixel ? 0 : blank
  }
}
