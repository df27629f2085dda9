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
    let ofMachine = Self.machineMeanings[warning.code]
    let meaning = ofMachine ?? Self.otherMeanings[warning.code]
    trust = meaning?.trust ?? (Self.plainCodes.contains(warning.code) ? .whole : .reserved)
    words = meaning?.words
    isOfMachine = ofMachine != nil
    isToldElsewhere = Self.toldCodes.contains(warning.code)
  }

  /// `drift: frames became slower or faster over the rounds`.
  var sentence: String { "\(warning.code): \(words ?? warning.message)" }

  /// The codes that the opening or the judgement covers.
  private static let toldCodes: Set = [
    failureCode, ResultDocument.Warning.missingShardsCode, ResultDocument.Warning.endedCode,
    ResultDocument.Warning.samplesLeftOutCode, "debug-build",
  ]

  /// The codes whose own message is plain, and which leave figures whole.
  private static let plainCodes: Set = [
    failureCode, ResultDocument.Warning.endedCode, "rows-repeat", "rows-fitted", "field-ignored",
    "strategy-refused", "interrupted", ResultDocument.Warning.missingShardsCode,
    ResultDocument.Warning.samplesLeftOutCode, "empty-shard",
  ]

  private static let machineMeanings: [String: (trust: Trust, words: String?)] = [
    "autocorrelation": (
      .directions, "neighbouring rounds resemble each other: something lasts longer than a round"
    ), "machine-busy": (.ratios, "other programs kept the processors busy when the run began"),
    "bimodality": (.ratios, "equal frames took one of two times, as when the clock rate changes"),
    "drift": (
      .ratios, "frames became slower or faster over the rounds; ratios are taken round by round"
    ),
    "stamps-over-phase": (
      .ratios, "some median times of single cells read too high; ratios come from batches"
    ), "clock-stepped": (.ratios, "the system's clock stepped back; those readings are left out"),
    "interference": (
      .whole, "during some frames something else had the processor; they are told apart"
    ),
    "frames-left-out": (
      .whole, "frames during which the thread did not run are left out of the frame figures"
    ),
  ]

  private static let otherMeanings: [String: (trust: Trust, words: String?)] = [
    "debug-build": (.counts, nil),
    "ledger": (
      .reserved, "a strategy's code costs more than one needs for each field, so it is not ranked"
    ),
    "several-machines": (
      .ratios, "the parts were measured on several machines; ratios are taken within each"
    ),
    "counter-sources-differ": (.reserved, "some counters were taken in other ways in other parts"),
  ]
}
