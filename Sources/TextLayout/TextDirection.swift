// SPDX-License-Identifier: Apache-2.0

/// The direction in which the lines of a paragraph run.
///
/// It decides where a line starts, so on which side it is aligned and at which end an ellipsis
/// stands. Nothing is shaped, and nothing is reordered within a line: texts stay in logical order.
public enum TextDirection: UInt8, CaseIterable, Hashable, Sendable {
  /// From left to right, as Latin and Hangul.
  case leftToRight
  /// From right to left, as Arabic and Hebrew.
  case rightToLeft

  /// The base direction of the first paragraph of a text, or nil if it has no strong character.
  ///
  /// Rules P2 and P3 of UAX #9 (Unicode 15.0): that of the first strong character outside isolates.
  /// Complexity: O(bytes up to that character).
  public init?(ofFirstParagraphIn text: String) {
    var text = text
    let direction = text.withUTF8 { ScalarBytes($0)?.direction(ofParagraphAt: 0) }
    guard let direction else { return nil }
    self = direction
  }
}
