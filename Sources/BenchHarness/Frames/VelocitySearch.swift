// SPDX-License-Identifier: Apache-2.0

/// The highest scroll velocity that stays within budget, found by trials.
///
/// Method (article FrameMetrics A2): the velocity is doubled from the start up to saturation, where
/// a whole viewport is replaced each frame; then the step between the last velocity below which all
/// held and the first that did not is halved until it is 1 % wide. Each velocity has three trials
/// and the median verdict. Bisection alone would never meet a contradiction, so the doubling goes
/// on to saturation past a failure, and a few more velocities on both sides of the answer are
/// tried: a faster one that held where a slower one failed is flagged.
/// Failure mode: contradictions between the velocities that are tried stay unseen.
public struct VelocitySearch: Hashable, Sendable {
  /// The slowest velocity that is tried, in points per second.
  public let start: Double
  /// The fastest velocity that is tried: a whole viewport in each frame, in points per second.
  public let saturation: Double

  /// The trials of each velocity; odd, so that there is a median.
  public static let repeatCount = 3
  /// How far apart the ends of an answer are at most, as a share of the lower end.
  public static let precision = 0.01

  private static let probesBelow = [0.75, 0.95]
  private static let probesAbove = [1.05, 1.25, 1.5]

  /// Prepares a search; a start above saturation is saturation.
  ///
  /// - Precondition: both velocities are finite and above 0.
  public init(start: Double, saturation: Double) {
    precondition(start.isFinite && start > 0, "A search starts at a velocity above 0.")
    precondition(saturation.isFinite && saturation > 0, "A viewport passes at a velocity above 0.")
    self.start = min(start, saturation)
    self.saturation = saturation
  }

  /// Searches with trials that play frames at a velocity in points per second.
  ///
  /// - Complexity: 3 · (⌈log₂(saturation / start)⌉ + 13) trials at most.
  /// - Throws: what a trial throws.
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

  /// The start, its doubles, and saturation.
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
}

extension VelocitySearch {
  /// The answer of a search, with all that it rests on.
  public struct Answer: Codable, Hashable, Sendable {
    /// Where the highest velocity lies.
    public let outcome: Outcome
    /// Every velocity that was tried, from slow to fast.
    public let tried: [Tried]
    /// The velocities that contradict the answer that slower is safer; empty as a rule.
    public let inversions: [Inversion]

    /// Whether no velocity held that is faster than one that failed.
    public var isMonotonic: Bool { inversions.isEmpty }

    /// The highest velocity below which all held that was tried, in points per second; nil where
    /// the outcome has no such figure.
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
}

extension VelocitySearch {
  /// Where the highest velocity within budget lies.
  public enum Outcome: Codable, Hashable, Sendable {
    /// Velocity `low` held and `high`, at most 1 % above it, did not; in points per second.
    case bounded(low: Double, high: Double)
    /// Even a whole viewport in each frame stays within budget.
    case unbounded
    /// Not even the start velocity stays within budget.
    case belowStart
  }
}

extension VelocitySearch {
  /// What one scroll at one velocity came to.
  public struct Trial: Codable, Hashable, Sendable {
    /// The hitch ratio in milliseconds per second.
    public let hitchRatio: Double
    /// The area that no configured cell covered, summed over all frames, in square points.
    public let blankArea: Double

    /// Makes a trial from its figures.
    public init(hitchRatio: Double, blankArea: Double) {
      self.hitchRatio = hitchRatio
      self.blankArea = blankArea
    }

    /// Makes a trial from the frames of a scroll.
    public init(metrics: FrameMetrics, blankArea: Double = 0) {
      self.init(hitchRatio: metrics.hitchRatio, blankArea: blankArea)
    }

    /// Whether the scroll stayed within budget: at most 5 ms/s of hitches and nothing blank.
    ///
    /// A figure that is no number does not hold.
    public var holds: Bool { hitchRatio <= HitchBand.goodLimit && blankArea <= 0 }
  }
}

extension VelocitySearch {
  /// One velocity and all its trials.
  public struct Tried: Codable, Hashable, Sendable {
    /// The velocity in points per second.
    public let velocity: Double
    /// The trials in the order in which they ran.
    public let trials: [Trial]

    /// The median verdict: whether more than half of the trials held.
    public var holds: Bool { 2 * trials.count(where: \.holds) > trials.count }

  }
}

extension VelocitySearch {
  /// Two velocities that contradict each other: the slower failed and the faster held.
  public struct Inversion: Codable, Hashable, Sendable {
    /// The slower velocity, which failed, in points per second.
    public let failed: Double
    /// The slowest of the faster velocities that held, in points per second.
    public let held: Double
  }
}
