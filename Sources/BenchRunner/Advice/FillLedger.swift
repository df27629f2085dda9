// SPDX-License-Identifier: Apache-2.0

import BenchHarness
@_spi(Headless) import HeadlessUIKit

struct FillCounts: Equatable {
  var recycledCount = 0
  var madeCount = 0
  /// The fills without a request to a pool.
  var unaskedCount = 0
  /// The bytes that fills of recycled cells asked for.
  var byteCount = 0
  /// Their retains, including those of strings and arrays.
  var retainCount = 0
  var laidOutCount = 0
  /// The fills in which a text was laid out, though no view was.
  var measuredCount = 0
  var contentViewCount = 0
  /// The fills in which a content view replaced one for another type of configuration.
  var replacedCount = 0
  /// The updates of configurations in fills of either kind.
  var updateCount = 0

  var count: Int { recycledCount + madeCount }
}

/// Counts the work from the table's request for a cell to the filled one.
///
/// Only fills of recycled cells are inspected: what a new cell makes it makes once.
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
