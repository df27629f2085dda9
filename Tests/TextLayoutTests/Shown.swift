// SPDX-License-Identifier: Apache-2.0

import TextLayout

/// What each line of a layout shows, ellipses included.
func shownLines(_ text: String, _ layout: ParagraphLayout) -> [String] {
  layout.lines.map { line in
    let bytes = Array(text.utf8)
    func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    guard let elided = line.elidedUTF8Range else { return slice(line.utf8Range) }
    return slice(line.utf8Range.lowerBound..<elided.lowerBound) + "…"
      + slice(elided.upperBound..<line.utf8Range.upperBound)
  }
}
