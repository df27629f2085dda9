// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A table on a screen, with the data source of one strategy: what a block is measured on.
@MainActor final class Stage {
  let design: CellDesign
  let strategy: Strategy
  let window: UIWindow
  let table: UITableView
  let renderer: FrameRenderer
  let dataSource: ScenarioDataSource

  init(design: CellDesign, strategy: Strategy, rows: any RowSource, rowCount: Int) {
    self.design = design
    self.strategy = strategy
    let cellClass = design.cellClass(for: strategy)
    dataSource =
      switch strategy {
      case .noReuse:
        NoReuseDataSource(rows: rows, rowCount: rowCount, cellClass: cellClass)
      case .uniqueIdentifier:
        UniqueIdentifierDataSource(rows: rows, rowCount: rowCount, cellClass: cellClass)
      case .linearLookup: LinearLookupDataSource(rows: rows, rowCount: rowCount)
      default: ScenarioDataSource(rows: rows, rowCount: rowCount)
      }
    window = UIWindow(frame: Viewport.frame)
    table = UITableView(frame: Viewport.frame, style: .plain)
    switch design.height {
    case .fixed(let height): table.rowHeight = CGFloat(height)
    case .measured(let estimate, _): table.estimatedRowHeight = CGFloat(estimate)
    }
    // Nobody asks for a cell of this control again: keeping it would be a leak.
    if strategy == .uniqueIdentifier { table.reusePoolCap = 0 }
    table.register(cellClass, forCellReuseIdentifier: ScenarioDataSource.identifier)
    table.dataSource = dataSource
    window.addSubview(table)
    renderer = FrameRenderer(root: window, scale: Viewport.scale)
  }

  /// Returns the offset of a place, as far as the table knows the rows above it.
  func offset(of place: RowPlace) -> Double {
    if case .fixed(let height) = design.height { return place.offset(rowHeight: height) }
    let row = table.rectForRow(at: IndexPath(row: place.row, section: 0))
    return Double(row.minY) + place.distance
  }

  /// How far the content can be scrolled, as far as the table knows its rows.
  var scrollRange: Double {
    let height: Double
    switch design.height {
    case .fixed(let rowHeight): height = Double(dataSource.rowCount) * rowHeight
    // Asking for a row has the table load its rows.
    case .measured: height = table.numberOfRows(inSection: 0) > 0 ? table.contentSize.height : 0
    }
    return max(0, height - Viewport.height)
  }

  /// Moves the content and renders one frame.
  @inline(__always)
  func renderFrame(atOffset offset: Double) {
    table.contentOffset = CGPoint(x: 0, y: offset)
    renderer.renderFrame()
  }

  /// Has rows filled again and renders one frame.
  @inline(__always)
  func reconfigure(_ paths: [IndexPath]) {
    table.reconfigureRows(at: paths)
    renderer.renderFrame()
  }

  /// The paths of the rows on the screen.
  var visiblePaths: [IndexPath] { table.indexPathsForVisibleRows ?? [] }
}
