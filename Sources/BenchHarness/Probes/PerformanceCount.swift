// SPDX-License-Identifier: Apache-2.0

/// How often a hardware event happened, and whether all of the time was seen.
public struct PerformanceCount: Sendable, Equatable {
  /// The events; where the counter shared the unit, count · enabled / running, rounded half up.
  public let count: Int
  /// The time for which the counter was wanted.
  public let enabledNanoseconds: Int
  /// The time for which it counted.
  public let runningNanoseconds: Int

  /// Makes a count from stored figures.
  public init(count: Int, enabledNanoseconds: Int, runningNanoseconds: Int) {
    self.count = count
    self.enabledNanoseconds = enabledNanoseconds
    self.runningNanoseconds = runningNanoseconds
  }

  /// Whether the unit was shared, so that the count is an estimate and never gates.
  public var isScaled: Bool { runningNanoseconds < enabledNanoseconds }

  /// What stands beside a scaled count; nil where all of the time was counted.
  public var label: String? {
    guard isScaled else { return nil }
    let percent = (100 * Double(runningNanoseconds) / Double(enabledNanoseconds)).rounded()
    return "scaled up from \(Int(percent)) % of the time"
  }
}
