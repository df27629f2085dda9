// SPDX-License-Identifier: Apache-2.0

extension TextMeasurer {
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
    let nothing = StyledLayout(
      lines: [],
      size: TextSize(width: 0, height: 0),
      isTruncated: false
    )
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
