// SPDX-License-Identifier: Apache-2.0

import CTextTables

// Implementation notes
//
// A line is scanned once, from its start until it is too wide, and then ends where it last could
// have. "big red fox" on lines of 8 units, where each character takes one unit:
//
//     offset         0 1 2 3 4 5 6 7 8 9 10
//                    b i g   r e d   f o x
//     units          1 2 3 4 5 6 7 8 9              9 > 8, too wide at the f
//                            ^     ^ ^
//                            |     | +-- opportunity 8: the next line starts here
//                            |     +---- opportunityEnd 7, 7 units: this one ends behind the d
//                            +---------- opportunity 4, end 3: forgotten when the next one came
//
// An opportunity has two places, because white space between them hangs: it belongs to the line,
// counts nothing and never makes it too wide. With it goes a copy of the breaker as it stood there.
// The next line goes on from that copy, so that the rules see the whole paragraph, and the f is
// read again. A word that is wider than a line has no opportunity; then the line starts anew, by
// clusters.
//
// Two automata run beside each other, each with a rule book of its own:
//
//     scalar --+--> line class    --> LineBreaker   UAX #14: may a line end before it?
//              +--> cluster class --> ClusterPair   UAX #29: does a cluster end there?
//              +--> advance       --> WordRun       how far has the line come?
//
// A line ends where both agree, for UAX #14 permits places within a cluster, as between a space and
// a combining mark. `LineBreaker` is one byte, and a step one look into a table of 8 KB that the
// rules are worked out in once:
//
//     bit     7 6 5 4 3 2 1 0
//     state   j s c c c c c c     c: a class, or one with a past, such as ")" behind a number
//                                 s: spaces have followed
//                                 j: the last scalar was a joiner (LB8a)
//     entry   b s c c c c c c     b: a line may end between the state and the next class
//                                 s, c: the next state
//
// Rules that look back further than one scalar are thus contexts, and rules that look past spaces
// are bit s. One rule looks ahead, "$(12)" of LB25; there the answer is "unless a digit follows",
// and the scanner looks.
//
// Invariants:
//
// * `offset` is a cluster boundary, and until the text ends `breaker` is in the state of the
//   paragraph up to there.
// * A line's units are those of what shows: `end` is behind the last scalar that does not hang.
//
// Why not find all opportunities first and then fill lines: that takes an array as long as the
// text, and reads all of a text of which a cell shows two lines. Why not look for the end of a line
// by bisection: it needs a sum of advances up to each place, which is the same array. Lines that
// are balanced over the paragraph (Knuth and Plass) are no choice, as UIKit's labels take what
// fits.
//
// Costs. A step of the automata and an advance for each scalar, and nothing at all but the advance
// for a letter of ASCII within a word. What stands behind the last opportunity of a line is read
// again for the next; on a line where a word is cut, what fits is read by words, by clusters, and
// for the breaker.
//
// Where it is subtle:
//
// * A letter behind a letter continues a word (LB28) only if no space and no joiner came between:
//   the fast path asks for the state AL with no other bit set.
// * An opportunity counts only behind an advance. At the start of a line the rules permit the break
//   that was just taken, and behind scalars without an advance a line would end that shows nothing.
// * A cluster without an advance starts no line of its own, and a cluster that is too wide stands
//   alone: otherwise a narrow label would never come to an end.
// * The last permitted line is scanned like any other, to learn whether text is left. Only then,
//   and where the mode shows it otherwise, is it scanned again from the same start.

/// Breaks a text into lines, one line at a call, without allocating.
///
/// Greedy: a line takes what fits. Every scalar is read a bounded number of times, whatever the
/// text: once per line it could have stood on, and once more where a word has to be cut.
///
/// The limit, the mode and the handling of Hangul may change from line to line.
struct LineScanner<Ruler: AdvanceRuler> {
  /// Whether some of the text is not shown; known once `next()` has answered nil.
  private(set) var isTruncated = false

  let text: ScalarBytes
  var ruler: Ruler
  /// The width that a line may have, in units of the ruler.
  var maximumUnits: Int
  /// How the lines are broken, and the last permitted one cut.
  var mode: LineBreakMode
  /// Whether lines end between Hangul syllables only where nothing else is possible.
  var keepsHangulWords = false
  /// Where the next line starts.
  private(set) var offset = 0

  private let pairs = LineBreakPairs.shared
  private var remainingLineCount: Int
  private var breaker = LineBreaker()

  /// Stands at the start of a text; `maximumLineCount` of 0 or less sets no limit.
  init(
    _ text: ScalarBytes,
    ruler: Ruler,
    maximumUnits: Int,
    maximumLineCount: Int,
    mode: LineBreakMode
  ) {
    self.text = text
    self.ruler = ruler
    self.maximumUnits = maximumUnits
    self.mode = mode
    remainingLineCount = maximumLineCount > 0 ? maximumLineCount : .max
  }

