// SPDX-License-Identifier: Apache-2.0

extension VelocitySearch {
  /// Two velocities that contradict each other: the slower failed and the faster held.
  public struct Inversion: Codable, Hashable, Sendable {
    /// The slower velocity, which failed, in points per second.
    public let failed: Double
    /// The slowest of the faster velocities that held, in points per second.
    public let held: Double
  }
}
