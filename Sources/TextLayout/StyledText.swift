// SPDX-License-Identifier: Apache-2.0

/// A text in runs of different fonts, and in paragraphs of different metrics.
///
/// A border that lies within a grapheme cluster moves behind it, since a cluster is set in one font.
public struct StyledText: Sendable {
  public let text: String
  /// The runs in order, borders moved; the last one ends with the text, some may be empty.
  public let runs: [Run]
  /// Which metrics hold up to which byte; a paragraph has those that hold at its first byte.
  public let stretches: [ParagraphStretch]
  // The runs as the ruler reads them, alike neighbours joined.
  let measured: [RunRuler.Run]
  /// The font of all of the text, if it has but one and no kern.
  public let onlyFont: TextFont?

  /// Makes a text from runs and stretches that follow one another.
  ///
  /// Ends are brought into order and into the text; what is past the last run belongs to it. Without
  /// any run the font has size 0, without any stretch the metrics are the default ones.
  /// Complexity: O(bytes).
  public init(_ text: String, runs: [Run], stretches: [ParagraphStretch] = []) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    let given = runs.isEmpty ? [Run(utf8End: 0, font: TextFont(pointSize: 0))] : runs
    let runs = text.withUTF8 { StyledText.placed(given, in: ScalarBytes($0)) }
    self.runs = runs
    self.stretches =
      stretches.isEmpty ? [ParagraphStretch(utf8End: 0, metrics: .default)] : stretches
    let shown = runs.contains { $0.utf8Count > 0 } ? runs.filter { $0.utf8Count > 0 } : runs
    let isUniform = shown.dropFirst().allSatisfy { $0.isMeasured(as: shown[0]) }
    onlyFont = isUniform && shown[0].kern == 0 ? shown[0].font : nil
    measured = onlyFont == nil ? StyledText.measured(shown) : []
  }

  /// The same text with all lengths that belong to fonts multiplied.
  public func scaled(by factor: Double) -> StyledText {
    let scaled = runs.map { run in
      Run(
        utf8End: run.utf8End,
        font: TextFont(pointSize: run.font.pointSize * factor, weight: run.font.weight),
        kern: run.kern * factor,
        baselineOffset: run.baselineOffset * factor
      )
    }
    return StyledText(text, runs: scaled, stretches: stretches)
  }

  private static func measured(_ runs: [Run]) -> [RunRuler.Run] {
    var measured: [RunRuler.Run] = []
    var last: Run?
    for run in runs {
      if let last, run.isMeasured(as: last) {
        measured[measured.count - 1].end = run.utf8End
      } else {
        measured.append(RunRuler.Run(end: run.utf8End, font: run.font, kern: run.kern))
      }
      last = run
    }
    return measured
  }

  /// The runs with their ends in order, on cluster boundaries and up to the end of the text.
  private static func placed(_ runs: [Run], in text: ScalarBytes?) -> [Run] {
    var boundaries = text.map(ClusterBoundaries.init)
    let count = text?.count ?? 0
    var placed = runs
    var start = 0
    for index in placed.indices {
      let isLast = index == placed.count - 1
      let asked = isLast ? count : min(max(start, placed[index].utf8End), count)
      let end = boundaries?.first(from: asked) ?? 0
      placed[index].utf8Count = end - start
      placed[index].utf8End = end
      start = end
    }
    return placed
  }

  /// A stretch of a text that is set in one font.
  public struct Run: Hashable, Sendable {
    /// The offset behind its last byte of UTF-8.
    public internal(set) var utf8End: Int
    /// The count of its bytes, known once it is part of a text.
    public internal(set) var utf8Count = 0
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

    public var utf8Start: Int { utf8End - utf8Count }

    /// Whether its text is as wide as in another run.
    func isMeasured(as other: Run) -> Bool { font == other.font && kern == other.kern }
  }
}

/// A text with runs, broken into lines.
public struct StyledLayout: Hashable, Sendable {
  public let lines: [StyledLine]
  /// The width of the widest line with its indents and the height of all, in points, unrounded.
  public let size: TextSize
  /// Whether some of the text is not shown: dropped, cut at the edge or behind an ellipsis.
  public let isTruncated: Bool
}

/// One line of a laid out text with runs; lengths in points.
public struct StyledLine: Hashable, Sendable {
  /// Which bytes the line stands for, and how wide it is.
  public let line: TextLine
  /// The number of the stretch whose metrics its paragraph has.
  public let stretch: Int
  /// Whether it is the first line of its paragraph.
  public let startsParagraph: Bool
  /// The distance of its top from that of the text.
  public internal(set) var top: Double
  public let height: Double
  /// The distance of its baseline from its top.
  public let ascent: Double
}

/// The part of a line that is set in one run.
public struct StyledPiece: Hashable, Sendable {
  public let run: Int
  /// Which bytes it stands for, an ellipsis included, and how wide it is.
  public let line: TextLine
  /// The distance of its left end from that of the line, in points.
  public let x: Double
}
