// SPDX-License-Identifier: Apache-2.0

/// What decides how the lines of a paragraph are broken and placed; lengths in points.
///
/// A length that is NaN or negative reads as 0, one past 100,000 as 100,000.
public struct ParagraphMetrics: Hashable, Sendable {
  /// Metrics that change nothing.
  public static let `default` = ParagraphMetrics()

  /// How lines are broken, and the last permitted one cut.
  public var lineBreakMode = LineBreakMode.wordWrapping
  /// The direction of the lines; nil takes that of the first strong character.
  public var direction: TextDirection?
  /// Whether lines end between Hangul syllables only where nothing else is possible.
  public var keepsHangulWords = false
  /// The room between a line and the next.
  public var lineSpacing = 0.0
  /// The further room behind the paragraph, if another one follows.
  public var paragraphSpacing = 0.0
  /// The further room before the paragraph, if another one precedes.
  public var paragraphSpacingBefore = 0.0
  /// What the height of each line is multiplied by; 0 stands for 1.
  public var lineHeightMultiple = 0.0
  public var minimumLineHeight = 0.0
  /// The greatest height of a line; 0 sets no limit.
  public var maximumLineHeight = 0.0
  /// The distance of the first line from the edge where lines start.
  public var firstLineHeadIndent = 0.0
  /// The distance of the other lines from the edge where lines start.
  public var headIndent = 0.0
  /// Where lines end: from the edge where they start if positive, else from the other edge.
  public var tailIndent = 0.0

  public init() {}

  /// A length brought into a range; NaN reads as 0.
  static func length(_ length: Double, within range: ClosedRange<Double>) -> Double {
    length.isNaN ? 0 : min(max(length, range.lowerBound), range.upperBound)
  }

  /// The same metrics with every length in the range that it may have.
  var sanitized: ParagraphMetrics {
    let most = 100_000.0
    var metrics = self
    for path in ParagraphMetrics.lengths {
      metrics[keyPath: path] = ParagraphMetrics.length(self[keyPath: path], within: 0...most)
    }
    metrics.tailIndent = ParagraphMetrics.length(tailIndent, within: -most...most)
    return metrics
  }

  private static var lengths: [WritableKeyPath<ParagraphMetrics, Double>] {
    [
      \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.lineHeightMultiple,
      \.minimumLineHeight, \.maximumLineHeight, \.firstLineHeadIndent, \.headIndent,
    ]
  }
}

/// Metrics that hold for a stretch of a text.
public struct ParagraphStretch: Hashable, Sendable {
  /// The offset behind its last byte of UTF-8.
  public let utf8End: Int
  /// The metrics of the paragraphs that start in it.
  public let metrics: ParagraphMetrics

  /// Makes a stretch; lengths in the metrics are brought into the range that they may have.
  public init(utf8End: Int, metrics: ParagraphMetrics) {
    self.utf8End = utf8End
    self.metrics = metrics.sanitized
  }
}

/// How text that is too wide for its line is broken, cut or shortened.
public enum LineBreakMode: UInt8, CaseIterable, Hashable, Sendable {
  /// Lines break where UAX #14 permits; lines past the maximum count are dropped.
  case wordWrapping
  /// Lines break between any two grapheme clusters; lines past the maximum count are dropped.
  case charWrapping
  /// Lines break as words do; the last permitted line runs on and is cut at the edge.
  case clipping
  /// Lines break as words do; the last permitted line is an ellipsis and the end of the text.
  case truncatingHead
  /// Lines break as words do; the last permitted line ends in an ellipsis.
  case truncatingTail
  /// Lines break as words do; the last permitted line has an ellipsis in its middle.
  case truncatingMiddle
}

/// The direction in which the lines of a paragraph run.
///
/// It decides where a line starts, so on which side it is aligned and at which end an ellipsis
/// stands. Nothing is shaped, and nothing is reordered within a line: texts stay in logical order.
public enum TextDirection: UInt8, CaseIterable, Hashable, Sendable {
  case leftToRight
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
