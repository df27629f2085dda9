// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ListAlgorithms

extension UITableView {
  /// Returns the rectangle of a section in the content: its header, rows and footer.
  ///
  /// - Complexity: O(log runs of the row index).
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    check(section: section)
    return rect(index.extent(ofSection: section))
  }

  /// Returns the rectangle of a section's header in the content, wherever it floats.
  ///
  /// - Complexity: O(log runs of the row index).
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    check(section: section)
    return rect(index.extent(ofHeaderInSection: section))
  }

  /// Returns the rectangle of a section's footer in the content, wherever it floats.
  ///
  /// - Complexity: O(log runs of the row index).
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    check(section: section)
    return rect(index.extent(ofFooterInSection: section))
  }

  /// Returns the paths of the rows that a rectangle of the content touches, from top to bottom.
  ///
  /// Empty if it touches none (R29). A rectangle that is null or not finite touches none.
  ///
  /// - Complexity: O(log runs of the row index + rows).
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    let rect = rect.standardized
    guard rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite, rect.maxY.isFinite,
      rect.maxX > 0, rect.minX < storedFrame.width
    else { return [] }
    var paths: [IndexPath] = []
    index.forEachElement(from: Double(rect.minY), to: Double(rect.maxY)) { placement in
      if case .row(let section, let row) = placement.element {
        paths.append(IndexPath(row: row, section: section))
      }
      return true
    }
    return paths
  }

  private func rect(_ extent: RowIndex.Extent) -> CGRect {
    CGRect(x: 0, y: extent.minY, width: Double(storedFrame.width), height: extent.height)
  }
}
