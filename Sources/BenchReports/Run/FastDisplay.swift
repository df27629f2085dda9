// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// The display of 120 Hz that mistakes are judged on, whatever the plan's: what is done to the work of
/// frames, and which share of a period the app has, are the plan's.
struct FastDisplay {
  /// Its rate.
  static let hertz = 120.0

  /// The time from one frame to the next, in nanoseconds.
  private static let period = 1e9 / hertz

  /// What measured work is multiplied by.
  private let slowdown: Double
  /// What the app may use of a period, in nanoseconds.
  private let deadline: Double

  init(_ plan: ResultDocument.Plan) {
    slowdown = plan.slowdown.flatMap(Double.init) ?? 1
    deadline = Self.period * (plan.appShare ?? 1)
  }

  /// The cells that fit a frame beside what it costs without any, a second.
  func rowsPerSecond(_ budget: ResultDocument.CellBudget?) -> Int? {
    guard let fixed = budget?.fixedNanoseconds, let cell = budget?.cellNanoseconds, cell > 0 else {
      return nil
    }
    let room = deadline - slowdown * Double(fixed)
    let cells = (room / (slowdown * Double(cell))).rounded(.down)
    return Int(max(0, min(cells * Self.hertz, 1e9)))
  }

  /// The time by which frames come late in a second, in milliseconds, if each does what was measured of it;
  /// `nil` where no frames are there to judge.
  ///
  /// Formula (article FrameMetrics): with d the vsyncs that a frame misses, 1000 · Σd / Σ(d + 1), over all
  /// frames of the frame pass but those that something else disturbed. Frame-locked: a frame after a late one
  /// has no more to do than if it had come in time.
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

  /// The vsyncs without a new frame while one with this much work is made.
  private func missedVsyncCount(_ nanoseconds: Int) -> Double {
    let work = (Double(nanoseconds) * slowdown).rounded()
    return work > deadline ? ((work - deadline) / Self.period).rounded(.up) : 0
  }
}
