// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import Foundation
@_spi(Headless) import HeadlessUIKit

@MainActor struct RoundFacts {
  var fills = FillCounts()
  var holdings = HoldingLedger()
  /// The updates of configurations, in fills and after them.
  var updateCount = 0
  /// The dequeued cells, in fills and elsewhere.
  var dequeuedCount = 0
  var enteringCount = 0
  var mostVisible = 0
  var frameCount = 0
  /// The frames in which all rows that stayed in view were filled again.
  var refilledFrameCount = 0
  /// The fills of rows that were in view before, or that did not come into view.
  var excessFillCount = 0
  /// The ratio of each row's height to its estimate.
  var heightRatios: [IndexPath: Double] = [:]

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

  private mutating func noteHeights(_ table: UITableView) {
    table.forEachVisibleRow { path, cell in
      guard heightRatios[path] == nil else { return }
      let presumed = Double(table.presumedHeight(at: path))
      let height = Double(cell.frame.height)
      heightRatios[path] = presumed > 0 && height > 0 ? height / presumed : 1
    }
  }
}

struct MadeFacts {
  var classes: [(type: AnyClass, count: TypeTally.Count)] = []
  var openedFiles = TypeTally.Count(count: 0, stretchCount: 0)
  var isComplete = true

  static func now() -> MadeFacts {
    MadeFacts(
      classes: TypeTally.classes,
      openedFiles: TypeTally.openedFiles,
      isComplete: !TypeTally.isFull
    )
  }
}

/// The cost of a repeated request for the number of rows.
struct CountFacts: Equatable {
  var byteCount = 0
  var retainCount = 0

  /// Asks for the sections and for the rows of the first one, twice, so that cached answers are cached.
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

/// The repeated requests for heights, and those among them that measured a text.
struct HeightFacts: Equatable {
  var askedCount = 0
  var measuredCount = 0

  /// Asks for the heights of the rows in view, twice, so that cached answers are cached.
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
