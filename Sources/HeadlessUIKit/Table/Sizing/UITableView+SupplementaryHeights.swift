// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

extension UITableView {
  /// What the defaults of `viewForHeaderInSection` and `viewForFooterInSection` answer, and no app.
  static let noView = UIView(frame: .zero)

  /// The height of a title above and below its text, at least, in points.
  private static let titleMargin: CGFloat = 6

  /// The height that a new header or footer begins with, the room above a header included.
  ///
  /// What is decided; else, where the delegate makes views, the estimate, so that it is asked for
  /// those views only that come near the screen; else the standard height if there is a title.
  func startHeight(of key: SupplementaryViews.Key) -> CGFloat {
    let height = bareStartHeight(of: key)
    if height > 0 { supplementaries.exist = true }
    return withTopPadding(height, of: key)
  }

  private func bareStartHeight(of key: SupplementaryViews.Key) -> CGFloat {
    if let decided = decidedHeight(of: key) { return decided }
    if delegateMakesViews(for: key) {
      if let estimate = estimatedHeight(of: key) { return estimate }
      if let view = viewOfDelegate(for: key) {
        let height = measuredHeight(of: view, for: key)
        supplementaries.recycle(view)
        return height
      }
    }
    return title(of: key) == nil ? 0 : standardTitleHeight(of: key)
  }

  /// The height that the delegate or the table decides on, or nil if the view decides.
  func decidedHeight(of key: SupplementaryViews.Key) -> CGFloat? {
    let decided: CGFloat?
    let general: CGFloat
    switch key {
    case .header(let section):
      decided = storedDelegate?.tableView(self, heightForHeaderInSection: section)
      general = sectionHeaderHeight
    case .footer(let section):
      decided = storedDelegate?.tableView(self, heightForFooterInSection: section)
      general = sectionFooterHeight
    }
    let height = decided == Self.automaticDimension ? general : decided ?? general
    if height == Self.automaticDimension { return nil }
    require(
      HeightRules.isHeight(height),
      "The height of the \(key.name) must be finite and not negative, found \(height): the table "
        + "can lay out numbers from 0 to below 2^47."
    )
    return height
  }

  /// The estimate of a header or footer of automatic height, or nil to measure it now.
  private func estimatedHeight(of key: SupplementaryViews.Key) -> CGFloat? {
    var estimate = Self.automaticDimension
    switch key {
    case .header(let section):
      if let delegate = storedDelegate {
        estimate = delegate.tableView(self, estimatedHeightForHeaderInSection: section)
      }
      if estimate == Self.automaticDimension { estimate = heightRules.estimatedHeader }
    case .footer(let section):
      if let delegate = storedDelegate {
        estimate = delegate.tableView(self, estimatedHeightForFooterInSection: section)
      }
      if estimate == Self.automaticDimension { estimate = heightRules.estimatedFooter }
    }
    if estimate == Self.automaticDimension { return standardTitleHeight(of: key) }
    require(
      HeightRules.isHeight(estimate),
      "The estimated height of the \(key.name) must be finite and not negative, found \(estimate)."
    )
    return estimate > 0 ? estimate : nil
  }

  /// Whether the delegate has a method of its own for headers, or for footers.
  ///
  /// Found out by asking for views until one answer is not that of a delegate without the method;
  /// those answers cost next to nothing.
  private func delegateMakesViews(for key: SupplementaryViews.Key) -> Bool {
    guard storedDelegate != nil else { return false }
    if key.isHeader ? heightRules.delegateMakesHeaders : heightRules.delegateMakesFooters {
      return true
    }
    let view = askDelegate(for: key)
    if view === Self.noView { return false }
    if let view { supplementaries.recycle(view) }
    if key.isHeader {
      heightRules.delegateMakesHeaders = true
    } else {
      heightRules.delegateMakesFooters = true
    }
    return true
  }

  /// The height of a title's view at the default text size.
  func standardTitleHeight(of key: SupplementaryViews.Key) -> CGFloat {
    key.isHeader && style != .plain ? 38 : 28
  }

  /// The height that a view asks for, as a header or footer of automatic height.
  func measuredHeight(of view: UIView, for key: SupplementaryViews.Key) -> CGFloat {
    // Attached while it is measured, as traits and margins come from above.
    if view.parent == nil { insertSubview(view, at: cellDepth) }
    if let title = view as? UITableViewHeaderFooterView, title.isMadeForTitle {
      let text = title.fittedSize(forWidth: rowWidth).height + 2 * Self.titleMargin
      return max(standardTitleHeight(of: key), text)
    }
    let height =
      view.systemLayoutSizeFitting(
        CGSize(width: rowWidth, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      .height
    return min(max(0, height.orZero), HeightRules.limit / 2)
  }

  /// A height with the room above it, if it is a header's that is there at all.
  func withTopPadding(_ height: CGFloat, of key: SupplementaryViews.Key) -> CGFloat {
    // Below half a unit of the index there is no header: the usual way to ask for none.
    key.isHeader && height >= 1 / 131_072 ? height + headerTopPadding : height
  }

  /// Makes the views of headers and footers that have come near, and measures them.
  ///
  /// Those of automatic height get the height that they ask for. Returns whether one changed.
  func sizeSupplementaries(measuringAll: Bool) -> Bool {
    guard supplementaries.exist else { return false }
    if style == .plain { float() }
    var isChanged = false
    for slot in supplementaries.window {
      if let view = supplementaries.view(for: slot.key) {
        if measuringAll {
          (view as? UITableViewHeaderFooterView)?.flushConfigurationUpdate()
          if resolveHeight(of: slot, shownBy: view) { isChanged = true }
        }
      } else {
        let view = makeSupplementary(slot.key)
        if resolveHeight(of: slot, shownBy: view) { isChanged = true }
      }
    }
    return isChanged
  }

  /// Gives a header or footer its height; returns whether it differs from the one in the index.
  private func resolveHeight(of slot: SupplementaryViews.Slot, shownBy view: UIView?) -> Bool {
    let height =
      decidedHeight(of: slot.key) ?? view.map { measuredHeight(of: $0, for: slot.key) } ?? 0
    let whole = Double(withTopPadding(height, of: slot.key))
    guard whole != slot.height else { return false }
    checkRoom(for: whole, insteadOf: slot.height, inSection: slot.key.section)
    switch slot.key {
    case .header(let section): index.setHeight(whole, ofHeaderInSection: section)
    case .footer(let section): index.setHeight(whole, ofFooterInSection: section)
    }
    return extent(of: slot.key).height != slot.height
  }

  /// Where a header or footer lies in the row index.
  func extent(of key: SupplementaryViews.Key) -> RowIndex.Extent {
    switch key {
    case .header(let section): index.extent(ofHeaderInSection: section)
    case .footer(let section): index.extent(ofFooterInSection: section)
    }
  }
}
