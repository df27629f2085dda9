// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation
import ListAlgorithms

extension UITableView {
  /// The height of a row whose height nobody has said yet.
  static let fallbackRowHeight: CGFloat = 44

  /// Carries out a requested reload: counts and estimated heights, section by section.
  ///
  /// - Complexity: O(sections log sections); O(rows) if `estimatedRowHeight` is 0.
  func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    restingRow = nil
    let wasInside = isOffsetInside
    recycleAll()
    recycleSupplementaries()
    pendingReconfigures.removeAll(keepingCapacity: true)
    index.removeAll()
    for section in 0..<sectionCountOfDataSource() { loadSection(section) }
    dropVanishedSelection()
    updateContentSize()
    if wasInside && !isOffsetInside { pullOffsetInside() }
  }

  func updateContentSize() {
    contentSize = CGSize(width: storedFrame.width, height: CGFloat(index.totalHeight))
  }

  /// Whether the viewport shows nothing past the content's end.
  var isOffsetInside: Bool { boundsOrigin.y <= verticalOffsetRange.upperBound }

  /// Goes back to the content's end, as a table does whose content has shrunk.
  func pullOffsetInside() {
    moveOffset(to: CGPoint(x: boundsOrigin.x, y: verticalOffsetRange.upperBound))
  }

  /// Asks for the rows, header and footer of a section and puts it into the index at its place.
  func loadSection(_ section: Int) {
    let rows = rowCountOfDataSource(inSection: section)
    let header = dataSource?.tableView(self, titleForHeaderInSection: section)
    let footer = dataSource?.tableView(self, titleForFooterInSection: section)
    let headerHeight = headerHeight(ofSection: section, titled: header)
    let footerHeight = footerHeight(ofSection: section, titled: footer)
    if headerHeight > 0 || footerHeight > 0 { supplementaries.exist = true }
    index.insertSection(
      header: Double(headerHeight),
      rowCount: asksAllHeights ? 0 : rows,
      rowHeight: Double(estimatedHeight),
      footer: Double(footerHeight),
      at: section
    )
    if asksAllHeights { loadHeights(ofRows: rows, in: section) }
  }

  /// Whether there are no estimates, so that each row is asked for its height at load.
  var asksAllHeights: Bool {
    estimatedRowHeight == 0 && (storedDelegate != nil || storedRowHeight < 0)
  }

  /// The height that a row has until its cell is made.
  func loadingHeight(row: Int, section: Int) -> Double {
    guard asksAllHeights else { return Double(estimatedHeight) }
    return Double(decidedHeight(row: row, section: section) ?? Self.fallbackRowHeight)
  }

  /// The height that rows are loaded with.
  private var estimatedHeight: CGFloat {
    if storedRowHeight >= 0 { return storedRowHeight }
    return estimatedRowHeight > 0 ? estimatedRowHeight : Self.fallbackRowHeight
  }

  /// Asks for each height of a section and stores equal neighbours as one run (R26).
  private func loadHeights(ofRows rows: Int, in section: Int) {
    var first = 0
    while first < rows {
      let height = decidedHeight(row: first, section: section) ?? Self.fallbackRowHeight
      var next = first + 1
      while next < rows,
        (decidedHeight(row: next, section: section) ?? Self.fallbackRowHeight) == height
      {
        next += 1
      }
      index.insertRows(next - first, height: Double(height), at: first, inSection: section)
      first = next
    }
  }

  /// The height that the delegate or `rowHeight` decides on, or nil if the cell decides.
  func decidedHeight(row: Int, section: Int) -> CGFloat? {
    if let delegate = storedDelegate {
      engine_count_delegate_height_calls(1)
      let path = IndexPath(row: row, section: section)
      let height = delegate.tableView(self, heightForRowAt: path)
      if height != Self.automaticDimension {
        require(
          height.isFinite && height >= 0,
          "The height of row \(row) of section \(section) must be finite and not negative, found "
            + "\(height)."
        )
        return height
      }
    }
    return storedRowHeight >= 0 ? storedRowHeight : nil
  }
}
