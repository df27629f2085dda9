// SPDX-License-Identifier: Apache-2.0

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
