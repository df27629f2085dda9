// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ListAlgorithms

extension UITableView {
  /// Scrolls to a row at a position, or to a section for the row `NSNotFound`, without animation.
  ///
  /// Starts from estimates, which the next layout corrects. O(log runs of the row index) and a
  /// layout.
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    loadIfNeeded()
    if indexPath.row == NSNotFound {
      return scroll(toSection: indexPath.section, at: scrollPosition, animated: animated)
    }
    check(indexPath)
    let position = position(for: scrollPosition, of: rectForRow(at: indexPath))
    guard position != .none else { return }
    let target = ScrollTarget(path: indexPath, position: position)
    setContentOffset(CGPoint(x: contentOffset.x, y: offset(for: target)), animated: animated)
    scrollTarget = target
    setNeedsLayout()
  }

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

  func scroll(toSection section: Int, at scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rect(forSection: section)
    let position = position(for: scrollPosition, of: rect)
    guard position != .none else { return }
    let y = clamped(unclampedOffset(for: rect, at: position))
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
  }

  private func position(for asked: ScrollPosition, of rect: CGRect) -> ScrollPosition {
    guard asked == .none else { return asked }
    let insets = adjustedContentInset
    if rect.minY < boundsOrigin.y + insets.top { return .top }
    return rect.maxY > boundsOrigin.y + storedFrame.height - insets.bottom ? .bottom : .none
  }

  private func offset(for target: ScrollTarget) -> CGFloat { clamped(unclampedOffset(for: target)) }

  private func clamped(_ y: CGFloat) -> CGFloat {
    let range = verticalOffsetRange
    return min(max(y, range.lowerBound), range.upperBound)
  }

  private func unclampedOffset(for target: ScrollTarget) -> CGFloat {
    let extent = index.extent(ofRow: target.path.row, inSection: target.path.section)
    return unclampedOffset(for: rect(extent), at: target.position)
  }

  private func unclampedOffset(for rect: CGRect, at position: ScrollPosition) -> CGFloat {
    let insets = adjustedContentInset
    let upper = rect.minY - insets.top
    let lower = rect.minY + rect.height - storedFrame.height + insets.bottom
    return switch position {
    case .top, .none: upper
    case .middle: (upper + lower) / 2
    case .bottom: lower
    }
  }

  func moveToTarget() -> Bool {
    guard let target = scrollTarget else { return false }
    guard target.path.section < index.sectionCount,
      target.path.row < index.rowCount(inSection: target.path.section)
    else {
      scrollTarget = nil
      return false
    }
    let y = offset(for: target)
    // Offsets of equal heights are equal; less than a unit of the index is no movement.
    guard abs(y - boundsOrigin.y) > 1 / 65_536 else {
      scrollTarget = nil
      return false
    }
    moveOffset(to: CGPoint(x: boundsOrigin.x, y: y))
    return true
  }

  public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }
}

struct ScrollTarget {
  let path: IndexPath
  let position: UITableView.ScrollPosition

  func moved(to path: IndexPath) -> ScrollTarget { ScrollTarget(path: path, position: position) }
}
