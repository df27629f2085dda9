// SPDX-License-Identifier: Apache-2.0

package import BenchCases
import BenchHarness
package import BenchResults
package import BenchStatistics

extension GroupOutcome {
  /// Returns the ratio of a strategy's costs in a phase to the baseline's, paired by round; nil if there is an
  /// obstacle.
  package func ratio(
    of strategy: CaseStrategy,
    in phase: ResultDocument.Phase
  ) throws(StatisticsError) -> PairedLogRatio? {
    guard obstacle(to: strategy, in: phase) == nil else { return nil }
    switch phase {
    case .configure: return try configureRatio(of: strategy)
    case .frame: return try frameRatio(of: strategy)
    }
  }

  /// Returns the reason why a strategy has no ratio in a phase, as a clause.
  func obstacle(to strategy: CaseStrategy, in phase: ResultDocument.Phase) -> String? {
    guard let outcome = outcome(of: strategy), let baseline = baseline(of: strategy) else {
      return "\(group.baseline.rawValue) was not measured beside it"
    }
    if phase == .configure, group.design.isScreen {
      return
        "the data source of a screen finds and fills its cells, and neither can be told from the other"
    }
    return makingObstacle(to: strategy, in: phase) ?? baseline.obstacle(to: phase)
      ?? outcome.obstacle(to: phase)
  }

  /// Returns the reason why configure costs do not compare where each cell is new, as a clause.
  func makingObstacle(to strategy: CaseStrategy, in phase: ResultDocument.Phase) -> String? {
    guard phase == .configure, group.workload == .load,
      group.design.makesViewsInFill(strategy) != group.design.makesViewsInFill(group.baseline)
    else { return nil }
    return "each cell is new, and gets its views in the fill, where those of "
      + "\(group.baseline.rawValue) are made with the cell: the frame holds both"
  }
}

extension CaseOutcome {
  /// True if each round has a figure, as another process may have omitted some; without filled cells there are frames
  /// alone.
  package var isWhole: Bool {
    let rounds = samples.roundFrameNanoseconds?.count ?? 0
    let (batches, unfilled) = (samples.batches, samples.unfilledBatches)
    return rounds > 0 && batches.nanoseconds.count == batches.cellCounts.count
      && (batches.nanoseconds.isEmpty || batches.nanoseconds.count == rounds)
      && unfilled.map { $0.nanoseconds.count == batches.nanoseconds.count } ?? true
  }

  /// Returns true if each round has a time in a phase: of the configure phase the whole.
  package func hasTimes(of phase: ResultDocument.Phase) -> Bool {
    switch phase {
    case .configure: !phaseCosts.isEmpty && phaseCosts.allSatisfy { $0 > 0 }
    case .frame: frameCosts.allSatisfy { $0 > 0 }
    }
  }

  /// Returns the reason why a phase has no cost in some round, as a clause.
  func obstacle(to phase: ResultDocument.Phase) -> String? {
    guard hasTimes(of: phase) else {
      let cells = samples.configureBatchCounts
      return phase == .frame || cells.allSatisfy { $0 > 0 } && !cells.isEmpty
        ? "a round of \(strategy.rawValue) took no time by the clock"
        : "there are rounds in which no cell is configured"
    }
    guard phase == .configure else { return nil }
    guard let unfilled = samples.unfilledBatches?.costs, unfilled.count == phaseCosts.count else {
      return "the phase of no-op fills was not measured"
    }
    guard let round = configureCosts.firstIndex(where: { $0 <= 0 }) else { return nil }
    let figures = [phaseCosts[round], unfilled[round]].map { "\(($0 * 10).rounded() / 10) ns" }
    return "round \(round + 1) of \(strategy.rawValue) took no longer than its no-op fills: "
      + "\(figures[0]) a cell against \(figures[1])"
  }
}

extension ResultDocument.Interference {
  /// Finds disturbances of the processor pass of a case; nil if one of its clocks was not read.
  init?(_ outcome: CaseOutcome) {
    guard outcome.processorWallNanoseconds.count == outcome.samples.frameCPUNanoseconds.count,
      !outcome.samples.frameCPUNanoseconds.isEmpty
    else { return nil }
    let interference = Interference(
      wallNanoseconds: outcome.processorWallNanoseconds,
      processorNanoseconds: outcome.samples.frameCPUNanoseconds,
      rule: InterferenceRule(processorStepNanoseconds: ThreadClock.resolutionNanoseconds)
    )
    self.init(
      frameCount: interference.frameCount,
      frames: interference.indexes,
      notRunningNanoseconds: interference.notRunningNanoseconds,
      wallFrames: outcome.disturbedFrames
    )
  }
}

extension ResultDocument.Velocity {
  init(_ answer: VelocitySearch.Answer, display: SimulatedDisplay) {
    let outcome: ResultDocument.VelocityOutcome
    var low: Double?
    var high: Double?
    switch answer.outcome {
    case .bounded(let slower, let faster):
      outcome = .bounded
      low = slower
      high = faster
    case .unbounded: outcome = .unbounded
    case .belowStart: outcome = .belowStart
    }
    self.init(
      outcome: outcome,
      low: low,
      high: high,
      saturation: answer.tried.last?.velocity ?? 0,
      isMonotonic: answer.isMonotonic,
      contradictions: answer.inversions.map {
        "\(Int($0.failed)) pt/s did not hold, and \(Int($0.held)) pt/s did"
      },
      trialCount: answer.tried.reduce(0) { $0 + $1.trials.count },
      label: display.label
    )
  }
}

extension ResultDocument.PaceRatio {
  /// Records both paces of a case; nil if a round took no time at all.
  init?(_ outcome: PaceOutcome, id: String) {
    let ratio: PairedLogRatio
    do throws(StatisticsError) {
      ratio = try outcome.ratio()
    } catch {
      return nil
    }
    let wakeUps = outcome.wakeUpNanoseconds.sorted()
    self.init(
      id: id,
      rounds: ratio.pairCount,
      framesPerRound: outcome.frameCount,
      ratio: ratio.estimate,
      low: ratio.low,
      high: ratio.high,
      tightNanoseconds: Self.perFrame(outcome.tightNanoseconds, outcome.frameCount),
      pacedNanoseconds: Self.perFrame(outcome.pacedNanoseconds, outcome.frameCount),
      wakeUpP50Nanoseconds: wakeUps.isEmpty ? nil : wakeUps[wakeUps.count / 2],
      wakeUpMaxNanoseconds: wakeUps.last
    )
  }

  private static func perFrame(_ sums: [Int], _ frameCount: Int) -> Int {
    sums.sorted()[sums.count / 2] / max(1, frameCount)
  }
}
