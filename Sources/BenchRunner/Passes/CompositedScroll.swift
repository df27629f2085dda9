// SPDX-License-Identifier: Apache-2.0

public import BenchCases
public import BenchHarness
import Foundation
@_spi(Headless) package import HeadlessUIKit

/// A scroll on a display that moves the content by itself, whether the table's frame is ready or not.
///
/// At each vsync the display shows the cells of the last frame that was done in time, at the current offset; uncovered
/// parts are blank. A frame begins when the one before it has appeared and is made for the offset of its first vsync;
/// late by d vsyncs, it appears d vsyncs later, where the viewport has moved beyond it. UIKit on a phone holds the
/// content still instead, so this is a "what if", as in lists whose scrolling runs apart from their layout. Formula: Σ
/// blank points · vsync period, in points times milliseconds. Failure mode: cells that are laid out beyond the viewport
/// do not count as covering anything.
@MainActor public struct CompositedScroll {
  public let budget: FrameBudget
  /// The offset at each vsync; the first frame is made before them.
  public let offsets: [Double]
  /// True if the frames' spare time goes into cells of the rows ahead.
  public let preparesCells: Bool

  public init(budget: FrameBudget, offsets: [Double], preparesCells: Bool) {
    self.budget = budget
    self.offsets = offsets
    self.preparesCells = preparesCells
  }

  /// Returns the offsets of a slow drag and a fling of steady velocity in points per millisecond, at 60 Hz.
  public static func fling(velocity: Double, vsyncCount: Int, dragVsyncCount: Int = 0) -> [Double] {
    let dragged = (0...dragVsyncCount).map(Double.init)
    let step = velocity * 1_000 / 60
    let origin = dragged[dragVsyncCount]
    return dragged + (1...max(1, vsyncCount)).map { origin + step * Double($0) }
  }

  /// Plays the scroll.
  ///
  /// - Throws: ``HarnessError`` for a frame longer than can be judged.
  public func play(_ list: ModelledList) throws -> Outcome {
    let table = list.table
    let before = EngineCounters.now()
    list.render(atOffset: offsets.first ?? 0)
    var outcome = Outcome()
    var works: [Int] = []
    var covered = BlankArea.covered(by: table)
    var carried: Int64 = 0
    var vsync = 1
    while vsync < offsets.count {
      let start = list.clock.nowNanoseconds
      list.render(atOffset: offsets[vsync])
      let work = Int(list.clock.nowNanoseconds - start + carried)
      let missed = budget.missedVsyncCount(workNanoseconds: work)
      let next = BlankArea.covered(by: table)
      for late in 0...missed where vsync + late < offsets.count {
        note(late < missed ? covered : next, at: offsets[vsync + late], table, &outcome)
      }
      works.append(work)
      covered = next
      let deadline =
        start - carried
        + Int64(budget.vsyncNanoseconds(missed) + budget.deadlineNanoseconds)
      if preparesCells {
        list.renderer.prepareCells(untilNanoseconds: deadline, clock: list.clock)
      }
      // The first cell of a kind cannot be bounded: the next frame begins late by its overrun.
      carried = preparesCells ? max(0, list.clock.nowNanoseconds - deadline) : 0
      vsync += missed + 1
    }
    outcome.metrics = try FrameMetrics(workNanoseconds: works, budget: budget)
    outcome.counters = EngineCounters.now() - before
    return outcome
  }

  private func note(
    _ covered: ClosedRange<Double>,
    at offset: Double,
    _ table: UITableView,
    _ outcome: inout Outcome
  ) {
    let blank = BlankArea.points(
      atOffset: offset,
      height: Double(table.bounds.height),
      contentHeight: Double(table.contentSize.height),
      covered: covered
    )
    outcome.blankPointMilliseconds += blank * Double(budget.vsyncNanoseconds(1)) / 1e6
    outcome.largestBlankPoints = max(outcome.largestBlankPoints, blank)
  }
}

extension CompositedScroll {
  public struct Outcome {
    /// Blank points of the viewport's height times the milliseconds that they were blank.
    public internal(set) var blankPointMilliseconds = 0.0
    /// The most blank points at a vsync; at most the viewport's height.
    public internal(set) var largestBlankPoints = 0.0
    /// The frame metrics; nil if there was no frame after the first.
    public internal(set) var metrics: FrameMetrics?
    package internal(set) var counters: EngineCounters?

    /// The share of the prepared cells that were not shown; nil if none was prepared.
    public var wasteRatio: Double? {
      guard let counters, counters["cellsPrepared"] > 0 else { return nil }
      let shown = Double(counters["preparedCellsShown"])
      return 1 - shown / Double(counters["cellsPrepared"])
    }
  }
}
