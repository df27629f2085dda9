// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import Foundation
@_spi(Headless) import HeadlessUIKit

/// What was counted of the frames of one round.
@MainActor struct RoundFacts {
  /// The fills of all frames.
  var fills = FillCounts()
  /// What the cells hold.
  var holdings = HoldingLedger()
  /// The updates of configurations, in fills and after them.
  var updateCount = 0
  /// The cells that were asked of the table, in fills and elsewhere.
  var dequeuedCount = 0
  /// How often a row came into view.
  var enteringCount = 0
  /// The most rows that were in view at once.
  var mostVisible = 0
  /// The measured frames.
  var frameCount = 0
  /// Those in which all rows were filled again that were in view before.
  var refilledFrameCount = 0
  /// The fills of rows that were in view before, or that did not come into view.
  var excessFillCount = 0
  /// The height that each row came to, over the one that it was taken for.
  var heightRatios: [IndexPath: Double] = [:]

  /// Renders a frame, and takes down what it did.
  mutating func note(
    _ frame: () -> Void,
    of table: UITableView,
    _ ledger: FillLedger,
    isMeasured: Bool
  ) {
    let before = Set(table.indexPathsForVisibleRows ?? [])
    let filled = ledger.counts.count
    let engine = EngineCounters.now()
    frame()
    let done = EngineCounters.now() - engine
    updateCount += done["configurationUpdates"]
    dequeuedCount += done["cellsDequeued"]
    let after = Set(table.indexPathsForVisibleRows ?? [])
    let entering = after.subtracting(before).count
    enteringCount += entering
    mostVisible = max(mostVisible, after.count)
    holdings.note(table)
    noteHeights(table)
    let excess = ledger.counts.count - filled - entering
    excessFillCount += max(0, excess)
    guard isMeasured else { return }
    frameCount += 1
    let staying = after.count - entering
    if staying > 0, excess >= staying { refilledFrameCount += 1 }
  }

  /// Takes down how far rows are from the heights that they were taken for.
  private mutating func noteHeights(_ table: UITableView) {
    table.forEachVisibleRow { path, cell in
      guard heightRatios[path] == nil else { return }
      let presumed = Double(table.presumedHeight(at: path))
      let height = Double(cell.frame.height)
      heightRatios[path] = presumed > 0 && height > 0 ? height / presumed : 1
    }
  }
}

/// What was made in the fills of a round.
struct MadeFacts {
  /// The classes of which something was made.
  var classes: [(type: AnyClass, count: TypeTally.Count)] = []
  /// The files that were opened.
  var openedFiles = TypeTally.Count(count: 0, stretchCount: 0)
  /// Whether there was room for all types.
  var isComplete = true

  /// Takes the tally as it stands.
  static func now() -> MadeFacts {
    MadeFacts(
      classes: TypeTally.classes,
      openedFiles: TypeTally.openedFiles,
      isComplete: !TypeTally.isFull
    )
  }
}

/// What it takes to say how many rows there are, asked of a data source that has said it before.
struct CountFacts: Equatable {
  var byteCount = 0
  var retainCount = 0

  /// Asks for the sections and for the rows of the first one, twice: what is kept is kept by the second
  /// time.
  @MainActor static func asking(_ table: UITableView) -> CountFacts {
    guard let source = table.dataSource else { return CountFacts() }
    var before = CallCounts()
    for _ in 0..<2 {
      before = CallCounts.now()
      if source.numberOfSections(in: table) > 0 {
        _ = source.tableView(table, numberOfRowsInSection: 0)
      }
    }
    let called = CallCounts.now() - before
    return CountFacts(
      byteCount: called.allocatedBytes,
      retainCount: called.retainCount + called.bridgeRetainCount
    )
  }
}

/// How often a delegate was asked for a height that it had said before, and measured a text for it.
struct HeightFacts: Equatable {
  var askedCount = 0
  var measuredCount = 0

  /// Asks for the heights of the rows in view, twice: what is kept is kept by the second time.
  @MainActor static func asking(_ table: UITableView) -> HeightFacts {
    var facts = HeightFacts()
    guard let delegate = table.delegate else { return facts }
    let paths = table.indexPathsForVisibleRows ?? []
    for path in paths { _ = delegate.tableView(table, heightForRowAt: path) }
    for path in paths {
      let before = EngineCounters.now()["textLayouts"]
      TypeTally.clear()
      TypeTally.begin()
      let height = delegate.tableView(table, heightForRowAt: path)
      TypeTally.end(keeps: true)
      guard height != UITableView.automaticDimension else { continue }
      facts.askedCount += 1
      let isMeasured =
        EngineCounters.now()["textLayouts"] > before
        || TypeTally.classes.contains { $0.type is NSAttributedString.Type }
      if isMeasured { facts.measuredCount += 1 }
    }
    return facts
  }
}
