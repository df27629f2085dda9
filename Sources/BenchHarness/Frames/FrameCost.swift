// SPDX-License-Identifier: Apache-2.0

/// The conversion of a frame's reading into the work that is compared with its budget.
///
/// Figures of two costs are never mixed in one number, so the label names the cost.
public enum FrameCost: Hashable, Sendable {
  /// Nanoseconds, multiplied by a slowdown.
  case measured(Slowdown)
  /// Instruction counts, turned into time by a declared rate.
  case modelled(ModelledRate)

  /// Unchanged nanoseconds.
  public static let asMeasured = FrameCost.measured(.none)

  /// The note on the figures; nil for work as measured.
  public var label: String? {
    switch self {
    case .measured(let slowdown): slowdown.label
    case .modelled(let rate): rate.label
    }
  }

  public func workNanoseconds(reading: Int) -> Int {
    switch self {
    case .measured(let slowdown): slowdown.slowed(workNanoseconds: reading)
    case .modelled(let rate): rate.nanoseconds(instructionCount: reading)
    }
  }
}

/// The slowdown of a modelled device: measured work is multiplied before frames are judged.
///
/// Formula: w′ = w · X in exact integer arithmetic, rounded half up to whole nanoseconds. Failure mode: no
/// device is slower by one factor throughout; memory and arithmetic differ. Such a figure answers "what if", so
/// its label always accompanies it.
public struct Slowdown: Codable, Hashable, Sendable {
  public let factor: DecimalFactor

  public static let none = Slowdown(factor: .identity)

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

  public init(from decoder: any Decoder) throws {
    try self.init(try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(factor.description)
  }

  /// The note on multiplied figures; nil where nothing was.
  public var label: String? {
    factor == .identity ? nil : "work multiplied by \(factor)"
  }

  /// Returns the multiplied work, clamped to `Int.max`, which ``FrameMetrics`` refuses.
  public func slowed(workNanoseconds: Int) -> Int {
    factor.multiplied(by: workNanoseconds)
  }
}

/// A declared rate that turns counted instructions into time, equal on every machine.
///
/// Formula (article FrameMetrics A2, virtual cost model): w = instructions / rate in exact integer arithmetic,
/// rounded half up to whole nanoseconds. Failure mode: instructions differ in cost; cache misses and stalls are
/// not in the figure. It shows changes, not the duration of a frame.
public struct ModelledRate: Hashable, Sendable {
  public let instructionsPerNanosecond: DecimalFactor

  public init(instructionsPerNanosecond: DecimalFactor) {
    self.instructionsPerNanosecond = instructionsPerNanosecond
  }

  /// The note on modelled figures.
  public var label: String { "modelled at \(instructionsPerNanosecond) instructions per ns" }

  /// Returns the modelled time, clamped to `Int.max`, which ``FrameMetrics`` refuses.
  public func nanoseconds(instructionCount: Int) -> Int {
    instructionsPerNanosecond.dividing(instructionCount)
  }
}
