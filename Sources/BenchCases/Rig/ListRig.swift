// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
@_spi(Headless) package import HeadlessUIKit
import UIKit

/// A table on a screen, with the data source of one strategy: the fixture of a block.
@MainActor package final class ListRig {
  let design: CellDesign
  let strategy: CaseStrategy
  package let window: UIWindow
  package let table: UITableView
  package let renderer: FrameRenderer
  let content: any ListContent
  /// The screen, if the list is one.
  let screen: PlayedScreen?
  /// Changes a row of the screen; nil if none can change.
  private let changeScreen: ScreenChange?
  /// The data source of the cells; nil for a screen, which has its own.
  private let dataSource: ListDataSource?
  /// True if cells follow models; checked first where rows change, so that other strategies retain nothing there.
  let followsModels: Bool
  /// Writes changed rows into their models.
  private let follow: RowFollowing?
  /// The data source for snapshots, which asks `dataSource` for cells.
  private(set) var snapshots: UITableViewDiffableDataSource<Int, Int>?
  private let heights: HeightDelegate?
  let offsets: OffsetBaseline?

  package init(
    design: CellDesign,
    strategy: CaseStrategy,
    rows: any RowSource,
    rowCount: Int,
    positionCacheCapacity: Int = 0,
    fillsCells: Bool = true
  ) {
    self.design = design
    self.strategy = strategy
    // Where lists are compared the table stays empty, and any list will do.
    let strategy = strategy.fillsCells ? strategy : CaseStrategy.baseline
    let design = strategy.fillsCells && design != .none ? design : CellDesign.subtitle
    let way = design.way(of: strategy)
    content = design.definition(rows).content(rowCount: rowCount)
    offsets = OffsetBaseline(strategy, rowCount: rowCount, rowHeight: design.rowHeight)
    window = UIWindow(frame: design.viewport.frame)
    changeScreen = way.changeScreen
    let binding = content.binding(by: way.name)
    follow = binding?.follow
    followsModels = follow != nil
    if let makeScreen = way.makeScreen {
      let screen = PlayedScreen(makeScreen, in: window, rowCount: rowCount)
      self.screen = screen
      table = screen.table
      dataSource = nil
      heights = nil
    } else {
      screen = nil
      dataSource = Self.makeDataSource(
        of: strategy,
        way,
        content,
        design,
        fill: binding?.fill,
        fillsCells: fillsCells
      )
      heights = HeightDelegate(design.height)
      table = Self.makeTable(way, design, dataSource, heights)
      // No cell of a unique identifier is asked for again: keeping it would be a leak.
      if strategy == .uniqueIdentifier || strategy == .zeroPool { table.reusePoolCap = 0 }
      table.positionCacheCapacity = positionCacheCapacity
      window.addSubview(table)
    }
    renderer = FrameRenderer(root: window, scale: Viewport.scale)
  }

  private static func makeTable(
    _ way: ListWay,
    _ design: CellDesign,
    _ dataSource: ListDataSource?,
    _ delegate: HeightDelegate?
  ) -> UITableView {
    let table = UITableView(frame: design.viewport.frame, style: .plain)
    switch design.height {
    case .fixed(let height): table.rowHeight = CGFloat(height)
    case .measured(let estimate), .decided(let estimate, _):
      table.estimatedRowHeight = CGFloat(estimate)
    }
    if let delegate { table.delegate = delegate }
    table.register(way.cellClass, forCellReuseIdentifier: ListDataSource.identifier)
    table.dataSource = dataSource
    return table
  }

  private static func makeDataSource(
    of strategy: CaseStrategy,
    _ way: ListWay,
    _ content: any ListContent,
    _ design: CellDesign,
    fill: CellFill?,
    fillsCells: Bool
  ) -> ListDataSource {
    guard let fill else {
      preconditionFailure("\(design.name) does not say how \(way.name) fills its cells.")
    }
    return switch strategy {
    case .noReuse where fillsCells:
      NoReuseDataSource(content: content, fill: fill, cellClass: way.cellClass)
    case .uniqueIdentifier:
      UniqueIdentifierDataSource(
        content: content,
        fill: fillsCells ? fill : nil,
        cellClass: way.cellClass
      )
    case _ where !fillsCells: UnfilledDataSource(content: content, fill: fill)
    case .linearLookup: LinearLookupDataSource(content: content, fill: fill)
    default: ListDataSource(content: content, fill: fill)
    }
  }

  /// Returns the offset of a place, as far as the table knows the rows above it.
  func offset(of place: RowPlace) -> Double {
    if case .fixed(let height) = design.height { return place.offset(rowHeight: height) }
    if let screen { return screen.minY(ofRow: place.row) + place.distance }
    let row = table.rectForRow(at: IndexPath(row: place.row, section: 0))
    return Double(row.minY) + place.distance
  }

  /// The scrollable distance, as far as the table knows its rows.
  package var scrollRange: Double {
    let height: Double
    switch design.height {
    case .fixed(let rowHeight): height = Double(content.order.rowCount) * rowHeight
    // Asking for a row makes the table load its rows.
    case .measured, .decided:
      let rowCount = screen?.rowCount ?? table.numberOfRows(inSection: 0)
      height = rowCount > 0 ? table.contentSize.height : 0
    }
    return max(0, height - design.viewport.height)
  }

  @inline(__always)
  package func renderFrame(atOffset offset: Double) {
    table.contentOffset = CGPoint(x: 0, y: offset)
    renderer.renderFrame()
  }

  /// Switches the table to snapshots, beginning with the rows of the source.
  func useSnapshots() {
    guard snapshots == nil, let dataSource else { return }
    let snapshots = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      dataSource.tableView(table, cellForRowAt: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<content.order.rowCount))
    snapshots.apply(snapshot, animatingDifferences: false)
    self.snapshots = snapshots
  }

  func renderFrame(after jump: JumpScript.Jump) {
    let position: UITableView.ScrollPosition =
      switch jump.place {
      case .top: .top
      case .middle: .middle
      case .bottom: .bottom
      case .nearest: .none
      }
    table.scrollToRow(at: IndexPath(row: jump.row, section: 0), at: position, animated: false)
    renderer.renderFrame()
  }

  /// Reloads the table, which forgets all heights, and renders one frame from a place.
  func renderFrame(forgettingHeightsAt place: RowPlace) {
    table.reloadData()
    renderFrame(atOffset: offset(of: place))
  }

  /// Shows rows that changed in place and renders one frame, through the models if cells follow them.
  @inline(__always)
  func renderFrame(changing rows: ChangedRows) {
    if followsModels { follow?(rows.numbers) } else { table.reconfigureRows(at: rows.paths) }
    renderer.renderFrame()
  }

  func renderFrame(changing row: Int) {
    if let screen, let changeScreen { screen.change(row, by: changeScreen) }
    renderer.renderFrame()
  }

  func row(at path: IndexPath) -> Int { screen?.row(at: path) ?? path.row }

  func tellModels(of numbers: [Int]) { follow?(numbers) }

  /// Returns rows that change in place: the index paths on the screen, and all numbers for the models.
  func changedRows(_ numbers: Range<Int>) -> ChangedRows {
    ChangedRows(paths: table.indexPathsForVisibleRows ?? [], numbers: Array(numbers))
  }
}

struct ChangedRows {
  let paths: [IndexPath]
  let numbers: [Int]
}

@MainActor final class HeightDelegate: NSObject, UITableViewDelegate {
  private let height: (Int) -> Double

  init?(_ height: RowHeight) {
    guard case .decided(_, let height) = height else { return nil }
    self.height = height
    super.init()
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(height(indexPath.row))
  }
}
