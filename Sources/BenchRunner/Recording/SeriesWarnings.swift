// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
package import BenchResults
import BenchStatistics

/// Checks the series of a run's times for noise that makes figures less reliable than they look.
///
/// The many series need thresholds beyond chance.
package struct SeriesWarnings {
  /// The smallest drift over a case's rounds that is reported.
  private static let driftLimit = 0.05
  /// The rate at which one case may be called drifting by chance; it is shared by all cases.
  private static let driftRate = 0.01
  /// The rate at which chance makes rounds look correlated (``Autocorrelation``).
  private static let correlationRate = 0.01

  /// The overhead of two stamps, which a batch does not contain.
  private let emptyStampPairNanoseconds: Double

  package init(emptyStampPairNanoseconds: Double) {
    self.emptyStampPairNanoseconds = emptyStampPairNanoseconds
  }

  private var looked = 0
  private var drifting: [(identifier: String, change: Double, pValue: Double)] = []
  private var correlated: [String] = []
  private var bimodal: [String] = []
  private var bimodalLooked = 0
  /// Cases whose median configure by stamps exceeds the mean of the phase that contains it.
  private var contradictions: [(identifier: String, median: Int, mean: Double)] = []
  private var steppedReadingCount = 0
  private var leftOutCount = 0
  private var disturbed: (count: Int, of: Int, worst: String, worstCount: Int) = (0, 0, "", 0)

  package mutating func add(_ outcome: GroupOutcome) {
    for member in outcome.cases {
      let identifier = outcome.group.identifier(of: member.strategy)
      lookAtRounds(of: member, identifier)
      // Frames at one place of the path each place as many cells: only those are alike.
      if outcome.group.workload == .steady { lookAtModes(of: member, identifier) }
      lookAtInterference(of: member, identifier)
      lookAtStamps(of: member, identifier)
      steppedReadingCount += member.steppedReadingCount
      leftOutCount += member.disturbedFrames.count
    }
  }

  package var warnings: [ResultDocument.Warning] {
    [
      driftWarning, correlationWarning, modesWarning, interferenceWarning, leftOutWarning,
      clockWarning, stampWarning,
    ]
    .compactMap(\.self)
  }

  private mutating func lookAtRounds(of member: CaseOutcome, _ identifier: String) {
    let costs = member.frameCosts
    guard costs.count >= Drift.neededCount else { return }
    do throws(StatisticsError) {
      let drift = try Drift(costs)
      let correlation = try Autocorrelation(costs)
      looked += 1
      if let change = drift.relativeChange, change.magnitude > Self.driftLimit {
        drifting.append((identifier, change, drift.pValue))
      }
      if correlation.isCorrelated { correlated.append(identifier) }
    } catch {
      // Times are finite, and there are enough of them: nothing else is refused.
      preconditionFailure("The rounds of \(identifier) cannot be looked at: \(error)")
    }
  }

  private mutating func lookAtModes(of member: CaseOutcome, _ identifier: String) {
    let frames = stride(
      from: 0,
      to: member.samples.frameWallNanoseconds.count,
      by: Workload.steadyPeriod
    )
    .map { Double(member.samples.frameWallNanoseconds[$0]) }
    guard frames.count >= Bimodality.neededCount else { return }
    do throws(StatisticsError) {
      bimodalLooked += 1
      if try Bimodality(frames).isBimodal { bimodal.append(identifier) }
    } catch {
      preconditionFailure("The frames of \(identifier) cannot be looked at: \(error)")
    }
  }

  private mutating func lookAtInterference(of member: CaseOutcome, _ identifier: String) {
    guard let found = ResultDocument.Interference(member) else { return }
    disturbed.count += found.frames.count
    disturbed.of += found.frameCount
    if found.frames.count > disturbed.worstCount {
      disturbed.worst = identifier
      disturbed.worstCount = found.frames.count
    }
  }

  /// Compares the cell pass, without its stamps' overhead, with the batch pass, which contains it.
  private mutating func lookAtStamps(of member: CaseOutcome, _ identifier: String) {
    let cells = member.samples.configureBatchCounts.reduce(0, +)
    guard cells > 0, let stamps = SortedSamples(member.samples.configureNanoseconds) else { return }
    let mean = Double(member.samples.configureBatchNanoseconds.reduce(0, +)) / Double(cells)
    let median = stamps.nearestRankSample(.p50)
    if Double(median) - emptyStampPairNanoseconds > mean {
      contradictions.append((identifier, median, mean))
    }
  }

  /// The most cases that the warning names.
  private static let namedContradictions = 3

  private var stampWarning: ResultDocument.Warning? {
    guard !contradictions.isEmpty else { return nil }
    let worst = contradictions.sorted {
      Double($0.median) / $0.mean > Double($1.median) / $1.mean
    }
    let named = worst.prefix(Self.namedContradictions)
      .map { "\($0.identifier) (\($0.median) ns over \(Int($0.mean.rounded())) ns)" }
    let others = contradictions.count - named.count
    return ResultDocument.Warning(
      code: "stamps-over-phase",
      message:
        "the median configure by stamps exceeds the mean of the configure phase that contains "
        + "it in \(named.joined(separator: ", "))" + (others > 0 ? " and \(others) more" : "")
        + ": the cell rounds were slower than the batch rounds between which they stand; ratios come "
        + "from batches, and p50, p90, p99, share and over of these cases say too much"
    )
  }

  private var driftWarning: ResultDocument.Warning? {
    let rate = Self.driftRate / Double(max(1, looked))
    let sure = drifting.filter { $0.pValue < rate }
    guard let worst = sure.max(by: { $0.change.magnitude < $1.change.magnitude }) else {
      return nil
    }
    return ResultDocument.Warning(
      code: "drift",
      message: "frame times drifted over the rounds of \(sure.count) of \(looked) cases, most in "
        + "\(worst.identifier): \(Self.percent(worst.change)); ratios are paired by round and "
        + "hold, times may not"
    )
  }

  private var correlationWarning: ResultDocument.Warning? {
    guard Self.isBeyondChance(correlated.count, of: looked, rate: Self.correlationRate) else {
      return nil
    }
    return ResultDocument.Warning(
      code: "autocorrelation",
      message: "neighbouring rounds resemble each other in \(correlated.count) of \(looked) cases, "
        + "such as \(correlated[0]): intervals are narrower than they should be; something on the "
        + "machine lasts longer than a round"
    )
  }

  private var modesWarning: ResultDocument.Warning? {
    guard Self.isBeyondChance(bimodal.count, of: bimodalLooked, rate: Self.correlationRate) else {
      return nil
    }
    return ResultDocument.Warning(
      code: "bimodality",
      message:
        "equal frames took two different times in \(bimodal.count) of \(bimodalLooked) cases, "
        + "such as \(bimodal[0]): the machine changes between two states, such as clock rates"
    )
  }

  private var leftOutWarning: ResultDocument.Warning? {
    guard leftOutCount > 0 else { return nil }
    return ResultDocument.Warning(
      code: "frames-left-out",
      message: "\(leftOutCount) frames of the frame pass are left out of the frame figures, as the "
        + "thread did not run all the time in their blocks; they are named in the document"
    )
  }

  private var interferenceWarning: ResultDocument.Warning? {
    guard disturbed.count > 0 else { return nil }
    return ResultDocument.Warning(
      code: "interference",
      message: "in \(disturbed.count) of \(disturbed.of) frames of the processor pass the thread "
        + "did not run all the time, most often in \(disturbed.worst): something else wanted the "
        + "processor; the frames are named in the document"
    )
  }

  private var clockWarning: ResultDocument.Warning? {
    guard steppedReadingCount > 0 else { return nil }
    return ResultDocument.Warning(
      code: "clock-stepped",
      message: "the clock stepped back in \(steppedReadingCount) readings, which are left out; "
        + "'reuse-bench doctor' says which clock the system uses"
    )
  }

  /// Returns true if a count is more than chance gives, but for one run in some thousands.
  private static func isBeyondChance(_ count: Int, of total: Int, rate: Double) -> Bool {
    let mean = Double(total) * rate
    return Double(count) > mean + 4 * mean.squareRoot() + 1
  }

  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1_000).rounded())
    let sign = tenths < 0 ? "-" : "+"
    return "\(sign)\(tenths.magnitude / 10).\(tenths.magnitude % 10) %"
  }
}
