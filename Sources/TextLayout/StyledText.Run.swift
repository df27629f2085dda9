// SPDX-License-Identifier: Apache-2.0

extension StyledText {
  /// A stretch of a text that is set in one font.
  public struct Run: Hashable, Sendable {
    /// The offset behind its last byte of UTF-8.
    public internal(set) var utf8End: Int
    /// The count of its bytes, known once it is part of a text.
    public internal(set) var utf8Count = 0
    /// The font.
    public let font: TextFont
    /// What is added to each advance that is not zero, in points; no advance becomes negative.
    public let kern: Double
    /// How far the baseline is raised, in points.
    public let baselineOffset: Double

    /// Makes a run; NaN stands for 0, and lengths stay within ±100,000.
    public init(utf8End: Int, font: TextFont, kern: Double = 0, baselineOffset: Double = 0) {
      self.utf8End = utf8End
      self.font = font
      self.kern = ParagraphMetrics.length(kern, within: -100_000...100_000)
      self.baselineOffset = ParagraphMetrics.length(baselineOffset, within: -100_000...100_000)
    }

    /// The offset of its first byte.
    public var utf8Start: Int { utf8End - utf8Count }

    /// Whether its text is as wide as in another run.
    func isMeasured(as other: Run) -> Bool { font == other.font && kern == other.kern }
  }
}
