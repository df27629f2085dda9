// SPDX-License-Identifier: Apache-2.0

/// The highest scroll velocity that stays within budget, found by trials.
///
/// Method (article FrameMetrics A2): double the velocity from the start up to saturation, where each frame
/// replaces a whole viewport; then halve the step between the last velocity below which all held and the first
/// that failed until it is 1 % wide. Each velocity takes the median verdict of three trials. Bisection alone
/// would never meet a contradiction, so the doubling goes on past a failure, and a few velocities on both sides
/// of the answer are tried: a faster one that held where a slower one failed is flagged. Failure mode:
/// contradictions between the tried velocities stay unseen.
public struct VelocitySearch: Hashable, Sendable {
  /// The slowest tried velocity, in points per second.
  public let start: Double
  /// The fastest tried velocity, a whole viewport per frame, in points per second.
  public let saturation: Double

  /// The trials of each velocity; odd, so that there is a median.
  public static let repeatCount = 3
  /// The greatest width of an answer, as a share of its lower end.
  public static let precision = 0.01

  private static let probesBelow = [0.75, 0.95]
  private static let probesAbove = [1.05, 1.25, 1.5]

  /// Creates a search; a start above saturation becomes saturation.
  ///
  /// - Precondition: both velocities are finite and above 0.
  public init(start: Double, saturation: Double) {
    precondition(start.isFinite && start > 0, "A search starts at a velocity above 0.")
    precondition(saturation.isFinite && saturation > 0, "A viewport passes at a velocity above 0.")
    self.start = min(start, saturation)
    self.saturation = saturation
  }

  /// Searches with trials at a velocity in points per second.
  ///
  /// - Complexity: 3 · (⌈log₂(saturation / start)⌉ + 13) trials at most.
  /// - Throws: the errors of a trial.
  public func run<Failure: Error>(
    trial: (_ velocity: Double) throws(Failure) -> Trial
  ) throws(Failure) -> Answer {
    var tried: [Tried] = []
    for velocity in ladder { tried.append(try Self.tried(velocity, trial)) }
    guard let failing = tried.firstIndex(where: { !$0.holds }) else {
      return Answer(outcome: .unbounded, tried: tried)
    }
    guard failing > 0 else { return Answer(outcome: .belowStart, tried: tried) }
    var low = tried[failing - 1].velocity
    var high = tried[failing].velocity
    while high > low * (1 + Self.precision) {
      let middle = try Self.tried(low + (high - low) / 2, trial)
      tried.append(middle)
      if middle.holds { low = middle.velocity } else { high = middle.velocity }
    }
    for velocity in probes(low: low, high: high) { tried.append(try Self.tried(velocity, trial)) }
    return Answer(outcome: .bounded(low: low, high: high), tried: tried)
  }

  private var ladder: [Double] {
    var steps = [start]
    while let last = steps.last, last < saturation { steps.append(min(2 * last, saturation)) }
    return steps
  }

  private func probes(low: Double, high: Double) -> [Double] {
    (Self.probesBelow.map { low * $0 } + Self.probesAbove.map { high * $0 })
      .filter { (start...saturation).contains($0) }
  }

  private static func tried<Failure: Error>(
    _ velocity: Double,
    _ trial: (Double) throws(Failure) -> Trial
  ) throws(Failure) -> Tried {
    var trials: [Trial] = []
    for _ in 0..<repeatCount { trials.append(try trial(velocity)) }
    return Tried(velocity: velocity, trials: trials)
  }

  public struct Answer: Codable, Hashable, Sendable {
    public let outcome: Outcome
    /// All tried velocities, from slow to fast.
    public let tried: [Tried]
    /// The velocities at which faster was safer; usually none.
    public let inversions: [Inversion]

    /// True if no velocity held that is faster than one that failed.
    public var isMonotonic: Bool { inversions.isEmpty }

    /// The highest velocity below which all tried ones held, in points per second; nil where the outcome has
    /// none.
    public var velocity: Double? {
      switch outcome {
      case .bounded(let low, _): low
      case .unbounded, .belowStart: nil
      }
    }

    init(outcome: Outcome, tried: [Tried]) {
      self.outcome = outcome
      self.tried = tried.sorted { $0.velocity < $1.velocity }
      var inversions: [Inversion] = []
      var held: Double?
      for step in self.tried.reversed() {
        if step.holds {
          held = step.velocity
        } else if let held {
          inversions.append(Inversion(failed: step.velocity, held: held))
        }
      }
      self.inversions = inversions.reversed()
    }
  }

  public enum Outcome: Codable, Hashable, Sendable {
    /// Velocity `low` held and `high`, at most 1 % above it, did not; in points per second.
    case bounded(low: Double, high: Double)
    /// Even a whole viewport in each frame stays within budget.
    case unbounded
    /// Not even the start velocity stays within budget.
    case belowStart
  }

  /// One scroll at one velocity.
  public struct Trial: Codable, Hashable, Sendable {
    /// Milliseconds per second.
    public let hitchRatio: Double
    /// The area that no configured cell covered, in square points, summed over all frames.
    public let blankArea: Double

    public init(hitchRatio: Double, blankArea: Double) {
      self.hitchRatio = hitchRatio
      self.blankArea = blankArea
    }

    public init(metrics: FrameMetrics, blankArea: Double = 0) {
      self.init(hitchRatio: metrics.hitchRatio, blankArea: blankArea)
    }

    /// True for at most 5 ms/s of hitches and nothing blank; a NaN does not hold.
    public var holds: Bool { hitchRatio <= HitchBand.goodLimit && blankArea <= 0 }
  }

  public struct Tried: Codable, Hashable, Sendable {
    /// Points per second.
    public let velocity: Double
    public let trials: [Trial]

    /// The median verdict: more than half of the trials held.
    public var holds: Bool { 2 * trials.count(where: \.holds) > trials.count }
  }

  /// Two velocities in points per second of which the slower failed and the faster held.
  public struct Inversion: Codable, Hashable, Sendable {
    public let failed: Double
    /// The slowest of the faster velocities that held.
    public let held: Double
  }
}
