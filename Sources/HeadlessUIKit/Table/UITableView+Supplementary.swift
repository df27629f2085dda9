// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

extension UITableView {
  /// Names the class whose views are made when the pool of an identifier is empty; nil takes the
  /// registration back.
  public func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    require(!identifier.isEmpty, "A reuse identifier must not be empty.")
    guard let aClass else { return supplementaries.register(nil, for: identifier) }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      stop(
        "Only a subclass of UITableViewHeaderFooterView can be registered for \"\(identifier)\", "
          + "found \(aClass)."
      )
    }
    supplementaries.register(type, for: identifier)
  }

  /// Returns a header or footer of an identifier, reused or newly made, or nil if there is none and
  /// no class is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let view = supplementaries.dequeue(identifier) else { return nil }
    adopt(view)
    view.isFooter = supplementaries.isAskingForFooter
    return view
  }

  /// Returns the view of a section's header if it is on the screen and the table can reuse it.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplementaries.view(for: .header(section)) as? UITableViewHeaderFooterView
  }

  /// Returns the view of a section's footer if it is on the screen and the table can reuse it.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplementaries.view(for: .footer(section)) as? UITableViewHeaderFooterView
  }

  /// The height of a section's header: the delegate's, the table's, or what the header asks for.
  func headerHeight(ofSection section: Int, titled title: String?) -> CGFloat {
    let decided = storedDelegate?.tableView(self, heightForHeaderInSection: section)
    return height(
      decided: decided == Self.automaticDimension
        ? sectionHeaderHeight : decided ?? sectionHeaderHeight,
      of: .header(section),
      standard: title == nil ? 0 : style == .plain ? 28 : 38
    )
  }

  /// The height of a section's footer: the delegate's, the table's, or what the footer asks for.
  func footerHeight(ofSection section: Int, titled title: String?) -> CGFloat {
    let decided = storedDelegate?.tableView(self, heightForFooterInSection: section)
    return height(
      decided: decided == Self.automaticDimension
        ? sectionFooterHeight : decided ?? sectionFooterHeight,
      of: .footer(section),
      standard: title == nil ? 0 : 28
    )
  }

  /// The decided height if there is one; else that of the delegate's view, or the standard.
  private func height(
    decided: CGFloat,
    of key: SupplementaryViews.Key,
    standard: CGFloat
  ) -> CGFloat {
    if decided >= 0 {
      require(
        decided.isFinite,
        "The height of the \(key.isHeader ? "header" : "footer") of section \(key.section) must be "
          + "finite, found \(decided)."
      )
      return decided
    }
    guard let view = viewOfDelegate(for: key) else { return standard }
    // Attached while it is measured, as traits and margins come from above.
    if view.parent == nil { insertSubview(view, at: 0) }
    let height =
      view.systemLayoutSizeFitting(
        CGSize(width: storedFrame.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      .height
    supplementaries.recycle(view)
    return max(0, height.orZero)
  }

  private func viewOfDelegate(for key: SupplementaryViews.Key) -> UIView? {
    let view: UIView?
    switch key {
    case .header(let section):
      view = storedDelegate?.tableView(self, viewForHeaderInSection: section)
    case .footer(let section):
      supplementaries.isAskingForFooter = true
      view = storedDelegate?.tableView(self, viewForFooterInSection: section)
      supplementaries.isAskingForFooter = false
    }
    if let view = view as? UITableViewHeaderFooterView {
      adopt(view)
      view.flushConfigurationUpdate()
    }
    return view
  }

  /// Brings the headers and footers in line with the viewport.
  func updateSupplementaries() {
    guard supplementaries.exist else { return }
    if style == .plain { float() }
    endDisplaying(supplementaries.giveBackOutsideWindow())
    for slot in supplementaries.window { show(slot) }
  }

  /// Lets the header of the topmost section and the footer of the bottommost one float (R42).
  private func float() {
    var top = slots.first?.section ?? .max
    var bottom = slots.last?.section ?? -1
    if let titled = supplementaries.windowSections {
      top = min(top, titled.lowerBound)
      bottom = max(bottom, titled.upperBound)
    }
    guard top <= bottom else { return }
    floatHeader(ofSection: top)
    floatFooter(ofSection: bottom)
  }

  /// Keeps a header at the top edge until its section's end pushes it off.
  private func floatHeader(ofSection section: Int) {
    let header = index.extent(ofHeaderInSection: section)
    guard header.height > 0 else { return }
    let end = index.extent(ofSection: section).maxY - header.height
    let minY = max(header.minY, min(Double(boundsOrigin.y), end))
    supplementaries.note(.header(section), minY: minY, height: header.height)
  }

  /// Keeps a footer at the bottom edge until its section's start pushes it off.
  private func floatFooter(ofSection section: Int) {
    let footer = index.extent(ofFooterInSection: section)
    guard footer.height > 0 else { return }
    let start = index.extent(ofSection: section).minY
    let bottom = Double(boundsOrigin.y) + Double(storedFrame.height)
    let minY = min(footer.minY, max(bottom - footer.height, start))
    supplementaries.note(.footer(section), minY: minY, height: footer.height)
  }

  private func show(_ slot: SupplementaryViews.Slot) {
    let view = supplementaries.view(for: slot.key) ?? makeSupplementary(slot.key)
    view.frame = CGRect(
      x: 0,
      y: slot.minY,
      width: Double(storedFrame.width),
      height: slot.height
    )
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.isPinned = slot.minY != restingTop(of: slot.key)
  }

  /// Where a header or footer lies unless it floats.
  private func restingTop(of key: SupplementaryViews.Key) -> Double {
    switch key {
    case .header(let section): index.extent(ofHeaderInSection: section).minY
    case .footer(let section): index.extent(ofFooterInSection: section).minY
    }
  }

  private func makeSupplementary(_ key: SupplementaryViews.Key) -> UIView {
    let view = viewOfDelegate(for: key) ?? makeTitleView(for: key)
    supplementaries.show(view, for: key)
    view.setHiddenUncounted(false)
    // In front of the cells, which floating headers cover.
    addSubview(view)
    switch key {
    case .header(let section):
      storedDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section):
      storedDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return view
  }

  /// Gives a view its table, and the traits that come with it.
  private func adopt(_ view: UITableViewHeaderFooterView) {
    guard view.tableReference !== reference else { return }
    view.tableReference = reference
    if view.parent == nil { view.inheritTraits(insteadOf: .system) }
  }

  private func makeTitleView(for key: SupplementaryViews.Key) -> UIView {
    let view = supplementaries.makeTitleView()
    adopt(view)
    switch key {
    case .header(let section):
      view.textLabel?.text = dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section):
      view.textLabel?.text = dataSource?.tableView(self, titleForFooterInSection: section)
    }
    return view
  }

  /// Takes all headers and footers off the screen.
  func recycleSupplementaries() {
    endDisplaying(supplementaries.giveAllBack())
    supplementaries.exist = false
  }

  /// Tells the delegate of headers and footers that were taken off the screen.
  func endDisplaying(_ leaving: [SupplementaryViews.Shown]) {
    for shown in leaving {
      switch shown.key {
      case .header(let section):
        storedDelegate?.tableView(self, didEndDisplayingHeaderView: shown.view, forSection: section)
      case .footer(let section):
        storedDelegate?.tableView(self, didEndDisplayingFooterView: shown.view, forSection: section)
      }
    }
  }
}
