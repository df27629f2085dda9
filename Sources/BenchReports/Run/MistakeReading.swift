// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

/// What one mistake came to beside its cure, from the rounds of both.
struct MistakeReading {
  /// What is done wrong, what to do instead, and who tells it.
  let mistake: ResultDocument.Mistake
  let group: String
  /// What a frame takes longer than with the cure, the median of the rounds.
  let frameNanoseconds: Double
  /// The same in each round, by which mistakes are told apart.
  let roundNanoseconds: [Double]
  /// The instructions that a frame executes beyond those with the cure; `nil` where none were counted.
  let frameInstructions: Double?
  /// The same for each cell that the frames configure; `nil` where they configure none.
  let cellNanoseconds: Double?
  /// A frame with the mistake over one with the cure; `nil` where nothing was ranked.
  let ratio: Double?
  /// What all but the longest hundredth of its frames take at most, the plan's slowdown included.
  let longNanoseconds: Double?
  /// How many rows may come into view in a second at 120 Hz before frames are late; `nil` where nothing
  /// scrolls.
  let rowsPerSecond: Int?
  /// The hitch ratio of its frames at 120 Hz, frame-locked, in milliseconds a second.
  let hitchRatio: Double?
  /// What the mistake leaves behind or makes beyond the cure, by an exact count; `nil` where nothing is.
  let growth: Growth?
  /// The bytes that a round leaves behind beyond those with the cure; `nil` where they were not seen.
  let heldBytes: Int?

  /// The bytes of ``heldBytes`` where they are more than the allocator's rounding and the texts of other
  /// rows make.
  var grownBytes: Int? {
    heldBytes.flatMap { $0 >= Self.leastGrownBytes ? $0 : nil }
  }

  /// What a round may leave behind beyond another one without growing.
  private static let leastGrownBytes = 4_096

  /// An exact count that is higher than with the cure.
  struct Growth: Equatable {
    /// What is counted.
    let kind: Kind
    /// How many more.
    let count: Int

    /// What may grow.
    enum Kind: String, CaseIterable {
      case views = "grownViews"
      case actions = "grownActions"
      case gestures = "grownGestures"
      case sizes = "contentSizeChanges"
      case cells = "cellsCreated"
    }
  }

  /// The readings of a document, the mistake that costs a frame most first.
  static func all(in document: ResultDocument) -> [MistakeReading] {
    (document.mistakes ?? [])
      .flatMap { mistake in
        let own = document.cases.filter {
          $0.cell == mistake.cell && $0.strategy == mistake.strategy
        }
        return own.compactMap { MistakeReading(mistake, $0, in: document) }
      }
      .sorted { $0.frameNanoseconds > $1.frameNanoseconds }
  }

  /// Reads a case beside that of its cure; `nil` where one of them has no rounds.
  private init?(
    _ mistake: ResultDocument.Mistake,
    _ measured: ResultDocument.Case,
    in document: ResultDocument
  ) {
    let ranking = document.rankings.first { $0.group == measured.group && $0.phase == .frame }
    let cured = document.cases.first {
      $0.group == measured.group && $0.strategy == ranking?.baseline
    }
    guard let cured, cured.id != measured.id else { return nil }
    let rounds = Self.rounds(of: measured, over: cured)
    let display = FastDisplay(document.plan)
    guard let frame = Self.median(rounds.map(\.perFrame)) else { return nil }
    self.mistake = mistake
    group = measured.group
    frameNanoseconds = frame
    roundNanoseconds = rounds.map(\.perFrame)
    frameInstructions = Self.instructions(of: measured, over: cured)
    cellNanoseconds = Self.median(rounds.compactMap(\.perCell))
    ratio = ranking?.entries.first { $0.strategy == measured.strategy }?.ratio
    longNanoseconds = measured.frames.flatMap(Self.longFrame)
    hitchRatio = display.hitchRatio(of: measured)
    rowsPerSecond =
      measured.workload.hasPrefix("scroll.")
      ? display.rowsPerSecond(measured.cellBudget) : nil
    growth =
      Growth.Kind.allCases.lazy
      .map { kind in
        let (own, other) = (measured.counters[kind.rawValue], cured.counters[kind.rawValue])
        return Growth(kind: kind, count: (own ?? 0) - (other ?? 0))
      }
      .first { $0.count > 0 }
    let (held, kept) = (measured.observations?["heldBytes"], cured.observations?["heldBytes"])
    heldBytes = held.flatMap { held in
      kept.map { Int(clamping: Int128(held) - Int128($0)) }
    }
  }

  /// What frames of a round execute beyond those of another one that plays the same script.
  private static func instructions(
    of measured: ResultDocument.Case,
    over cured: ResultDocument.Case
  ) -> Double? {
    guard let own = measured.samples.frameInstructions, !own.isEmpty,
      let other = cured.samples.frameInstructions, own.count == other.count
    else { return nil }
    return zip(own, other).reduce(0) { $0 + Double($1.0) - Double($1.1) } / Double(own.count)
  }

  /// What each round of a case takes longer than the same round of another one.
  private static func rounds(
    of measured: ResultDocument.Case,
    over cured: ResultDocument.Case
  ) -> [(perFrame: Double, perCell: Double?)] {
    let (own, other) = (measured.samples, cured.samples)
    guard let times = own.roundFrameNanoseconds, let counts = own.roundFrameCounts,
      let others = other.roundFrameNanoseconds, times.count == others.count,
      times.count == counts.count
    else { return [] }
    return times.indices.filter { counts[$0] > 0 }
      .map { round in
        let excess = Double(times[round] - others[round])
        let cells =
          own.configureBatchCounts.indices.contains(round) ? own.configureBatchCounts[round] : 0
        return (excess / Double(counts[round]), cells > 0 ? excess / Double(cells) : nil)
      }
  }

  private static func median(_ values: [Double]) -> Double? {
    let ascending = values.sorted()
    guard !ascending.isEmpty else { return nil }
    let middle = ascending.count / 2
    return ascending.count.isMultiple(of: 2)
      ? (ascending[middle - 1] + ascending[middle]) / 2 : ascending[middle]
  }

  /// The highest quantile of the frames that is published, up to p99.
  private static func longFrame(_ frames: ResultDocument.FrameFigures) -> Double? {
    let share = ["p99", "p95", "p90", "p50"].lazy.compactMap { frames.utilisation[$0] }.first
    return share.map { $0 * Double(frames.deadlineNanoseconds) }
  }
}
