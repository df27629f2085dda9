// SPDX-License-Identifier: Apache-2.0

import CTextTables

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

  /// The next line from top to bottom, or nil when the text or the permitted lines are used up.
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
      if lineClass == LineBreakClass.CM.rawValue || lineClass == LineBreakClass.ZWJ.rawValue {
        continue
      }
      return lineClass == LineBreakClass.NU.rawValue
    }
    return false
  }
}
