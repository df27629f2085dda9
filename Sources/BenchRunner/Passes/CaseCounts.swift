// SPDX-License-Identifier: Apache-2.0

/// What was counted of a case beside the engine's own counters, by name.
public struct CaseCounts: Codable, Equatable, Sendable {
  /// Counts that repeat exactly, and may gate.
  public private(set) var counters: [String: Int] = [:]
  /// Counts that do not repeat exactly or are not seen in full: for reading, never for a gate.
  public private(set) var observations: [String: Int] = [:]
  /// Where each count comes from.
  public private(set) var sources: [String: String] = [:]
  /// What could not be counted, each with the reason.
  public private(set) var unavailable: [String: String] = [:]

  /// Makes an empty record.
  public init() {}

  /// Notes counts that repeat exactly.
  public mutating func note(counters: [String: Int], source: String) {
    self.counters.merge(counters) { $1 }
    for name in counters.keys { sources[name] = source }
  }

  /// Notes counts that are for reading only.
  public mutating func note(observations: [String: Int], source: String) {
    self.observations.merge(observations) { $1 }
    for name in observations.keys { sources[name] = source }
  }

  /// Takes back what was noted under a name.
  mutating func forget(_ name: String) {
    counters[name] = nil
    observations[name] = nil
    sources[name] = nil
    unavailable[name] = nil
  }

  /// Notes that some counts could not be taken.
  public mutating func note(unavailable names: [String], reason: String) {
    for name in names { unavailable[name] = reason }
  }
}
