// SPDX-License-Identifier: Apache-2.0

/// A declared speed by which counted instructions become time that is the same on every machine.
///
/// Formula (article FrameMetrics A2, virtual cost model): w = instructions / rate in exact integer
/// arithmetic, rounded half up to whole nanoseconds.
/// Failure mode: instructions do not cost the same; cache misses and stalls are not in the figure.
/// It serves to see a change, not to say how long a frame takes.
public struct ModelledRate: Hashable, Sendable {
  /// The rate in instructions per nanosecond.
  public let instructionsPerNanosecond: DecimalFactor

  /// Makes a rate of so many instructions per nanosecond.
  public init(instructionsPerNanosecond: DecimalFactor) {
    self.instructionsPerNanosecond = instructionsPerNanosecond
  }

  /// Reads a rate such as `2.0` instructions per nanosecond.
  ///
  /// - Throws: ``HarnessError/instructionRateRefused(found:)`` for text that is no decimal number
  ///   from 0.001 through 1,000 with at most 6 decimal places.
  public init(_ text: String) throws(HarnessError) {
    guard let rate = DecimalFactor(text) else { throw .instructionRateRefused(found: text) }
    instructionsPerNanosecond = rate
  }

  /// What stands beside every figure that was modelled.
  public var label: String { "modelled at \(instructionsPerNanosecond) instructions per ns" }

  /// The modelled time; what does not fit becomes `Int.max`, which ``FrameMetrics`` refuses.
  public func nanoseconds(instructionCount: Int) -> Int {
    instructionsPerNanosecond.dividing(instructionCount)
  }
}
