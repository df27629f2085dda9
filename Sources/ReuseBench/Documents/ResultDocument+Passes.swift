// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import BenchRunner
import BenchStatistics

extension ResultDocument.Interference {
  /// Finds what disturbed the processor pass of a case; nil where one of its clocks was not read.
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
  /// Writes the answer of a search down.
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
  /// Writes the two paces of a case down; nil where a round took no time at all.
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
