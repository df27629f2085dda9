// SPDX-License-Identifier: Apache-2.0

/// How high a line is: as its tallest run, or as its paragraph demands.
struct LineExtent {
  private var tallest: TextFont?
  private var raised = 0.0
  private var lowered = 0.0

  /// Takes a run that shows in the line.
  mutating func include(_ run: StyledText.Run) {
    if run.baselineOffset == 0 {
      if run.font.pointSize > tallest?.pointSize ?? -1 { tallest = run.font }
    } else {
      raised = max(raised, run.font.ascender + run.baselineOffset)
      lowered = max(lowered, -run.font.descender - run.baselineOffset)
    }
  }

  /// The height of the line and the distance of its baseline from its top, in points.
  ///
  /// What a paragraph adds to the height or takes from it lies above the text.
  func height(in metrics: ParagraphMetrics) -> (height: Double, ascent: Double) {
    let font = tallest ?? TextFont(pointSize: 0)
    let ascent = max(font.ascender, raised)
    let depth = max(-font.descender, lowered)
    // One font's own height, where it decides: a sum would differ from it in the last bit.
    let isOne = ascent == font.ascender && depth == -font.descender
    let natural = isOne ? font.lineHeight : ascent + depth
    var height = natural
    if metrics.lineHeightMultiple > 0 { height *= metrics.lineHeightMultiple }
    height = max(height, metrics.minimumLineHeight)
    if metrics.maximumLineHeight > 0 { height = min(height, metrics.maximumLineHeight) }
    return (height, ascent + (height - natural))
  }
}