  mutating func next() -> LineSpan? {
    guard offset < text.count, remainingLineCount > 0 else { return nil }
    remainingLineCount -= 1
    let line = mode == .charWrapping ? clusterLine() : wordLine()
    guard remainingLineCount == 0, offset < text.count else { return line }
    isTruncated = true
    return truncated(line, mode)
  }

  /// Takes the words that fit; if not even one does, the clusters that fit.
  private mutating func wordLine() -> LineSpan {
    // For `clusterLine()`, which reads the line again if no word fits.
    let first = breaker
    var words = WordRun(startingAt: offset)
    while words.at < text.count {
      let byte = text[words.at]
      if byte == 0x20 {  // LB7: no line ends before it.
        _ = breaker.step(over: LineBreakClass.SP.rawValue, pairs: pairs)
        words.take(ascii: ruler.advance(ascii: byte, at: words.at), hangs: true)
        continue
      }
      if breaker.isInWord, byte &- 0x61 < 26 || byte &- 0x41 < 26 {  // LB28
        words.take(ascii: ruler.advance(ascii: byte, at: words.at), hangs: false)
        if words.units > maximumUnits { return overflowing(words, first) }
        continue
      }
      let (scalar, length) = text.scalar(at: words.at)
      let properties = ScalarProperties(of: scalar)
      if properties.isTerminator { return ended(words.line, by: words.at) }
      // An opportunity lies before the scalar, so the state to go on from is the one before the
      // step.
      let before = breaker
      let opportunity = breaker.step(over: properties.lineClass, pairs: pairs)
      let isClusterBoundary = words.clusters.step(over: properties)
      if opportunity != .prohibited, isClusterBoundary, words.units > 0,
        opportunity == .allowed || !isDigit(after: words.at + length),
        !keepsHangulWords || !before.isBetweenHangul(before: properties.lineClass)
      {
        words.mayEnd(before)
      }
      let units = ruler.advance(of: scalar, at: words.at, in: &words.sequence)
      if properties.hangs {
        words.hang(units, length: length)
      } else {
        words.show(units, length: length)
        if words.units > maximumUnits { return overflowing(words, first) }
      }
    }
    offset = text.count
    return words.line
  }

  /// Ends a line at its last opportunity, or starts it again by clusters if it had none.
  private mutating func overflowing(_ words: WordRun, _ first: LineBreaker) -> LineSpan {
    guard let (line, next, state) = words.lineAtOpportunity else {
      breaker = first
      return clusterLine()
    }
    offset = next
    breaker = state
    return line
  }

  /// Takes the clusters that fit, but at least one that has an advance.
  private mutating func clusterLine() -> LineSpan {
    var cursor = ClusterCursor(text, ruler, at: offset)
    var line = LineSpan(from: offset)
    var units = 0
    var end = offset
    while let cluster = cursor.next() {
      if let shownEnd = cluster.shownEnd {
        let shown = units &+ cluster.shownUnits
        // At least one cluster with an advance, or the line would stay where it is; and what adds
        // nothing to it starts no line of its own.
        if shown > maximumUnits, units > 0, shown > line.units {
          move(to: end)
          return line
        }
        line.end = shownEnd
        line.units = shown
      }
      units &+= cluster.units
      end = cursor.offset
    }
    guard end < text.count else {
      offset = end
      return line
    }
    return ended(line, by: end)
  }

  /// Ends a line at the terminator at `offset`; what follows starts anew.
  private mutating func ended(_ line: LineSpan, by terminator: Int) -> LineSpan {
    offset = text.end(ofTerminatorAt: terminator)
    breaker = LineBreaker()
    return line
  }

  /// Moves on within a line, so that the rules go on seeing the whole paragraph.
  private mutating func move(to end: Int) {
    while offset < end {
      let (scalar, length) = text.scalar(at: offset)
      _ = breaker.step(over: ScalarProperties(of: scalar).lineClass, pairs: pairs)
      offset += length
    }
  }

  /// Whether the next scalar from `offset` is a digit, combining marks passed over (LB25, LB9).
  private func isDigit(after offset: Int) -> Bool {
    var offset = offset
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      let lineClass = ScalarProperties(of: scalar).lineClass
      offset += length
      // By LB9 marks belong to the bracket, so the digit stands behind it all the same.
      if lineClass == LineBreakClass.CM.rawValue || lineClass == LineBreakClass.ZWJ.rawValue {
        continue
      }
      return lineClass == LineBreakClass.NU.rawValue
    }
    return false
  }
}

/// One line, as the scanner finds it.
struct LineSpan {
  var start: Int
  /// The offset behind the last scalar that does not hang.
  var end: Int
  /// The width of what is shown, in units of the ruler.
  var units: Int
  var elided: Range<Int>?

  /// A line; by default one that shows nothing yet.
  @inline(__always)
  init(from start: Int, to end: Int? = nil, units: Int = 0, elided: Range<Int>? = nil) {
    self.start = start
    self.end = end ?? start
    self.units = units
    self.elided = elided
  }
}

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
