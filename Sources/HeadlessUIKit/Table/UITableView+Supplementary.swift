// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

extension UITableView {
  /// The height of a header with a title; without a title there is none.
  func height(ofHeaderTitled title: String?) -> CGFloat {
    guard title != nil else { return 0 }
    return style == .plain ? 28 : 38
  }

  /// The height of a footer with a title; without a title there is none.
  func height(ofFooterTitled title: String?) -> CGFloat {
    title == nil ? 0 : 28
  }

  /// Brings the headers and footers in line with the viewport.
  func updateSupplementaries() {
    guard supplementaries.exist else { return }
    if style == .plain { float() }
    supplementaries.giveBackOutsideWindow()
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
  }

  private func makeSupplementary(_ key: SupplementaryViews.Key) -> UITableViewHeaderFooterView {
    let view = supplementaries.makeView(for: key)
    switch key {
    case .header(let section):
      view.textLabel?.text = dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section):
      view.textLabel?.text = dataSource?.tableView(self, titleForFooterInSection: section)
    }
    view.isHidden = false
    // In front of the cells, which floating headers cover.
    addSubview(view)
    return view
  }
}
