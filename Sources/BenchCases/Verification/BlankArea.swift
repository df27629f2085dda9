// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
@_spi(Headless) package import HeadlessUIKit

/// The part of the viewport that shows content no cell covers.
///
/// Formula (article FrameMetrics A2): the visible rectangle of the content minus the union of the cells. Rows do not
/// overlap, so the union is a sum. Content shorter than the viewport leaves nothing blank.
/// Failure mode: at an offset that is no binary fraction the parts miss the whole by some 10⁻¹⁰ square points, so less
/// than a pixel counts as nothing.
@MainActor package enum BlankArea {
  /// The area of a pixel, in square points.
  private static let pixel = 1 / (Viewport.scale * Viewport.scale)

  /// Returns the blank area of a table after a frame, in square points.
  package static func of(_ table: UITableView) -> Double {
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

  /// Returns the range from the upper edge of the first cell to the lower edge of the last.
  package static func covered(by table: UITableView) -> ClosedRange<Double> {
    var edges: ClosedRange<Double>?
    table.forEachVisibleRow { _, cell in
      let (top, bottom) = (Double(cell.frame.minY), Double(cell.frame.maxY))
      edges = min(edges?.lowerBound ?? top, top)...max(edges?.upperBound ?? bottom, bottom)
    }
    return edges ?? 0...0
  }

  /// Returns the uncovered points of a viewport's height that show content, at an offset.
  package static func points(
    atOffset offset: Double,
    height: Double,
    contentHeight: Double,
    covered: ClosedRange<Double>
  ) -> Double {
    let top = max(0, offset)
    let bottom = min(contentHeight, offset + height)
    guard top < bottom else { return 0 }
    let overlap = min(bottom, covered.upperBound) - max(top, covered.lowerBound)
    let blank = bottom - top - max(0, overlap)
    return blank < 1 / Viewport.scale ? 0 : min(blank, height)
  }
}
