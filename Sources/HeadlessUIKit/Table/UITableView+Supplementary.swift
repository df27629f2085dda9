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
    if style == .plain, let first = slots.first { pinHeader(ofSection: first.section) }
    guard !supplementaries.isIdle else { return }
    let wanted = supplementaries.window
    for (key, view) in supplementaries.live where !wanted.contains(where: { $0.key == key }) {
      supplementaries.live[key] = nil
      view.isHidden = true
      supplementaries.pool.append(view)
    }
    for slot in wanted { show(slot) }
  }

  /// Keeps the header of the topmost section at the top until the section's end pushes it off (R42).
  private func pinHeader(ofSection section: Int) {
    let header = index.extent(ofHeaderInSection: section)
    guard header.height > 0 else { return }
    let end = index.extent(ofSection: section).maxY - header.height
    let pinned = max(header.minY, min(Double(boundsOrigin.y), end))
    supplementaries.note(.header(section), minY: pinned, height: header.height)
  }

  private func show(_ slot: SupplementaryViews.Slot) {
    let view = supplementaries.live[slot.key] ?? makeSupplementary(slot.key)
    view.frame = CGRect(
      x: 0,
      y: slot.minY,
      width: Double(storedFrame.width),
      height: slot.height
    )
  }

  private func makeSupplementary(_ key: SupplementaryViews.Key) -> UITableViewHeaderFooterView {
    let view = supplementaries.pool.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    supplementaries.live[key] = view
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
