// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ListAlgorithms

extension UITableView {
  /// Returns the paths of the rows that a rectangle of the content touches; empty if none (R29).
  ///
  /// A rectangle without height touches the row that it lies in.
  ///
  /// - Complexity: O(log runs + found rows).
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    let area = rect.standardized
    // What is no number compares as false.
    guard area.minX < rowsX + rowWidth, area.maxX >= rowsX, area.minY <= area.maxY
    else { return [] }
    let top = max(0, Double(area.minY) - rowsTop)
    let bottom = min(index.totalHeight, Double(area.maxY) - rowsTop)
    var paths: [IndexPath] = []
    // One more than the lower edge, because rows that only touch it are left out below.
    index.forEachElement(from: top, to: bottom + 1) { placement in
      let extent = placement.extent
      guard extent.minY < bottom || extent.minY == top else { return false }
      if case .row(let section, let row) = placement.element, extent.maxY > top {
        paths.append(IndexPath(row: row, section: section))
      }
      return true
    }
    return paths
  }
}
