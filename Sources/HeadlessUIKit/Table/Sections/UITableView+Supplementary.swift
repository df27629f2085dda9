// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

extension UITableView {
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
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

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let view = supplementaries.dequeue(identifier) else { return nil }
    adopt(view)
    view.isFooter = supplementaries.isAskingForFooter
    return view
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplementaries.view(for: .header(section)) as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplementaries.view(for: .footer(section)) as? UITableViewHeaderFooterView
  }

  /// Returns the delegate's view of a header or footer, nil, or `noView` without the method.
  func askDelegate(for key: SupplementaryViews.Key) -> UIView? {
    switch key {
    case .header(let section):
      return storedDelegate?.tableView(self, viewForHeaderInSection: section)
    case .footer(let section):
      supplementaries.isAskingForFooter = true
      defer { supplementaries.isAskingForFooter = false }
      return storedDelegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  func viewOfDelegate(for key: SupplementaryViews.Key) -> UIView? {
    guard let view = askDelegate(for: key), view !== Self.noView else { return nil }
    if let view = view as? UITableViewHeaderFooterView {
      adopt(view)
      view.flushConfigurationUpdate()
    }
    return view
  }

  func title(of key: SupplementaryViews.Key) -> String? {
    switch key {
    case .header(let section): dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section): dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  func updateSupplementaries() {
    guard supplementaries.exist else { return }
    endDisplaying(supplementaries.giveBackOutsideWindow())
    for slot in supplementaries.window { show(slot) }
  }

  private func show(_ slot: SupplementaryViews.Slot) {
    guard let view = supplementaries.view(for: slot.key) else { return }
    let isFloating = slot.minY != extent(of: slot.key).minY
    if supplementaries.display(slot.key, isFloating: isFloating) { display(view, for: slot.key) }
    let padding = slot.key.isHeader ? Double(headerTopPadding) : 0
    view.arrange(
      in: CGRect(
        x: Double(rowsX),
        y: slot.minY + rowsTop + padding,
        width: Double(rowWidth),
        height: slot.height - padding
      )
    )
    (view as? UITableViewHeaderFooterView)?.isPinned = isFloating
  }

  private func display(_ view: UIView, for key: SupplementaryViews.Key) {
    view.setHiddenUncounted(false)
    // In front of the cells, which floating headers cover, and behind the section index.
    if let strip = furniture?.sectionIndex?.view, strip.parent === self {
      insertSubview(view, belowSubview: strip)
    } else {
      addSubview(view)
    }
    switch key {
    case .header(let section):
      storedDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section):
      storedDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  func makeSupplementary(_ key: SupplementaryViews.Key) -> UIView? {
    guard let view = viewOfDelegate(for: key) ?? makeTitleView(for: key) else { return nil }
    supplementaries.prepare(view, for: key)
    return view
  }

  private func adopt(_ view: UITableViewHeaderFooterView) {
    guard view.tableReference !== reference else { return }
    view.tableReference = reference
    if view.parent == nil { view.inheritTraits(insteadOf: .system) }
  }

  private func makeTitleView(for key: SupplementaryViews.Key) -> UIView? {
    let title = title(of: key)
    if title == nil, decidedHeight(of: key) == nil { return nil }
    let view = supplementaries.makeTitleView()
    adopt(view)
    switch key {
    case .header: view.becomeTitle(isFooter: false)
    case .footer: view.becomeTitle(isFooter: true)
    }
    view.textLabel?.text = title
    return view
  }

  func recycleSupplementaries() {
    endDisplaying(supplementaries.giveAllBack())
    supplementaries.exist = false
  }

  func endDisplaying(_ leaving: [SupplementaryViews.Shown]) {
    for shown in leaving where shown.isDisplayed {
      switch shown.key {
      case .header(let section):
        storedDelegate?.tableView(self, didEndDisplayingHeaderView: shown.view, forSection: section)
      case .footer(let section):
        storedDelegate?.tableView(self, didEndDisplayingFooterView: shown.view, forSection: section)
      }
    }
  }

  /// Floats the topmost section's header and the bottommost section's footer (R42).
  func float() {
    var top = slots.first?.section ?? .max
    var bottom = slots.last?.section ?? -1
    if let titled = supplementaries.windowSections {
      top = min(top, titled.lowerBound)
      bottom = max(bottom, titled.upperBound)
    }
    guard top <= bottom else { return }
    let insets = adjustedContentInset
    let upper = Double(boundsOrigin.y + insets.top) - rowsTop
    let lower = Double(boundsOrigin.y + storedFrame.height - insets.bottom) - rowsTop
    if insets.top > 0, let section = section(atOffset: upper) { top = section }
    if insets.bottom > 0, let section = section(atOffset: lower) { bottom = section }
    floatHeader(ofSection: top, at: upper)
    floatFooter(ofSection: bottom, at: lower)
  }

  private func section(atOffset offset: Double) -> Int? {
    switch index.element(atOffset: offset)?.element {
    case .header(let section), .footer(let section), .row(let section, _): section
    case nil: nil
    }
  }

  /// Keeps a header at an edge until its section's end pushes it off; its top padding stays behind.
  private func floatHeader(ofSection section: Int, at edge: Double) {
    let header = index.extent(ofHeaderInSection: section)
    guard header.height > 0 else { return }
    let end = index.extent(ofSection: section).maxY - header.height
    let minY = max(header.minY, min(edge - Double(headerTopPadding), end))
    supplementaries.note(.header(section), minY: minY, height: header.height)
  }

  /// Keeps a footer at an edge until its section's start pushes it off.
  private func floatFooter(ofSection section: Int, at edge: Double) {
    let footer = index.extent(ofFooterInSection: section)
    guard footer.height > 0 else { return }
    let start = index.extent(ofSection: section).minY
    let minY = min(footer.minY, max(edge - footer.height, start))
    supplementaries.note(.footer(section), minY: minY, height: footer.height)
  }
}
