// SPDX-License-Identifier: Apache-2.0

import BenchHarness
@_spi(Headless) import HeadlessUIKit

/// What fills of cells came to, added up.
struct FillCounts: Equatable {
  /// The fills of cells that were used before.
  var recycledCount = 0
  /// The fills that came with a new cell.
  var madeCount = 0
  /// Those of them for which no pool was asked.
  var unaskedCount = 0
  /// The bytes that fills of recycled cells asked for.
  var byteCount = 0
  /// Their retains, of strings and arrays too.
  var retainCount = 0
  /// Those in which views were laid out.
  var laidOutCount = 0
  /// Those in which a text was laid out, though no view was.
  var measuredCount = 0
  /// Those in which a content view was made.
  var contentViewCount = 0
  /// Those in which a content view took the place of one for another type of configuration.
  var replacedCount = 0
  /// The updates of configurations in fills of either kind.
  var updateCount = 0

  /// All fills.
  var count: Int { recycledCount + madeCount }
}

/// Counts what is done from the table's question for a cell to the filled one.
///
/// Only fills of cells that were used before are looked into: what a new cell makes it makes once.
@MainActor final class FillLedger: FrameObserver {
  let observesCells = true
  private(set) var counts = FillCounts()

  private var calls = CallCounts()
  private var engine = EngineCounters.now()

  func frameDidEnter(_ phase: FramePhase) {}
  func frameDidEnd() {}
  func cellDidDequeue(isReused: Bool) {}

  func cellWillPrepare() {
    engine = EngineCounters.now()
    TypeTally.begin()
    calls = CallCounts.now()
  }

  func cellDidConfigure() {
    let called = CallCounts.now() - calls
    TypeTally.pause()
    let done = EngineCounters.now() - engine
    let isMade = done["cellsCreated"] > 0
    TypeTally.end(keeps: !isMade)
    counts.updateCount += done["configurationUpdates"]
    guard !isMade else {
      counts.madeCount += 1
      if done["cellsDequeued"] == 0 { counts.unaskedCount += 1 }
      return
    }
    counts.recycledCount += 1
    counts.byteCount += called.allocatedBytes
    counts.retainCount += called.retainCount + called.bridgeRetainCount
    if done["layoutPasses"] > 0 {
      counts.laidOutCount += 1
    } else if done["textLayouts"] > 0 {
      counts.measuredCount += 1
    }
    if done["contentViewsMade"] > 0 { counts.contentViewCount += 1 }
    if done["contentViewsReplaced"] > 0 { counts.replacedCount += 1 }
  }
}
