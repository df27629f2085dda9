// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A real table on the screen, filled by the cells of one strategy, through which scripts are played.
@MainActor final class PlayTable: NSObject, UITableViewDataSource {
  /// The seed of the rows: that of the suite's dataset `generated`.
  nonisolated static let rowSeed: UInt64 = 1

  private static let identifier = "cell"

  /// What the data source does beside filling cells.
  private enum Pass {
    /// Nothing.
    case plain
    /// It times each cell from after the dequeue until it is filled.
    case timed
    /// It adds up what each cell is asked to write.
    case counted
  }

  private let group: PlayGroup
  private let strategy: FillStrategy
  private let table: UITableView
  private let driver: FrameDriver
  private let source: GeneratedRows
  private var firstRow = 0
  private var rows: [Row] = []
  private var pass = Pass.plain
  private var configuredCount = 0
  private var configureNanoseconds = 0
  private var tally = WriteTally()

  /// Puts a table that a strategy fills on the screen.
  init(
    _ group: PlayGroup,
    _ strategy: FillStrategy,
    cellClass: ScenarioCell.Type,
    in host: UIView,
    driver: FrameDriver
  ) {
    self.group = group
    self.strategy = strategy
    self.driver = driver
    source = GeneratedRows(count: group.rowCount, seed: Self.rowSeed)
    table = UITableView(frame: Viewport.frame, style: .plain)
    super.init()
    table.rowHeight = CGFloat(group.cell.rowHeight)
    table.estimatedRowHeight = 0
    table.contentInsetAdjustmentBehavior = .never
    table.isPrefetchingEnabled = false
    table.register(cellClass, forCellReuseIdentifier: Self.identifier)
    table.dataSource = self
    table.isHidden = true
    host.addSubview(table)
  }

  /// Calls a function while the table is to be seen; otherwise it is hidden, and does nothing.
  func alone<Answer>(_ body: () -> Answer) -> Answer {
    table.isHidden = false
    defer { table.isHidden = true }
    return body()
  }

  /// Takes the table off the screen.
  func remove() {
    table.removeFromSuperview()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    group.rowCount
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = row(at: indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    configuredCount += 1
    switch pass {
    case .plain: (cell as? ScenarioCell)?.fill(with: row)
    case .timed:
      let start = MonotonicClock.nowNanoseconds()
      (cell as? ScenarioCell)?.fill(with: row)
      configureNanoseconds += MonotonicClock.nowNanoseconds() - start
    case .counted:
      tally.note(cell, row: row, strategy, fields: group.cell.fields)
      (cell as? ScenarioCell)?.fill(with: row)
    }
    return cell
  }

  /// Returns what a row holds now.
  private func row(at number: Int) -> Row {
    let position = number - firstRow
    return rows.indices.contains(position) ? rows[position] : source.row(at: number)
  }
}

/// What a batch of configures took.
struct ConfigureBatch: Equatable {
  /// From after the dequeue to the filled cell, over all cells, in nanoseconds.
  var nanoseconds = 0
  /// How many cells were filled.
  var cellCount = 0
}

/// What a script left to see and had written.
struct PlayRecord {
  /// What the visible cells showed after each measured frame.
  var frames: [[CellContent]] = []
  /// How many cells were filled in measured frames.
  var configuredCount = 0
  /// How many properties were asked to be written in them; nil where that is not known.
  var writeCount: Int?
}

extension PlayTable {
  /// Plays the frames that make the cells.
  func open(_ script: PlayScript) {
    tally = WriteTally()
    pass = .counted
    defer { pass = .plain }
    // A table has to know its rows before it can be scrolled past the first ones.
    driver.finishFrame()
    for step in script.opening { play(step) }
  }

  /// Plays the script and returns the time of each measured frame, in nanoseconds.
  func timeFrames(_ script: PlayScript) -> [Int] {
    var times: [Int] = []
    times.reserveCapacity(script.steps.count)
    for step in script.steps {
      prepare(step)
      let start = MonotonicClock.nowNanoseconds()
      show(step)
      let elapsed = MonotonicClock.nowNanoseconds() - start
      if step.isMeasured { times.append(elapsed) }
    }
    return times
  }

  /// Plays the script and returns the time of the configures in its measured frames.
  ///
  /// What the readings of the clock themselves take is still in it.
  func timeConfigures(_ script: PlayScript) -> ConfigureBatch {
    configureNanoseconds = 0
    var cellCount = 0
    for step in script.steps {
      pass = step.isMeasured ? .timed : .plain
      configuredCount = 0
      play(step)
      if step.isMeasured { cellCount += configuredCount }
    }
    pass = .plain
    return ConfigureBatch(nanoseconds: configureNanoseconds, cellCount: cellCount)
  }

  /// Plays the script and notes what its measured frames show and have written.
  ///
  /// To be played before the other passes on a table: it has to know what each cell showed before.
  func record(_ script: PlayScript) -> PlayRecord {
    var record = PlayRecord()
    tally.beginScript()
    pass = .counted
    for step in script.steps {
      tally.begin(isMeasured: step.isMeasured)
      play(step)
      guard step.isMeasured else { continue }
      record.frames.append(visibleContent())
    }
    pass = .plain
    record.configuredCount = tally.configuredCount
    record.writeCount = tally.writeCount
    return record
  }

  private func play(_ step: PlayScript.Step) {
    prepare(step)
    show(step)
  }

  private func prepare(_ step: PlayScript.Step) {
    firstRow = step.firstRow
    rows = step.rows
  }

  /// Has the table take in a step and finishes the frame.
  private func show(_ step: PlayScript.Step) {
    if step.isReconfigure {
      UIView.performWithoutAnimation {
        table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
      }
    } else {
      table.contentOffset = CGPoint(x: 0, y: step.offset)
    }
    driver.finishFrame()
  }

  /// What the visible cells show, in the order of their rows.
  private func visibleContent() -> [CellContent] {
    (table.indexPathsForVisibleRows ?? [])
      .compactMap { path in
        table.cellForRow(at: path).map { CellContent(of: $0, row: path.row) }
      }
  }
}

/// How many properties a strategy is asked to write, by what each cell showed before.
private struct WriteTally {
  /// How many cells were filled in measured frames.
  private(set) var configuredCount = 0
  /// How many properties they were asked to write; nil once that is not known.
  private(set) var writeCount: Int? = 0

  private var shown: [ObjectIdentifier: Row] = [:]
  private var isMeasured = false

  /// Begins to count anew, in cells that show what they showed.
  mutating func beginScript() {
    configuredCount = 0
    writeCount = 0
  }

  /// Begins a frame.
  mutating func begin(isMeasured: Bool) {
    self.isMeasured = isMeasured
  }

  /// Notes that a cell is about to be filled from a row.
  mutating func note(
    _ cell: UITableViewCell,
    row: Row,
    _ strategy: FillStrategy,
    fields: [RowField]
  ) {
    let former = shown.updateValue(row, forKey: ObjectIdentifier(cell))
    guard isMeasured else { return }
    configuredCount += 1
    // What a new cell writes depends on how its views begin, which nobody here has looked at.
    guard let former, let count = strategy.writeCount(from: former, to: row, fields: fields) else {
      writeCount = nil
      return
    }
    writeCount = writeCount.map { $0 + count }
  }
}
