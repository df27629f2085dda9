// SPDX-License-Identifier: Apache-2.0

/// How the reading of a frame becomes the work that is held against its budget.
///
/// Figures of two costs are never mixed in one number, which is why the label says which it was.
public enum FrameCost: Hashable, Sendable {
  /// Readings are nanoseconds, multiplied by a slowdown.
  case measured(Slowdown)
  /// Readings are instruction counts, turned into time by a declared rate.
  case modelled(ModelledRate)

  /// Readings are nanoseconds and stay as they are.
  public static let asMeasured = FrameCost.measured(.none)

  /// What stands beside the figures; nil for work as it was measured.
  public var label: String? {
    switch self {
    case .measured(let slowdown): slowdown.label
    case .modelled(let rate): rate.label
    }
  }

  /// The work of a frame.
  public func workNanoseconds(reading: Int) -> Int {
    switch self {
    case .measured(let slowdown): slowdown.slowed(workNanoseconds: reading)
    case .modelled(let rate): rate.nanoseconds(instructionCount: reading)
    }
  }
}

/// How much slower the modelled device is: measured work is multiplied before frames are judged.
///
/// Formula: w′ = w · X in exact integer arithmetic, rounded half up to whole nanoseconds.
/// Failure mode: no device is slower by one factor throughout; memory and arithmetic differ. A
/// figure under a slowdown is a question of "what if", so its label goes wherever it goes.
public struct Slowdown: Codable, Hashable, Sendable {
  /// The multiplier X.
  public let factor: DecimalFactor

  /// Work as it was measured.
  public static let none = Slowdown(factor: .identity)

  /// Makes a slowdown by a factor.
  public init(factor: DecimalFactor) {
    self.factor = factor
  }

  /// Reads a multiplier such as `2.5`; below 1 it models a faster device.
  ///
  /// - Throws: ``HarnessError/slowdownRefused(found:)`` for text that is no decimal number from
  ///   0.001 through 1,000 with at most 6 decimal places.
  public init(_ text: String) throws(HarnessError) {
    guard let factor = DecimalFactor(text) else { throw .slowdownRefused(found: text) }
    self.factor = factor
  }

  /// Reads a multiplier that ``encode(to:)`` wrote.
  public init(from decoder: any Decoder) throws {
    try self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the multiplier as text.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(factor.description)
  }

  /// What stands beside every figure that was multiplied; nil where nothing was.
  public var label: String? {
    factor == .identity ? nil : "work multiplied by \(factor)"
  }

  /// The multiplied work; what does not fit becomes `Int.max`, which ``FrameMetrics`` refuses.
  public func slowed(workNanoseconds: Int) -> Int {
    factor.multiplied(by: workNanoseconds)
  }
}

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
