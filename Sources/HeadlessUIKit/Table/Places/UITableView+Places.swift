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
  /// The room above it is not part of it.
  ///
  /// - Complexity: O(log runs of the row index).
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    check(section: section)
    var extent = index.extent(ofHeaderInSection: section)
    if extent.height > 0 {
      extent.minY += Double(headerTopPadding)
      extent.height -= Double(headerTopPadding)
    }
    return rect(extent)
  }

  /// Returns the rectangle of a section's footer in the content, wherever it floats.
  ///
  /// - Complexity: O(log runs of the row index).
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    check(section: section)
    return rect(index.extent(ofFooterInSection: section))
  }
}
