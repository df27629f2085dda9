// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

extension UITableView {
  /// The default of `viewForHeaderInSection` and `viewForFooterInSection`, which no app returns.
  static let noView = UIView(frame: .zero)

  private static let titleMargin: CGFloat = 6

  /// Returns the initial height of a header or footer, with top padding.
  ///
  /// In order: the decided height; the estimate if the delegate creates views, so that only near
  /// ones are queried; the standard height of a title.
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

  /// Returns the height by the delegate or table, or nil if the view determines it.
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

  /// Returns the estimate of an automatic header or footer, or nil to measure it.
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

  /// True if the delegate has the method for headers or footers, found by querying views.
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

  func standardTitleHeight(of key: SupplementaryViews.Key) -> CGFloat {
    key.isHeader && style != .plain ? 38 : 28
  }

  func measuredHeight(of view: UIView, for key: SupplementaryViews.Key) -> CGFloat {
    // Attached during measurement, as it inherits traits and margins.
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

  func withTopPadding(_ height: CGFloat, of key: SupplementaryViews.Key) -> CGFloat {
    // Below half a unit of the index there is no header: the usual way to request none.
    key.isHeader && height >= 1 / 131_072 ? height + headerTopPadding : height
  }

  /// Creates and sizes headers and footers near the viewport; true if a height changed.
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

  func extent(of key: SupplementaryViews.Key) -> RowIndex.Extent {
    switch key {
    case .header(let section): index.extent(ofHeaderInSection: section)
    case .footer(let section): index.extent(ofFooterInSection: section)
    }
  }
}
