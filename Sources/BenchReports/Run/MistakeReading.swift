// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

/// The cost of one mistake, compared with its cure, from the rounds of both.
struct MistakeReading {
  let mistake: ResultDocument.Mistake
  let group: String
  /// The median over rounds of what a frame takes longer than with the cure.
  let frameNanoseconds: Double
  /// The same for each round.
  let roundNanoseconds: [Double]
  /// The instructions of a frame beyond those with the cure.
  let frameInstructions: Double?
  /// The excess for each configured cell.
  let cellNanoseconds: Double?
  /// Its frame over the frame of the cure.
  let ratio: Double?
  /// The p99 of its frames, the plan's slowdown included.
  let longNanoseconds: Double?
  /// The rows a second at 120 Hz before frames are late; nil where nothing scrolls.
  let rowsPerSecond: Int?
  /// The hitch ratio of its frames at 120 Hz, frame-locked, in milliseconds a second.
  let hitchRatio: Double?
  let growth: Growth?
  /// The bytes that a round leaves behind beyond those with the cure.
  let heldBytes: Int?

  /// ``heldBytes`` if they exceed the allocator's rounding and the texts of other rows.
  var grownBytes: Int? { heldBytes.flatMap { $0 >= Self.leastGrownBytes ? $0 : nil } }

  private static let leastGrownBytes = 4_096

  struct Growth: Equatable {
    let kind: Kind
    let count: Int

    enum Kind: String, CaseIterable {
      case views = "grownViews"
      case actions = "grownActions"
      case gestures = "grownGestures"
      case sizes = "contentSizeChanges"
      case cells = "cellsCreated"
    }
  }

  /// The readings of a document, the costliest mistake first.
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
    guard let frame = rounds.map(\.perFrame).median else { return nil }
    self.mistake = mistake
    group = measured.group
    frameNanoseconds = frame
    roundNanoseconds = rounds.map(\.perFrame)
    frameInstructions = Self.instructions(of: measured, over: cured)
    cellNanoseconds = rounds.compactMap(\.perCell).median
    ratio = ranking?.entries.first { $0.strategy == measured.strategy }?.ratio
    longNanoseconds = measured.frames.flatMap(Self.longFrame)
    hitchRatio = display.hitchRatio(of: measured)
    rowsPerSecond =
      measured.workload.hasPrefix("scroll.") ? display.rowsPerSecond(measured.cellBudget) : nil
    growth = Growth.Kind.allCases.lazy
      .map { kind in
        let (own, other) = (measured.counters[kind.rawValue], cured.counters[kind.rawValue])
        return Growth(kind: kind, count: (own ?? 0) - (other ?? 0))
      }
      .first { $0.count > 0 }
    let (held, kept) = (measured.observations?["heldBytes"], cured.observations?["heldBytes"])
    heldBytes = held.flatMap { held in kept.map { Int(clamping: Int128(held) - Int128($0)) } }
  }

  private static func instructions(
    of measured: ResultDocument.Case,
    over cured: ResultDocument.Case
  ) -> Double? {
    guard let own = measured.samples.frameInstructions, !own.isEmpty,
      let other = cured.samples.frameInstructions, own.count == other.count
    else { return nil }
    return zip(own, other).reduce(0) { $0 + Double($1.0) - Double($1.1) } / Double(own.count)
  }

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

  private static func longFrame(_ frames: ResultDocument.FrameFigures) -> Double? {
    let share = ["p99", "p95", "p90", "p50"].lazy.compactMap { frames.utilisation[$0] }.first
    return share.map { $0 * Double(frames.deadlineNanoseconds) }
  }
}

/// The 120 Hz display on which mistakes are judged, with the slowdown and the app's share of the plan.
struct FastDisplay {
  static let hertz = 120.0

  /// The nanoseconds between two frames.
  private static let period = 1e9 / hertz
  private let slowdown: Double
  private let deadline: Double

  init(_ plan: ResultDocument.Plan) {
    slowdown = plan.slowdown.flatMap(Double.init) ?? 1
    deadline = Self.period * (plan.appShare ?? 1)
  }

  /// The rows a second for which frames have time besides their fixed cost.
  func rowsPerSecond(_ budget: ResultDocument.CellBudget?) -> Int? {
    guard let fixed = budget?.fixedNanoseconds, let cell = budget?.cellNanoseconds, cell > 0 else {
      return nil
    }
    let room = deadline - slowdown * Double(fixed)
    let cells = (room / (slowdown * Double(cell))).rounded(.down)
    return Int(max(0, min(cells * Self.hertz, 1e9)))
  }

  /// The hitch time at this display in milliseconds a second, frame-locked; nil without frames.
  ///
  /// Formula (article FrameMetrics): 1000 · Σd / Σ(d + 1) over undisturbed frames that each miss d vsyncs.
  func hitchRatio(of measured: ResultDocument.Case) -> Double? {
    guard measured.frames != nil else { return nil }
    let disturbed = Set(measured.interference?.wallFrames ?? [])
    let missed = measured.samples.frameWallNanoseconds.enumerated()
      .filter { $0.element >= 0 && !disturbed.contains($0.offset) }
      .map { missedVsyncCount($0.element) }
    guard !missed.isEmpty else { return nil }
    let late = missed.reduce(0, +)
    return 1_000 * late / (late + Double(missed.count))
  }

  private func missedVsyncCount(_ nanoseconds: Int) -> Double {
    let work = (Double(nanoseconds) * slowdown).rounded()
    return work > deadline ? ((work - deadline) / Self.period).rounded(.up) : 0
  }
}
