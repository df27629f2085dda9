// SPDX-License-Identifier: Apache-2.0

import Foundation

@_spi(Headless) @testable import HeadlessUIKit

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

/// Holds a table against its model after a frame; the first difference is thrown.
@MainActor struct TableAudit {
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  let screen: Screen

  private var table: UITableView { screen.table }
  private var model: ListModel { screen.source.model }

  /// Checks everything that can be said of any table after any frame.
  func check() throws(Fault) {
    try checkRows()
    try checkLookUp()
    try checkCells()
    try checkTitles()
    let height = Double(table.contentSize.height)
    try require(height == model.totalHeight, "content \(height), expected \(model.totalHeight)")
    try require(screen.source.lifeFaults.isEmpty, "\(screen.source.lifeFaults)")
  }

  private func require(_ holds: Bool, _ words: @autoclosure () -> String) throws(Fault) {
    if !holds { throw Fault(description: words()) }
  }

  private func checkRows() throws(Fault) {
    let expected = model.rows(in: screen.viewport)
    let paths = table.indexPathsForVisibleRows ?? []
    try require(
      paths == expected.map(\.path),
      "rows \(words(paths)), expected \(words(expected.map(\.path))) in \(screen.viewport)"
    )
    for (cell, (path, place)) in zip(table.visibleCells, expected) {
      let frame = CGRect(0, place.minY, Double(table.frame.width), place.height)
      try require(cell.frame == frame, "\(words([path])) at \(cell.frame), expected \(frame)")
      try require(
        cell.contentView.frame == CGRect(origin: .zero, size: frame.size),
        "\(words([path])) has its content at \(cell.contentView.frame)"
      )
      let title = (cell as? TrackedCell)?.title.text
      try require(
        title == model[path].title,
        "\(words([path])) shows \(title ?? "nothing"), expected \(model[path].title)"
      )
    }
  }

  private func checkLookUp() throws(Fault) {
    let paths = table.indexPathsForVisibleRows ?? []
    for (cell, path) in zip(table.visibleCells, paths) {
      try require(table.cellForRow(at: path) === cell, "cellForRow(at: \(words([path])))")
      try require(table.indexPath(for: cell) == path, "indexPath(for:) of \(words([path]))")
    }
    for path in model.paths where !paths.contains(path) {
      try require(table.cellForRow(at: path) == nil, "hidden row \(words([path])) has a cell")
    }
  }

  /// Whether every cell that was ever made is in one place, and hidden unless it is on the screen.
  private func checkCells() throws(Fault) {
    let shown = Set(table.visibleCells.map { ObjectIdentifier($0) })
    try require(shown.count == table.visibleCells.count, "one cell is shown for two rows")
    for (number, cell) in screen.source.cells.enumerated() where cell.superview != nil {
      try require(
        cell.isHidden != shown.contains(ObjectIdentifier(cell)),
        "cell \(number) is \(cell.isHidden ? "hidden" : "seen")"
      )
      try require(
        (cell.life.stage == .shown) == shown.contains(ObjectIdentifier(cell)),
        "cell \(number) is \(cell.life.stage)"
      )
    }
    let books = table.reuseAccounting()
    try require(books.isBalanced, "\(books)")
    try require(books.live == shown.count, "\(books), on the screen \(shown.count)")
    try require(
      books.created == screen.source.cells.count,
      "\(books), made \(screen.source.cells.count)"
    )
    let pooled = screen.source.cells.filter { $0.life.stage == .pooled && $0.superview != nil }
    try require(books.pooled == pooled.count, "\(books), waiting \(pooled.count)")
  }

  private func checkTitles() throws(Fault) {
    let expected = model.titles(in: screen.viewport, floating: table.style == .plain)
    let views = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
      .filter { !$0.isHidden }
    let found = views.map { "\($0.textLabel?.text ?? "") at \(Double($0.frame.minY))" }.sorted()
    let wanted = expected.map { element, minY in "\(title(of: element)) at \(minY)" }.sorted()
    try require(found == wanted, "titles \(found), expected \(wanted) in \(screen.viewport)")
    let width = table.frame.width
    try require(views.allSatisfy { $0.frame.width == width }, "titles are not as wide as the table")
    let firstTitle = table.subviews.firstIndex { $0 is UITableViewHeaderFooterView && !$0.isHidden }
    let lastCell = table.subviews.lastIndex { $0 is UITableViewCell && !$0.isHidden }
    if let firstTitle, let lastCell {
      try require(lastCell < firstTitle, "a cell lies in front of a header or footer")
    }
  }

  private func title(of element: ListModel.Element) -> String {
    switch element {
    case .header(let section): model.sections[section].header ?? ""
    case .footer(let section): model.sections[section].footer ?? ""
    case .row: ""
    }
  }

  private func words(_ paths: [IndexPath]) -> String {
    "[" + paths.map { "\($0.section)/\($0.row)" }.joined(separator: " ") + "]"
  }
}

/// Says which cell shows which row, for lists whose heights are known at load.
///
/// Cells are numbers in the order of their making. Rows that leave are given back from top to
/// bottom; rows that enter are served from top to bottom, those above the kept ones first; a pool
/// hands out what it got last (the design's LIFO).
struct PoolModel {
  private(set) var visible: [(path: IndexPath, cell: Int)] = []
  var cap: Int?
  private(set) var madeCount = 0
  private(set) var discardedCount = 0
  private var pools: [Int: [Int]] = [:]
  private var kinds: [Int: Int] = [:]

  var pooledCount: Int { pools.values.reduce(0) { $0 + $1.count } }

  /// Shows some rows; `kind` says which kind of cell a row needs.
  mutating func show(_ paths: [IndexPath], kind: (IndexPath) -> Int) {
    let wanted = Set(paths)
    for row in visible where !wanted.contains(row.path) { giveBack(row.cell) }
    let kept = Dictionary(
      uniqueKeysWithValues: visible.filter { wanted.contains($0.path) }.map { ($0.path, $0.cell) }
    )
    visible = paths.map { path in (path, kept[path] ?? take(kind(path))) }
  }

  mutating func giveAllBack() {
    for row in visible { giveBack(row.cell) }
    visible = []
  }

  private mutating func giveBack(_ cell: Int) {
    let kind = kinds[cell] ?? 0
    if let cap, pools[kind, default: []].count >= cap {
      discardedCount += 1
    } else {
      pools[kind, default: []].append(cell)
    }
  }

  private mutating func take(_ kind: Int) -> Int {
    if let cell = pools[kind, default: []].popLast() { return cell }
    kinds[madeCount] = kind
    madeCount += 1
    return madeCount - 1
  }
}
