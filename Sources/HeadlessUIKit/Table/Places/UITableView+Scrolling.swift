// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ListAlgorithms

extension UITableView {
  /// Scrolls until a row is visible at a position, as far as the content goes.
  ///
  /// The offset is first that of estimated heights; the next layout, in which heights turn out,
  /// brings the row to the very place. Animations end at once here.
  ///
  /// - Complexity: O(log runs of the row index), and a layout that measures what comes to the screen.
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    loadIfNeeded()
    check(indexPath)
    let position = position(for: scrollPosition, of: indexPath)
    guard position != .none else { return }
    let target = ScrollTarget(path: indexPath, position: position)
    setContentOffset(CGPoint(x: contentOffset.x, y: offset(for: target)), animated: animated)
    scrollTarget = target
    setNeedsLayout()
  }

  /// Scrolls until the selected row that is nearest to a position is visible there.
  public func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    loadIfNeeded()
    func distance(_ path: IndexPath) -> CGFloat {
      let target = ScrollTarget(
        path: path,
        position: scrollPosition == .none ? .middle : scrollPosition
      )
      return abs(unclampedOffset(for: target) - boundsOrigin.y)
    }
    let paths = selection.paths.map(\.indexPath)
    guard let nearest = paths.min(by: { distance($0) < distance($1) }) else { return }
    scrollToRow(at: nearest, at: scrollPosition, animated: animated)
  }

  /// The place to which a row goes; `.none` if it stays where it is.
  private func position(for asked: ScrollPosition, of path: IndexPath) -> ScrollPosition {
    guard asked == .none else { return asked }
    let row = rectForRow(at: path)
    let insets = adjustedContentInset
    if row.minY < boundsOrigin.y + insets.top { return .top }
    return row.maxY > boundsOrigin.y + storedFrame.height - insets.bottom ? .bottom : .none
  }

  /// The offset that brings a row to its place, as far as the content goes.
  private func offset(for target: ScrollTarget) -> CGFloat {
    let range = verticalOffsetRange
    return min(max(unclampedOffset(for: target), range.lowerBound), range.upperBound)
  }

  private func unclampedOffset(for target: ScrollTarget) -> CGFloat {
    let extent = index.extent(ofRow: target.path.row, inSection: target.path.section)
    let insets = adjustedContentInset
    let (top, height) = (CGFloat(extent.minY + rowsTop), CGFloat(extent.height))
    let upper = top - insets.top
    let lower = top + height - storedFrame.height + insets.bottom
    return switch target.position {
    case .top, .none: upper
    case .middle: (upper + lower) / 2
    case .bottom: lower
    }
  }

  /// Brings the row that was scrolled to where heights have it now; returns whether that moved it.
  func moveToTarget() -> Bool {
    guard let target = scrollTarget else { return false }
    guard target.path.section < index.sectionCount,
      target.path.row < index.rowCount(inSection: target.path.section)
    else {
      scrollTarget = nil
      return false
    }
    let y = offset(for: target)
    // Offsets of the same heights are the same number; less than a unit of the index is no way.
    guard abs(y - boundsOrigin.y) > 1 / 65_536 else {
      scrollTarget = nil
      return false
    }
    moveOffset(to: CGPoint(x: boundsOrigin.x, y: y))
    return true
  }
}
