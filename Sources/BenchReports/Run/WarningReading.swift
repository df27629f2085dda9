// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// A warning in plain words, and what it leaves of the figures.
struct WarningReading {
  /// The figures that hold in spite of a warning; each leaves less than the one before.
  enum Trust: Int, Comparable {
    case whole
    /// Everything, with something to know; also for unknown codes.
    case reserved
    /// Counts and ratios; times of single cells and frames may be off.
    case ratios
    /// Counts and the direction of ratios; their intervals are too narrow.
    case directions
    case counts

    var words: String {
      switch self {
      case .whole: "hold."
      case .reserved: "hold, with these reservations:"
      case .ratios: "hold for counts and ratios; times by themselves may be off:"
      case .directions: "hold for counts; ratios are less sure than their intervals say:"
      case .counts: "hold for counts, not for times:"
      }
    }

    static func < (one: Trust, other: Trust) -> Bool { one.rawValue < other.rawValue }
  }

  static let failureCode = "verification-failed"

  let warning: ResultDocument.Warning
  let trust: Trust
  private let words: String?
  let isOfMachine: Bool
  let isToldElsewhere: Bool

  init(_ warning: ResultDocument.Warning) {
    self.warning = warning
    let meaning = Self.meanings[warning.code]
    trust = meaning?.trust ?? .reserved
    words = meaning?.words
    isOfMachine = meaning?.isOfMachine ?? false
    let told = [
      Self.failureCode, ResultDocument.Warning.missingShardsCode, ResultDocument.Warning.endedCode,
      ResultDocument.Warning.samplesLeftOutCode, "debug-build",
    ]
    isToldElsewhere = told.contains(warning.code)
  }

  /// `drift: frames became slower or faster over the rounds`.
  var sentence: String { "\(warning.code): \(words ?? warning.message)" }

  private struct Meaning {
    let trust: Trust
    let words: String?
    var isOfMachine = false
  }

  private static let meanings: [String: Meaning] = [
    failureCode: Meaning(trust: .whole, words: nil),
    ResultDocument.Warning.endedCode: Meaning(trust: .whole, words: nil),
    "debug-build": Meaning(trust: .counts, words: nil),
    "autocorrelation": Meaning(
      trust: .directions,
      words: "neighbouring rounds resemble each other: something lasts longer than a round",
      isOfMachine: true
    ),
    "machine-busy": Meaning(
      trust: .ratios,
      words: "other programs kept the processors busy when the run began",
      isOfMachine: true
    ),
    "bimodality": Meaning(
      trust: .ratios,
      words: "equal frames took one of two times, as when the clock rate changes",
      isOfMachine: true
    ),
    "drift": Meaning(
      trust: .ratios,
      words: "frames became slower or faster over the rounds; ratios are taken round by round",
      isOfMachine: true
    ),
    "stamps-over-phase": Meaning(
      trust: .ratios,
      words: "some median times of single cells read too high; ratios come from batches",
      isOfMachine: true
    ),
    "clock-stepped": Meaning(
      trust: .ratios,
      words: "the system's clock stepped back; those readings are left out",
      isOfMachine: true
    ),
    "interference": Meaning(
      trust: .whole,
      words: "during some frames something else had the processor; they are told apart",
      isOfMachine: true
    ),
    "frames-left-out": Meaning(
      trust: .whole,
      words: "frames during which the thread did not run are left out of the frame figures",
      isOfMachine: true
    ),
    "ledger": Meaning(
      trust: .reserved,
      words: "a strategy's code costs more than one needs for each field, so it is not ranked"
    ),
    "several-machines": Meaning(
      trust: .ratios,
      words: "the parts were measured on several machines; ratios are taken within each"
    ),
    "counter-sources-differ": Meaning(
      trust: .reserved,
      words: "some counters were taken in other ways in other parts"
    ),
    "rows-repeat": Meaning(trust: .whole, words: nil),
    "rows-fitted": Meaning(trust: .whole, words: nil),
    "field-ignored": Meaning(trust: .whole, words: nil),
    "strategy-refused": Meaning(trust: .whole, words: nil),
    "interrupted": Meaning(trust: .whole, words: nil),
    ResultDocument.Warning.missingShardsCode: Meaning(trust: .whole, words: nil),
    ResultDocument.Warning.samplesLeftOutCode: Meaning(trust: .whole, words: nil),
    "empty-shard": Meaning(trust: .whole, words: nil),
  ]
}
