// SPDX-License-Identifier: Apache-2.0

import BenchCases

extension DurationEstimate.Block {
  /// What a block takes of each cell, over 1,000 rows with the baseline: the microseconds of
  /// `scroll.steady`, its frames, and the microseconds of `load.first-frame`, where every text and
  /// picture is new.
  ///
  /// Measured with `reuse-bench run --suite smoke --cell CELL --strategy mutation` on 2 virtual
  /// processors of an AMD EPYC, 2026-11-21: medians of a frame, times the frames of a block. Only
  /// how they stand to each other matters.
  private static let cells: [String: (steady: Double, frameCount: Double, load: Double)] = [
    "subtitle": (750, 64, 1_850),
    "news": (1_150, 128, 30_000),
    "setting": (1_900, 64, 2_700),
    "message": (1_600, 88, 12_500),
    "card": (1_650, 192, 23_500),
    "heavy": (3_400, 168, 25_000),
  ]

  /// What stands for a cell that is not in the table: about the middle of it.
  private static let anyCell = (steady: 1_600.0, frameCount: 128.0, load: 12_500.0)

  /// What a block of a workload takes over one of `scroll.steady`, its time and its frames, from runs
  /// of the full suite on the same machine.
  private static func factors(of workload: Workload) -> (time: Double, frames: Double) {
    switch workload {
    case .steady, .oscillate: (1, 1)
    case .ladder, .sizing: (0.6, 1)
    case .fling: (1.9, 5.3)
    case .jump: (0.9, 0.4)
    case .state: (0.2, 0.5)
    case .reconfigure: (0.7, 0.5)
    case .update(.reloadData, _): (1.6, 1)
    case .update: (1, 1)
    case .floor: (0.005, 1)
    case .load, .diff: (1, 0.4)
    }
  }

  /// The microseconds that a block takes for each row of a snapshot, and for each item of a list.
  private static let microsecondsPerRow = (snapshot: 2.3, list: 0.04)

  /// What a block of a group typically takes: the same on every machine.
  @MainActor init(typicalOf group: CaseGroup) {
    let cell = Self.cells[group.cell] ?? Self.anyCell
    let factors = Self.factors(of: group.workload)
    let rowCount = Double(group.rowCount)
    let microseconds =
      switch group.workload {
      case .load: cell.load
      case .diff: rowCount * Self.microsecondsPerRow.list
      case .update(.snapshot, _): cell.steady + rowCount * Self.microsecondsPerRow.snapshot
      default: cell.steady * factors.time
      }
    self.init(
      nanoseconds: Int((microseconds * 1_000).rounded()),
      frameCount: Int(max(1, (cell.frameCount * factors.frames).rounded()))
    )
  }
}
