// SPDX-License-Identifier: Apache-2.0

/// Measures texts and breaks them into lines.
///
/// The width of a text is the sum of the advances of its scalars; there is no kerning and no
/// shaping. Combining marks, controls and format characters have none, an emoji sequence has that
/// of its first pictograph, two regional indicators that of one wide character. Scalars that the
/// font lacks are one em wide if East_Asian_Width says wide, else half an em. A tab is four spaces;
/// a soft hyphen is a place to break and never shows.
///
/// LF, CR, CR LF, VT, FF, NEL, U+2028 and U+2029 end a line; the last line needs none, and a text
/// that is empty has no line. White space at the end of a line hangs: it has no part in the width.
/// A word wider than the line is broken between grapheme clusters, and a cluster wider than the
/// line stands alone and sticks out.
///
/// A line runs in the direction of its paragraph, which is that of the first strong character by
/// rules P2 and P3 of UAX #9. The text of a line stays in logical order: nothing is reordered.
///
/// A maximum width of NaN or infinity sets no limit; zero and less leave no room, so that every
/// cluster gets a line of its own. A maximum line count of zero or less sets no limit.
///
/// Complexity: O(bytes of the text), and no more than the permitted lines are read, save by head
/// and middle truncation and before the first strong character. Only `layout` allocates, one array.
public enum TextMeasurer {
  /// The width of all of a text on one line in points, hanging white space included.
  ///
  /// Line terminators count nothing. Complexity: O(bytes); allocates nothing.
  public static func width(of text: String, font: TextFont) -> Double {
    withBytes(of: text, empty: 0) { bytes in
      var sum = AdvanceSum(bytes, AdvanceRow(font.weight))
      while !sum.run(within: .max) { sum.skipTerminator() }
      return font.points(sum.units)
    }
  }

  /// The size of a text broken into lines, in points; equals `layout(…).size`.
  ///
  /// Complexity: O(bytes); allocates nothing.
  public static func size(
    of text: String,
    font: TextFont,
    maximumWidth: Double = .infinity,
    maximumLineCount: Int = 0,
    lineBreakMode: LineBreakMode = .wordWrapping,
    keepsHangulWords: Bool = false
  ) -> TextSize {
    withBytes(of: text, empty: TextSize(width: 0, height: 0)) { bytes in
      let row = AdvanceRow(font.weight)
      let limit = font.units(within: maximumWidth)
      if let line = singleLine(bytes, row, within: limit) {
        return extent(units: line.units, lineCount: 1, font)
      }
      var scanner = LineScanner(
        bytes,
        ruler: FontRuler(font),
        maximumUnits: limit,
        maximumLineCount: maximumLineCount,
        mode: lineBreakMode
      )
      scanner.keepsHangulWords = keepsHangulWords
      var widest = 0
      var lineCount = 0
      while let line = scanner.next() {
        widest = max(widest, line.units)
        lineCount += 1
      }
      return extent(units: widest, lineCount: lineCount, font)
    }
  }

  /// Breaks a text into lines.
  ///
  /// A paragraph without strong characters runs in `neutralDirection`, which is asked for
  /// only then. With `keepsHangulWords` lines
  /// end between Hangul syllables only where nothing else is possible.
  /// Complexity: O(bytes); allocates the array of lines.
  public static func layout(
    _ text: String,
    font: TextFont,
    maximumWidth: Double = .infinity,
    maximumLineCount: Int = 0,
    lineBreakMode: LineBreakMode = .wordWrapping,
    keepsHangulWords: Bool = false,
    neutralDirection: @autoclosure () -> TextDirection = .leftToRight
  ) -> ParagraphLayout {
    let nothing = paragraph([], widest: 0, font, isTruncated: false)
    return withBytes(of: text, empty: nothing) { bytes in
      let row = AdvanceRow(font.weight)
      let limit = font.units(within: maximumWidth)
      if let line = singleLine(bytes, row, within: limit) {
        let direction = bytes.direction(ofParagraphAt: 0) ?? neutralDirection()
        let shown = TextLine(line, width: font.points(line.units), direction)
        return paragraph([shown], widest: line.units, font, isTruncated: false)
      }
      var scanner = LineScanner(
        bytes,
        ruler: FontRuler(font),
        maximumUnits: limit,
        maximumLineCount: maximumLineCount,
        mode: lineBreakMode
      )
      scanner.keepsHangulWords = keepsHangulWords
      var widest = 0
      var direction = TextDirection.leftToRight
      var lines: [TextLine] = []
      lines.reserveCapacity(4)  // One allocation for a label of usual length, not three.
      while let line = scanner.next() {
        widest = max(widest, line.units)
        if bytes.isParagraphStart(line.start) {
          direction = bytes.direction(ofParagraphAt: line.start) ?? neutralDirection()
        }
        lines.append(TextLine(line, width: font.points(line.units), direction))
      }
      return paragraph(lines, widest: widest, font, isTruncated: scanner.isTruncated)
    }
  }

