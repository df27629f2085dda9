// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchResults
import BenchRunner
import BenchStatistics

/// How the frames of a run are judged: the display, and what is done to their work before.
struct FrameJudgement {
  /// The budget of a frame.
  let budget: FrameBudget
  /// What measured work is multiplied by.
  let slowdown: Slowdown
  /// The rate at which counted instructions become time, where frames are modelled.
  let rate: ModelledRate?

  /// The display on which velocities are searched.
  var scrollingDisplay: SimulatedDisplay {
    SimulatedDisplay(budget: budget, clock: .timeLocked, cost: .measured(slowdown))
  }

  /// The figures of measured frames; nil where there are none to judge.
  ///
  /// A first frame is the whole of a `load`, and comes after no other: it has no hitches. Frames that
  /// something else disturbed are left out, and named in the document.
  func measured(_ outcome: CaseOutcome, _ workload: Workload) throws -> ResultDocument.FrameFigures?
  {
    guard workload.hasFrames else { return nil }
    let disturbed = Set(outcome.disturbedFrames)
    let readings = outcome.samples.frameWallNanoseconds.enumerated()
      .filter { $0.element >= 0 && !disturbed.contains($0.offset) }
    return try figures(readings.map(\.element), cost: .measured(slowdown))
  }

  /// The figures of modelled frames; nil where nothing is modelled.
  func modelled(_ outcome: CaseOutcome, _ workload: Workload) throws -> ResultDocument.FrameFigures?
  {
    guard let rate, workload.hasFrames, let counts = outcome.samples.frameInstructions else {
      return nil
    }
    return try figures(counts, cost: .modelled(rate))
  }

  private func figures(_ readings: [Int], cost: FrameCost) throws -> ResultDocument.FrameFigures? {
    let display = SimulatedDisplay(budget: budget, clock: .frameLocked, cost: cost)
    return try FrameMetrics(readings: readings, cost: cost, budget: budget)
      .map { ResultDocument.FrameFigures($0, label: display.label) }
  }
}

extension ResultDocument.FrameFigures {
  /// Writes metrics down.
  init(_ metrics: FrameMetrics, label: String) {
    var overruns = ["max": metrics.maximumOverrunNanoseconds]
    var utilisation = ["max": metrics.maximumUtilisation]
    for (name, quantile) in zip(["p50", "p90", "p95", "p99"], FrameMetrics.publishedQuantiles) {
      if let overrun = metrics.overrunNanoseconds(at: quantile).value { overruns[name] = overrun }
      if let share = metrics.utilisation(at: quantile).value { utilisation[name] = share }
    }
    self.init(
      label: label,
      deadlineNanoseconds: metrics.budget.deadlineNanoseconds,
      frameCount: metrics.frameCount,
      lateCount: metrics.lateCount,
      frozenCount: metrics.frozenCount,
      intervalCount: metrics.intervalCount,
      missedVsyncCount: metrics.missedVsyncCount,
      hitchTimeNanoseconds: metrics.hitchTimeNanoseconds,
      durationNanoseconds: metrics.durationNanoseconds,
      hitchRatio: metrics.hitchRatio,
      hitchBand: ResultDocument.HitchBand(metrics.hitchBand),
      latenessNanoseconds: metrics.latenessNanoseconds,
      longestLateStreak: metrics.longestLateStreak,
      droppedPercent: metrics.droppedPercent,
      worstSecondDroppedPercent: metrics.windows.worstPercent,
      p95SecondDroppedPercent: metrics.windows.p95Percent,
      isSecondPartial: metrics.windows.isPartial,
      overrunNanoseconds: overruns,
      utilisation: utilisation
    )
  }
}

extension ResultDocument.HitchBand {
  /// The document's word for a band.
  init(_ band: HitchBand) {
    switch band {
    case .good: self = .good
    case .warning: self = .warning
    case .critical: self = .critical
    }
  }
}
