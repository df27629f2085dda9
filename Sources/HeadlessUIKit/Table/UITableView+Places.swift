// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ListAlgorithms

extension UITableView {
  /// Returns the rectangle of a section, in O(log runs of the row index).
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    check(section: section)
    return rect(index.extent(ofSection: section))
  }

  /// Returns the frame of a non-floating header, in O(log runs of the row index).
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    check(section: section)
    var extent = index.extent(ofHeaderInSection: section)
    if extent.height > 0 {
      extent.minY += Double(headerTopPadding)
      extent.height -= Double(headerTopPadding)
    }
    return rect(extent)
  }

  /// Returns the frame of a non-floating footer, in O(log runs of the row index).
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    check(section: section)
    return rect(index.extent(ofFooterInSection: section))
  }

  public var numberOfSections: Int {
    loadIfNeeded()
    return loadingCounts?.count ?? index.sectionCount
  }

  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    if let loadingCounts, loadingCounts.indices.contains(section) { return loadingCounts[section] }
    check(section: section)
    return index.rowCount(inSection: section)
  }

  public var visibleCells: [UITableViewCell] { visible.map(\.cell) }

  /// The paths of the visible rows from top to bottom, or nil (R29).
  public var indexPathsForVisibleRows: [IndexPath]? {
    visible.isEmpty ? nil : visible.map(\.slot.indexPath)
  }

  @_spi(Headless) public func forEachVisibleRow(
    _ body: (_ indexPath: IndexPath, _ cell: UITableViewCell) throws -> Void
  ) rethrows {
    for row in visible { try body(row.slot.indexPath, row.cell) }
  }

  /// Returns the visible or prepared cell of a row, or nil, in O(log visible rows) (R30).
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if let position = visiblePosition(section: indexPath.section, row: indexPath.row) {
      return visible[position].cell
    }
    return offscreen?.handOut(RowPath(indexPath))
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard cell.belongs(to: self), cell.row >= 0 else { return nil }
    return IndexPath(row: cell.row, section: cell.section)
  }

  /// Returns the rectangle of a row, in O(log runs of the row index).
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    let (section, row) = (indexPath.section, indexPath.row)
    guard section >= 0, section < index.sectionCount, row >= 0,
      row < index.rowCount(inSection: section)
    else { return .zero }
    return rect(index.extent(ofRow: row, inSection: section))
  }

  func rect(_ extent: RowIndex.Extent) -> CGRect {
    CGRect(
      x: Double(rowsX),
      y: extent.minY + rowsTop,
      width: Double(rowWidth),
      height: extent.height
    )
  }

  /// Returns the path of the row at a point, or nil (R29).
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= rowsX, point.x < rowsX + rowWidth,
      case .row(let section, let row)? = index.element(atOffset: Double(point.y) - rowsTop)?.element
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  @_spi(Headless) public var indexVisitCount: Int { index.visitCount }
  @_spi(Headless) public var indexMemoryBytes: Int { index.memoryBytes }

  func check(section: Int) {
    require(
      section >= 0 && section < index.sectionCount,
      "The table has \(index.sectionCount) sections, asked for section \(section)."
    )
  }

  func check(_ indexPath: IndexPath) {
    check(section: indexPath.section)
    let rows = index.rowCount(inSection: indexPath.section)
    require(
      indexPath.row >= 0 && indexPath.row < rows,
      "Section \(indexPath.section) has \(rows) rows, asked for row \(indexPath.row)."
    )
  }

  /// Returns the paths of rows in a rectangle, in O(log runs + found rows) (R29).
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    let area = rect.standardized
    // NaN compares as false.
    guard area.minX < rowsX + rowWidth, area.maxX >= rowsX, area.minY <= area.maxY
    else { return [] }
    let top = max(0, Double(area.minY) - rowsTop)
    let bottom = min(index.totalHeight, Double(area.maxY) - rowsTop)
    var paths: [IndexPath] = []
    // One more than the lower edge, since rows that only touch it are skipped below.
    index.forEachElement(from: top, to: bottom + 1) { placement in
      let extent = placement.extent
      guard extent.minY < bottom || extent.minY == top else { return false }
      if case .row(let section, let row) = placement.element, extent.maxY > top {
        paths.append(IndexPath(row: row, section: section))
      }
      return true
    }
    return paths
  }
}

extension IndexPath {
  public init(row: Int, section: Int) {
    // Two steps of one element create Foundation's pair form, which needs no array.
    self = IndexPath(index: section).appending(row)
  }

  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  public var section: Int {
    require(count == 2, "An index path of a table has a section and a row, found \(self).")
    return self[0]
  }

  public var row: Int {
    require(count == 2, "An index path of a table has a section and a row, found \(self).")
    return self[1]
  }

  public var item: Int { row }
}
