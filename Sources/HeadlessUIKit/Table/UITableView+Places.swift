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

  private func rect(_ extent: RowIndex.Extent) -> CGRect {
    CGRect(x: 0, y: extent.minY, width: Double(storedFrame.width), height: extent.height)
  }
}
