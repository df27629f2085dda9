// SPDX-License-Identifier: Apache-2.0

/// How much of a case was played for a profile.
public struct ProfiledRounds: Sendable, Equatable {
  /// How often its round was played.
  public internal(set) var roundCount = 0
  /// How many measured frames that were.
  public internal(set) var frameCount = 0
  /// How long they took, in nanoseconds of wall time.
  public internal(set) var nanoseconds = 0

  mutating func add(_ other: ProfiledRounds) {
    roundCount += other.roundCount
    frameCount += other.frameCount
    nanoseconds += other.nanoseconds
  }
}
