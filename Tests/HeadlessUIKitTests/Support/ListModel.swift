// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A list that reuses nothing: arrays of rows that are walked from the top for every question.
struct ListModel {
  /// What a row holds and how high it is once it is measured.
  struct Row {
    var title: String
    var height: Double
    var kind = 0
  }

  /// Rows between a header and a footer; a section without a title has none.
  struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  enum Element: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)

    var section: Int {
      switch self {
      case .header(let section), .footer(let section): section
      case .row(let path): path.section
      }
    }
  }

  struct Place: Equatable {
    let element: Element
    let minY: Double
    let height: Double

    var maxY: Double { minY + height }

    func isIn(_ viewport: ClosedRange<Double>) -> Bool {
      height > 0 && minY < viewport.upperBound && maxY > viewport.lowerBound
    }
  }

  var sections: [Section]
  /// The height of headers with a title: 28 points in plain tables, 38 in the others.
  var headerHeight = 28.0
  var footerHeight = 28.0
  /// The height of rows that no cell has been made for since the last load; nil means their own.
  var estimate: Double?
  /// The rows that a cell has been made for since the last load.
  var measured: Set<IndexPath> = []

  init(titles: [String], height: Double = 44) {
    sections = [
      Section(header: nil, footer: nil, rows: titles.map { Row(title: $0, height: height) })
    ]
  }

  init(sections: [Section]) { self.sections = sections }

  subscript(path: IndexPath) -> Row {
    get { sections[path.section].rows[path.row] }
    set { sections[path.section].rows[path.row] = newValue }
  }

  var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  /// All elements, from top to bottom, those without height too.
  var places: [Place] {
    var places: [Place] = []
    var y = 0.0
    func add(_ element: Element, _ height: Double) {
      places.append(Place(element: element, minY: y, height: height))
      y += height
    }
    for (number, section) in sections.enumerated() {
      add(.header(number), section.header == nil ? 0 : headerHeight)
      for row in section.rows.indices {
        let path = IndexPath(row: row, section: number)
        add(.row(path), height(of: path))
      }
      add(.footer(number), section.footer == nil ? 0 : footerHeight)
    }
    return places
  }

  var totalHeight: Double { places.last?.maxY ?? 0 }

  private func height(of path: IndexPath) -> Double {
    if let estimate, !measured.contains(path) { return estimate }
    return self[path].height
  }
}

extension ListModel {
  static func plain(rows: Int) -> ListModel {
    ListModel(sections: [.init(rows: (0..<rows).map { .init(title: "\($0)", height: 44) })])
  }
}

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
