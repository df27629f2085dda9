// SPDX-License-Identifier: Apache-2.0

extension VelocitySearch {
  /// One velocity and all its trials.
  public struct Tried: Codable, Hashable, Sendable {
    /// The velocity in points per second.
    public let velocity: Double
    /// The trials in the order in which they ran.
    public let trials: [Trial]

    /// The median verdict: whether more than half of the trials held.
    public var holds: Bool { 2 * trials.count(where: \.holds) > trials.count }

    /// Whether all trials gave the same verdict.
    public var isUnanimous: Bool { Set(trials.map(\.holds)).count <= 1 }
  }
}
