// SPDX-License-Identifier: Apache-2.0

@testable import BenchResults

extension ResultDocument.FrameFigures {
  /// A frame of 50 ms among three at 60 Hz: two vsyncs without a new frame.
  static let measured = ResultDocument.FrameFigures(
    label: "frame-locked, work times 4",
    deadlineNanoseconds: 12_500_000,
    frameCount: 3,
    lateCount: 1,
    frozenCount: 0,
    intervalCount: 5,
    missedVsyncCount: 2,
    hitchTimeNanoseconds: 33_333_334,
    durationNanoseconds: 83_333_335,
    hitchRatio: 400,
    hitchBand: .critical,
    latenessNanoseconds: 37_500_000,
    longestLateStreak: 1,
    droppedPercent: 40,
    worstSecondDroppedPercent: 40,
    p95SecondDroppedPercent: 40,
    isSecondPartial: true,
    overrunNanoseconds: ["p50": -2_500_000, "max": 37_500_000],
    utilisation: ["p50": 0.8, "max": 4]
  )

  /// Three frames of which none is late.
  static let modelled = ResultDocument.FrameFigures(
    label: "modelled, 2.5 instructions per ns",
    deadlineNanoseconds: 12_500_000,
    frameCount: 3,
    lateCount: 0,
    frozenCount: 0,
    intervalCount: 3,
    missedVsyncCount: 0,
    hitchTimeNanoseconds: 0,
    durationNanoseconds: 50_000_001,
    hitchRatio: 0,
    hitchBand: .good,
    latenessNanoseconds: 0,
    longestLateStreak: 0,
    droppedPercent: 0,
    worstSecondDroppedPercent: 0,
    p95SecondDroppedPercent: 0,
    isSecondPartial: true,
    overrunNanoseconds: [:],
    utilisation: [:]
  )
}

extension ResultDocument.Interference {
  static let example = {
    var example = ResultDocument.Interference(
      frameCount: 3,
      frames: [0, 2],
      notRunningNanoseconds: 1_200_000,
      wallFrames: [1]
    )
    example.disturbedFrameCount = 2
    example.leftOutFrameCount = 1
    return example
  }()
}

extension ResultDocument.Velocity {
  static let example = ResultDocument.Velocity(
    outcome: .bounded,
    low: 2_640,
    high: 2_666.5,
    saturation: 48_720,
    isMonotonic: false,
    contradictions: ["2640 pt/s held, 2000 pt/s did not"],
    trialCount: 33,
    label: "time-locked"
  )
}

extension ResultDocument.PaceRatio {
  static let example = ResultDocument.PaceRatio(
    id: "scroll.steady/card/mutation/1000",
    rounds: 15,
    framesPerRound: 64,
    ratio: 2.5,
    low: 2.25,
    high: 3,
    tightNanoseconds: 40_000,
    pacedNanoseconds: 100_000,
    wakeUpP50Nanoseconds: 55_000,
    wakeUpMaxNanoseconds: 900_000
  )
}

extension ResultDocument.MergedShard {
  static let example = ResultDocument.MergedShard(
    index: 1,
    groups: [0, 2],
    startedAt: "2025-01-02T03:04:05Z",
    environment: .example
  )
}

extension ResultDocument.Scaling {
  static let example = ResultDocument.Scaling(
    workload: "scroll.steady+window",
    cell: "card",
    strategy: "linear-lookup",
    measure: "frame time",
    rows: [100, 1_000, 10_000],
    exponent: 0.875,
    low: 0.75,
    high: 1,
    isFinding: true
  )
}

extension ResultDocument.CounterCrossover {
  static let example = ResultDocument.CounterCrossover(
    counter: "retains",
    cell: "card",
    rows: 1_000,
    storage: .shared,
    fieldKind: .all,
    setterComparison: true,
    strategy: "configuration-diffing",
    baseline: "mutation",
    fieldCount: 8,
    points: [
      ResultDocument.CounterPoint(changedFieldCount: 0, strategyCount: 10, baselineCount: 30),
      ResultDocument.CounterPoint(changedFieldCount: 8, strategyCount: 50, baselineCount: 30),
    ],
    answer: "crossing",
    shares: [0.5]
  )
}

extension ResultDocument.ControlCurve {
  static let example = ResultDocument.ControlCurve(
    workload: "scroll.steady",
    cell: "card",
    strategy: "quadratic-offsets",
    points: [
      Point(rows: 100, frames: 96, medianNanoseconds: 13_200),
      Point(rows: 10_000, frames: 8, medianNanoseconds: 61_400_000),
    ],
    leftOutRows: [100_000],
    longestFrameNanoseconds: 20_000_000
  )
}
