// SPDX-License-Identifier: Apache-2.0

/// What a scanner asks for the advances of a text, in whole units of the ruler's own.
///
/// Offsets are those of the scalar's first byte; a ruler with one font has no use for them.
protocol AdvanceRuler {
  /// The advance of the ASCII byte at an offset.
  mutating func advance(ascii byte: UInt8, at offset: Int) -> Int

  /// The advance of the scalar at an offset behind `sequence`, which moves past it.
  mutating func advance(
    of scalar: UInt32,
    at offset: Int,
    in sequence: inout EmojiSequence
  ) -> Int

  /// The advance of an ellipsis that is set as the scalar at an offset.
  mutating func ellipsis(at offset: Int) -> Int

  /// Units in points.
  func points(_ units: Int) -> Double

  /// The greatest count of units whose width in points is at most `width`.
  ///
  /// NaN and infinity set no limit (`Int.max`); zero and less leave no room (0).
  func units(within width: Double) -> Int
}
