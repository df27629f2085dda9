// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
@_spi(Headless) package import HeadlessUIKit

/// Cells that were never used before: what a recycled cell has to look like.
///
/// Each is shown alone, in a table of the list's width whose one row is as high as asked.
@MainActor final class FreshCells: NSObject {
  private let design: CellDesign
  /// How the cells are filled: as by a strategy, or as the list's reference cell is.
  ///
  /// Where lists are compared there is no such way, and no cell is asked for.
  private lazy var way = design.referenceWay ?? design.way(of: strategy)
  private let strategy: CaseStrategy
  private let window: UIWindow
  private let table: UITableView
  private let renderer: FrameRenderer
  private var inspector = CellInspector()
  /// The fill of the content that was asked for last, and the number of the row.
  private var fill: CellFill?
  private var content: (any ListContent)?
  private var row = 0
  /// What the engine did for fresh cells so far, which is none of the list's doing.
  private(set) var spent: EngineCounters?

  /// Prepares a stage for cells that a strategy fills, or for those of the list's reference if it is a cell.
  init(design: CellDesign, strategy: CaseStrategy) {
    self.design = design
    self.strategy = strategy
    window = UIWindow(frame: design.viewport.frame)
    table = UITableView(frame: design.viewport.frame, style: .plain)
    renderer = FrameRenderer(root: window, scale: Viewport.scale)
    super.init()
    table.dataSource = self
    window.addSubview(table)
  }

  /// Returns how high a fresh cell of a row wants to be.
  private func wantedHeight(ofRow row: Int, in content: any ListContent) -> Double {
    counted {
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = CGFloat(design.height.nominal)
      show(row, of: content)
      return Double(table.rectForRow(at: IndexPath(row: 0, section: 0)).height)
    }
  }

  /// Returns how high a row is: as the design says, or as a fresh cell wants to be.
  func height(ofRow row: Int, in content: any ListContent) -> Double {
    switch design.height {
    case .fixed(let height): height
    case .decided(_, let height): height(row)
    case .measured:
      content.referenceHeight(ofRow: row) ?? wantedHeight(ofRow: row, in: content)
    }
  }

  /// Returns a fresh cell of a row, laid out as high as asked; `prepare` puts it in a state before.
  func cell(
    ofRow row: Int,
    in content: any ListContent,
    height: Double,
    prepare: (UITableViewCell) -> Void = { _ in }
  ) -> UITableViewCell? {
    counted {
      table.rowHeight = CGFloat(height)
      show(row, of: content)
      guard let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) else { return nil }
      prepare(cell)
      renderer.renderFrame()
      // What is wrong with what it queued is said of the list's own cells, which queue the same.
      _ = ListCatalogue.queuedWork?.drain()
      return cell
    }
  }

  /// Displays what has changed since the last frame.
  func display() { counted { renderer.renderFrame() } }

  /// Returns what is seen of a cell.
  func elements(of cell: UITableViewCell) -> [VisibleElement] { inspector.elements(of: cell) }

  /// Returns what is seen of a cell, as what another one must show.
  func references(of cell: UITableViewCell) -> [ReferenceElement] {
    elements(of: cell).enumerated()
      .map { ReferenceElement(field: "element \($0 + 1)", element: $1) }
  }

  /// Does what a list would not do by itself, apart from what the engine counts of the list.
  func counted<Value>(_ work: () -> Value) -> Value {
    let before = EngineCounters.now()
    let value = work()
    let done = EngineCounters.now() - before
    spent = spent.map { $0 + done } ?? done
    return value
  }

  private func show(_ row: Int, of content: any ListContent) {
    if self.content !== content {
      self.content = content
      fill =
        design.referenceWay == nil
        ? content.binding(by: way.name)?.fillAnew : content.referenceFill()
    }
    self.row = row
    table.reloadData()
    renderer.renderFrame()
  }
}

extension FreshCells: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content == nil ? 0 : 1
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = way.cellClass.unpooled()
    fill?(cell, row)
    return cell
  }
}

extension UITableViewCell {
  /// Creates a cell that belongs to no reuse pool.
  package static func unpooled() -> UITableViewCell {
    _registered(.default, identifier: nil)
  }
}
