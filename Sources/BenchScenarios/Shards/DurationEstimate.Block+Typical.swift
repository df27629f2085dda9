// SPDX-License-Identifier: Apache-2.0

extension DurationEstimate.Block {
  /// The microseconds and frames of a block of `scroll.steady` over 1,000 rows with the baseline, by
  /// cell.
  ///
  /// Measured with `reuse-bench run --suite smoke --cell CELL --strategy mutation` on 2 virtual
  /// processors of an AMD EPYC, 2026-11-21: medians of a frame, times the frames of a block. Only
  /// how they stand to each other matters.
  private static let steady: [String: (microseconds: Double, frameCount: Double)] = [
    "subtitle": (750, 64),
    "news": (1_150, 128),
    "setting": (1_900, 64),
    "message": (1_600, 88),
    "card": (1_650, 192),
    "heavy": (3_400, 168),
  ]

  /// What stands for a cell that is not in the table: about the middle of it.
  private static let anyCell = (microseconds: 1_600.0, frameCount: 128.0)

  /// What a block of another workload takes over one of `scroll.steady`, from the same run: its time
  /// and its frames.
  private static func factors(of workload: Workload) -> (time: Double, frames: Double) {
    switch workload {
    case .steady, .oscillate, .ladder: (1, 1)
    case .fling: (1.9, 5.3)
    case .jump: (0.9, 0.4)
    case .sizing: (2, 1)
    case .state, .reconfigure: (0.7, 0.5)
    case .update: (1.5, 1)
    case .load: (2.3, 0.4)
    case .floor: (0.005, 1)
    case .diff: (1, 0.05)
    }
  }

  /// The microseconds of one comparison of lists (design figures: W-A 0.6 ms, W-B 20 ms), which grow
  /// with the lists.
  private static let microsecondsPerItem = 0.2

  /// What a block of a group typically takes: the same on every machine.
  @MainActor init(typicalOf group: CaseGroup) {
    let cell = Self.steady[group.cell] ?? Self.anyCell
    let factors = Self.factors(of: group.workload)
    let frameCount = max(1, (cell.frameCount * factors.frames).rounded())
    var microseconds = cell.microseconds * factors.time
    if case .diff = group.workload {
      microseconds = Double(group.rowCount) * Self.microsecondsPerItem * frameCount
    }
    self.init(
      nanoseconds: Int((microseconds * 1_000).rounded()),
      frameCount: Int(frameCount)
    )
  }
}
