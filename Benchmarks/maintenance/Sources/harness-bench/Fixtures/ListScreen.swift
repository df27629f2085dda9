// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchCells
import BenchStatistics
import Foundation
@_spi(Headless) import HeadlessUIKit

/// A table of `subtitle` cells on a screen of 375 x 812 points, filled by `mutation`; of `message`
/// cells if its rows decide on their own heights.
@MainActor final class ListScreen: NSObject, UITableViewDataSource {
  /// The table.
  let table = UITableView(frame: frame, style: .plain)
  private let window = UIWindow(frame: frame)
  private let renderer: FrameRenderer
  private let rows: any RowSource
  private let design: CellDesign
  private var generator = SeededGenerator(seed: 1)
  private var top = 0
  private var stepCount = 0

  private static let frame = CGRect(x: 0, y: 0, width: 375, height: 812)
  private static let identifier = "cell"
  private static let rowHeight = CellDesign.subtitle.rowHeight
  /// The rows that enter in a step.
  static let stepRows = 8
  /// The steps between two jumps.
  private static let stepsPerWindow = 8
  /// The rows that enter in a jump.
  static let visibleRows = 19

  /// Sets up a table over rows; nothing is loaded before the first frame.
  init(_ rows: any RowSource, isSelfSizing: Bool = false) {
    self.rows = rows
    design = isSelfSizing ? .message : .subtitle
    renderer = FrameRenderer(root: window)
    super.init()
    switch design.height {
    case .fixed(let height): table.rowHeight = height
    case .measured, .decided: table.estimatedRowHeight = design.height.nominal
    }
    table.register(
      design.cellClass(for: .mutation),
      forCellReuseIdentifier: Self.identifier
    )
    table.dataSource = self
    window.addSubview(table)
  }

  /// Rows of the generated dataset, made beforehand.
  static func storedRows(count: Int) -> StoredRows {
    let generated = GeneratedRows(count: count, seed: 1)
    return StoredRows(ContiguousArray((0..<count).map(generated.row)))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    if let cell = cell as? ScenarioCell { cell.fill(with: rows.row(at: indexPath.row)) }
    return cell
  }

  /// Renders one frame at the place that was chosen.
  func render() {
    table.contentOffset = CGPoint(x: 0, y: Double(top) * Self.rowHeight)
    renderer.renderFrame()
  }

  /// Renders one frame and checks that so many rows came in, each with a cell filled anew.
  func renderChecked(entering count: Int) {
    let before = EngineCounters.configuredCellCount
    render()
    let entered = EngineCounters.configuredCellCount - before
    precondition(entered == count, "The frame takes in \(count) rows, found \(entered).")
  }

  /// Chooses the place three rows up or down from the last one, in turns.
  func chooseTurn() {
    top += stepCount.isMultiple(of: 2) ? 3 : -3
    stepCount += 1
  }

  /// Lets the table prepare cells of the rows ahead, all that it looks ahead for.
  func prepareCells() {
    renderer.prepareCells(untilNanoseconds: .max / 2)
  }

  /// Chooses a place anywhere, of which no row is on the screen.
  func chooseJump() {
    let last = rows.count - Self.visibleRows
    let former = top
    while abs(top - former) <= Self.visibleRows { top = generator.nextInt(below: last + 1) }
  }

  /// Chooses the next step of eight rows; after eight steps a window elsewhere is gone to first.
  func chooseStep() {
    if stepCount % Self.stepsPerWindow == 0 {
      let room = Self.visibleRows + Self.stepRows * Self.stepsPerWindow
      top = generator.nextInt(below: rows.count - room + 1)
      render()
    }
    stepCount += 1
    top += Self.stepRows
  }
}

/// A table of very many sections of one row, for what loading them costs.
@MainActor final class SectionScreen: NSObject, UITableViewDataSource {
  /// The table.
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), style: .plain)
  private let sectionCount: Int

  /// Sets up a table over so many sections; nothing is loaded before the first look.
  init(sectionCount: Int) {
    self.sectionCount = sectionCount
    super.init()
    table.rowHeight = 44
    table.dataSource = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { sectionCount }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// A data source that is told which rows come and has nothing to fetch.
@MainActor final class SilentPrefetch: NSObject, UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
