// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

extension ListModel {
  func rows(in viewport: ClosedRange<Double>) -> [(path: IndexPath, place: Place)] {
    places.compactMap { place in
      guard case .row(let path) = place.element, place.isIn(viewport) else { return nil }
      return (path, place)
    }
  }

  /// The headers and footers that a viewport shows, with the top edges that they have there.
  ///
  /// In a plain table (R42, S3-04) the header of the section at the top edge floats there until the
  /// section's end pushes it off, and the footer of the section at the bottom edge likewise.
  func titles(in viewport: ClosedRange<Double>, floating: Bool) -> [Element: Double] {
    let places = places
    let shown = places.filter { $0.isIn(viewport) }
    var titles: [Element: Double] = [:]
    for place in shown {
      if case .row = place.element { continue }
      titles[place.element] = place.minY
    }
    guard floating, let first = shown.first, let last = shown.last else { return titles }
    let top = places.filter { $0.element.section == first.element.section }
    if let header = top.first, header.height > 0 {
      let end = (top.last?.maxY ?? 0) - header.height
      titles[header.element] = max(header.minY, min(viewport.lowerBound, end))
    }
    let bottom = places.filter { $0.element.section == last.element.section }
    if let footer = bottom.last, footer.height > 0 {
      let start = bottom.first?.minY ?? 0
      titles[footer.element] = min(footer.minY, max(viewport.upperBound - footer.height, start))
    }
    return titles
  }
}