  /// The whole text as one line, if it has no terminator and fits.
  @inline(__always)
  private static func singleLine(
    _ bytes: ScalarBytes,
    _ row: AdvanceRow,
    within limit: Int
  ) -> LineSpan? {
    var sum = AdvanceSum(bytes, row)
    guard sum.run(within: limit) else { return nil }
    let trimmed = sum.trimmed()
    return LineSpan(from: 0, to: trimmed.end, units: trimmed.units)
  }

  private static func paragraph(
    _ lines: [TextLine],
    widest: Int,
    _ font: TextFont,
    isTruncated: Bool
  ) -> ParagraphLayout {
    let size = extent(units: widest, lineCount: lines.count, font)
    return ParagraphLayout(lines: lines, size: size, isTruncated: isTruncated)
  }

  private static func extent(units: Int, lineCount: Int, _ font: TextFont) -> TextSize {
    TextSize(width: font.points(units), height: Double(lineCount) * font.lineHeight)
  }

  /// Runs `body` on the UTF-8 of a text, which native strings lend without a copy.
  @inline(__always)
  static func withBytes<Answer>(
    of text: String,
    empty: Answer,
    _ body: (ScalarBytes) -> Answer
  ) -> Answer {
    let answer = text.utf8.withContiguousStorageIfAvailable { buffer in
      ScalarBytes(buffer).map(body) ?? empty
    }
    if let answer { return answer }
    var native = text
    return native.withUTF8 { ScalarBytes($0).map(body) ?? empty }
  }

  /// Breaks a text with runs into lines; how they are broken is part of its paragraphs' metrics.
  ///
  /// A line is as high as the tallest run that shows in it. The rules see the whole text, so a
  /// border between runs neither permits a break nor forbids one. With one font and default metrics
  /// the lines are those of the plain text. The ellipsis is set as the text before it; at the head
  /// of a line as the text behind it.
  ///
  /// A paragraph without strong characters and without a direction of its own runs in
  /// `neutralDirection`. Complexity: O(bytes + runs).
  public static func layout(
    _ styled: StyledText,
    maximumWidth: Double = .infinity,
    maximumLineCount: Int = 0,
    neutralDirection: TextDirection = .leftToRight
  ) -> StyledLayout {
    let nothing = StyledLayout(lines: [], size: TextSize(width: 0, height: 0), isTruncated: false)
    return withBytes(of: styled.text, empty: nothing) { bytes in
      func layout(_ ruler: some AdvanceRuler) -> StyledLayout {
        var scan = StyledScan(
          styled,
          bytes,
          ruler: ruler,
          maximumWidth: maximumWidth,
          maximumLineCount: maximumLineCount,
          neutralDirection: neutralDirection
        )
        return scan.layout()
      }
      if let font = styled.onlyFont { return layout(FontRuler(font)) }
      return styled.measured.withUnsafeBufferPointer { layout(RunRuler($0)) }
    }
  }

  /// The parts of a line that are set in one run each, in logical order.
  ///
  /// In a line that runs from right to left the first part stands at the right. An ellipsis belongs
  /// to the part before it, or to the one behind it at the start of a line. Complexity: O(bytes of
  /// the line + log runs).
  public static func pieces(of line: TextLine, in styled: StyledText) -> [StyledPiece] {
    withBytes(of: styled.text, empty: []) { bytes in
      if let font = styled.onlyFont {
        return StyledPieces(line, styled, bytes, FontRuler(font)).pieces()
      }
      return styled.measured.withUnsafeBufferPointer { runs in
        StyledPieces(line, styled, bytes, RunRuler(runs)).pieces()
      }
    }
  }
}
