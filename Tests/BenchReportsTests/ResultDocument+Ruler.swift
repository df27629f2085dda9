// SPDX-License-Identifier: Apache-2.0

import BenchResults

@testable import BenchReports

extension ResultDocument {
  func report(
    width: Int = 100,
    usesColour: Bool = false,
    usesASCII: Bool = false,
    isFull: Bool = true,
    path: String? = nil
  ) -> String {
    let options = ReportOptions(
      width: width,
      usesColour: usesColour,
      usesASCII: usesASCII,
      isFull: isFull
    )
    return TerminalReport(self, options: options, path: path).text()
  }

  /// The example with what the ruler measures of its first two cases, in figures that can be worked
  /// out in the head.
  ///
  /// Both cases are of the group `scroll.steady fresh card 100,000,000`; ten configures were counted.
  static var ruler: ResultDocument {
    var document = ResultDocument.example
    document.environment.countedCallNanoseconds = 1.25
    document.plan.appShare = 1
    document.cases[0].count(allocations: 20, retains: 100, bridgeRetains: 15)
    document.cases[1].count(allocations: 35, retains: 9_990, bridgeRetains: 20)
    document.paceRatios = []
    document.scalings = []
    document.counterCrossovers = []
    return document
  }
}

extension ResultDocument.Case {
  mutating func count(allocations: Int, retains: Int, bridgeRetains: Int) {
    counters["countedConfigures"] = 10
    counters["allocations"] = allocations
    counters["retains"] = retains
    counters["bridgeRetains"] = bridgeRetains
    observations = ["releases": 1_000]
    sources = ["allocations": "patched call slots", "retains": "patched call slots"]
  }

  /// A case in which nothing is done: frames of 40 ns but for four of 300, configures of 30 ns.
  static var floor: ResultDocument.Case {
    var floor = ResultDocument.Case.example("mutation", workload: "floor.empty", step: 1)
    floor.samples.frameWallNanoseconds = Array(repeating: 40, count: 296) + [60, 60, 60, 60]
    floor.samples.configureNanoseconds = Array(repeating: 30, count: 20)
    floor.counters = ["allocations": 0, "retains": 0, "bridgeRetains": 0, "countedConfigures": 0]
    return floor
  }
}

/// The text in one line, as a sentence may go on below.
func running(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

extension ResultDocument.Interference {
  static func example(
    _ frames: [Int] = [],
    of count: Int,
    lost nanoseconds: Int = 0,
    wall: [Int] = []
  ) -> Self {
    .init(frameCount: count, frames: frames, notRunningNanoseconds: nanoseconds, wallFrames: wall)
  }
}

extension ResultDocument.FrameFigures {
  /// Frames of which `late` were late, each by one interval of 60 Hz.
  static func example(
    late: Int,
    of count: Int = 200,
    fullness: Double = 1.5,
    band: ResultDocument.HitchBand = .critical,
    label: String = "frame-locked"
  ) -> ResultDocument.FrameFigures {
    let interval = 16_666_666
    return ResultDocument.FrameFigures(
      label: label,
      deadlineNanoseconds: interval,
      frameCount: count,
      lateCount: late,
      frozenCount: 0,
      intervalCount: count + late,
      missedVsyncCount: late,
      hitchTimeNanoseconds: late * interval,
      durationNanoseconds: (count + late) * interval,
      hitchRatio: 1_000 * Double(late) / Double(count + late),
      hitchBand: band,
      latenessNanoseconds: late,
      longestLateStreak: late,
      droppedPercent: 100 * Double(late) / Double(count + late),
      worstSecondDroppedPercent: late == 0 ? 0 : 12,
      p95SecondDroppedPercent: 0,
      isSecondPartial: false,
      overrunNanoseconds: ["max": Int(Double(interval) * (fullness - 1))],
      utilisation: ["p50": 0.25, "p99": 0.5, "max": fullness]
    )
  }
}

extension ResultDocument.Velocity {
  /// A velocity of a viewport that passes at 60,000 points a second.
  static func example(
    _ outcome: ResultDocument.VelocityOutcome,
    low: Double? = nil,
    contradictions: [String] = []
  ) -> ResultDocument.Velocity {
    ResultDocument.Velocity(
      outcome: outcome,
      low: low,
      high: low.map { $0 * 1.01 },
      saturation: 60_000,
      isMonotonic: contradictions.isEmpty,
      contradictions: contradictions,
      trialCount: 18,
      label: "time-locked"
    )
  }
}

extension ResultDocument.Scaling {
  static func example(
    _ strategy: String,
    _ measure: String = "frame time",
    exponent: Double,
    interval: (low: Double, high: Double)? = nil,
    isFinding: Bool = false,
    workload: String = "scroll.steady"
  ) -> ResultDocument.Scaling {
    ResultDocument.Scaling(
      workload: workload,
      cell: "card",
      strategy: strategy,
      measure: measure,
      rows: [100, 1_000, 100_000],
      exponent: exponent,
      low: interval?.low,
      high: interval?.high,
      isFinding: isFinding
    )
  }
}

extension ResultDocument.CounterCrossover {
  /// Counts of a strategy and of `mutation`, which has 10 throughout, at 0, 3 and 9 of 9 fields.
  static func example(
    _ counter: String,
    _ counts: [Int],
    shares: [Double] = [],
    strategy: String = "configuration-diffing",
    storage: ResultDocument.StorageSharing = .shared,
    isOn: Bool = true
  ) -> ResultDocument.CounterCrossover {
    ResultDocument.CounterCrossover(
      counter: counter,
      cell: "card",
      rows: 1_000,
      storage: storage,
      fieldKind: .all,
      setterComparison: isOn,
      strategy: strategy,
      baseline: "mutation",
      fieldCount: 9,
      points: zip([0, 3, 9], counts)
        .map { fields, count in
          ResultDocument.CounterPoint(
            changedFieldCount: fields,
            strategyCount: count,
            baselineCount: 10
          )
        },
      answer: "",
      shares: shares
    )
  }
}
