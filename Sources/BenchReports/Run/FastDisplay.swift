// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

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
