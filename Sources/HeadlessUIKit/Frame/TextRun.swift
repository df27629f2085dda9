// SPDX-License-Identifier: Apache-2.0

import TextLayout

/// One line of text as it is drawn.
struct TextRun {
  /// The whole text that the line is part of.
  let text: String
  /// Which part of the text it shows, and how wide it is.
  let line: TextLine
  /// The left end, in points.
  let x: Double
  /// The baseline, in points from the top.
  let baseline: Double
  /// The metrics of the font.
  let font: TextFont
  /// The colour.
  let packedRGBA: UInt32
}

extension TextRun {
  /// The text as it is read on the screen, with the ellipsis where one stands.
  var shownText: String {
    let bytes = Array(text.utf8)
    guard let elided = line.elidedUTF8Range else {
      return String(decoding: bytes[line.utf8Range], as: UTF8.self)
    }
    return String(decoding: bytes[line.utf8Range.lowerBound..<elided.lowerBound], as: UTF8.self)
      + "\u{2026}"
      + String(decoding: bytes[elided.upperBound..<line.utf8Range.upperBound], as: UTF8.self)
  }
}
