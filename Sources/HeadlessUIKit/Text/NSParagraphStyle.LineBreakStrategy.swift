// SPDX-License-Identifier: Apache-2.0

extension NSParagraphStyle {
  /// What lines do beyond the rules of UAX #14.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Avoids a short last line; kept, and without effect here.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Ends lines between Hangul syllables only where a word is wider than the line.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// What labels do by themselves; here the rules of UAX #14 alone, unlike its other bits.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

    /// Creates a strategy from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Whether words of Hangul are kept together.
    var keepsHangulWords: Bool { contains(.hangulWordPriority) && self != .standard }
  }
}
