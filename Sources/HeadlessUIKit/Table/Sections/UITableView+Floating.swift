// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

extension UITableView {
  /// Lets the header of the topmost section and the footer of the bottommost one float (R42).
  ///
  /// They float at the edges of the part that insets leave free.
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

  /// The section that an offset of the row index lies in.
  private func section(atOffset offset: Double) -> Int? {
    switch index.element(atOffset: offset)?.element {
    case .header(let section), .footer(let section), .row(let section, _): section
    case nil: nil
    }
  }

  /// Keeps a header at an edge until its section's end pushes it off.
  ///
  /// The room above it stays behind.
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
