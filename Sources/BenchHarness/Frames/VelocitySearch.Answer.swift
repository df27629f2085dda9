// SPDX-License-Identifier: Apache-2.0

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
