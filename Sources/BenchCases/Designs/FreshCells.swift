// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
@_spi(Headless) package import HeadlessUIKit

/// Creates never used cells, each in a table of the list's width with one row, as references for recycled cells.
@MainActor final class FreshCells: NSObject {
  private let design: CellDesign
  /// The way to fill cells: a strategy's, or the list's reference cell; never read where lists are compared.
  private lazy var way = design.referenceWay ?? design.way(of: strategy)
  private let strategy: CaseStrategy
  private let window: UIWindow
  private let table: UITableView
  private let renderer: FrameRenderer
  private var inspector = CellInspector()
  /// The fill of the current content, and the number of the row.
  private var fill: CellFill?
  private var content: (any ListContent)?
  private var row = 0
  /// The engine's work for fresh cells so far, which is not the list's.
  private(set) var spent: EngineCounters?

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

  private func wantedHeight(ofRow row: Int, in content: any ListContent) -> Double {
    counted {
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = CGFloat(design.height.nominal)
      show(row, of: content)
      return Double(table.rectForRow(at: IndexPath(row: 0, section: 0)).height)
    }
  }

  /// Returns the height of a row: the design's, or the fitting height of a fresh cell.
  func height(ofRow row: Int, in content: any ListContent) -> Double {
    switch design.height {
    case .fixed(let height): height
    case .decided(_, let height): height(row)
    case .measured:
      content.referenceHeight(ofRow: row) ?? wantedHeight(ofRow: row, in: content)
    }
  }

  /// Returns a fresh cell of a row with the given height; `prepare` sets its state first.
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
      // Faults of queued work are reported for the list's own cells, which queue the same.
      _ = ListCatalogue.queuedWork?.drain()
      return cell
    }
  }

  func display() { counted { renderer.renderFrame() } }

  func elements(of cell: UITableViewCell) -> [VisibleElement] { inspector.elements(of: cell) }

  func references(of cell: UITableViewCell) -> [ReferenceElement] {
    elements(of: cell).enumerated()
      .map { ReferenceElement(field: "element \($0 + 1)", element: $1) }
  }

  /// Runs work whose engine counts are not the list's.
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
  package static func unpooled() -> UITableViewCell { _registered(.default, identifier: nil) }
}
