// SPDX-License-Identifier: Apache-2.0

extension LineScanner {
  /// The last permitted line, when text is left behind it, as the mode shows it.
  func truncated(_ line: LineSpan, _ mode: LineBreakMode) -> LineSpan {
    switch mode {
    case .wordWrapping, .charWrapping: line
    case .clipping: clipped(from: line.start)
    case .truncatingHead: headless(from: line.start)
    case .truncatingTail: tailless(from: line.start)
    case .truncatingMiddle: hollow(from: line.start)
    }
  }

  /// What an ellipsis that is set as the scalar at `offset` leaves of a room.
  ///
  /// Less than none if even the ellipsis is too wide, which then stands alone and sticks out.
  private func budget(in room: Int, at offset: Int) -> Int {
    var ruler = ruler
    return room - ruler.ellipsis(at: offset)
  }

  /// The ellipsis of a line that is shown from `start` to `end`: set as what stands before it.
  private func ellipsis(behind end: Int, from start: Int) -> Int {
    var ruler = ruler
    return ruler.ellipsis(at: end > start ? end - 1 : start)
  }

  /// Runs on to the cluster that crosses the edge, and is as wide as the edge is far.
  private func clipped(from start: Int) -> LineSpan {
    var cursor = ClusterCursor(text, ruler, at: start)
    var line = LineSpan(from: start)
    var units = 0
    while let cluster = cursor.next() {
      if let shownEnd = cluster.shownEnd {
        line.end = shownEnd
        line.units = min(units &+ cluster.shownUnits, maximumUnits)
      }
      units &+= cluster.units
      if line.units == maximumUnits { break }
    }
    return line
  }

  /// The start of the paragraph and an ellipsis for all the rest.
  private func tailless(from start: Int) -> LineSpan {
    var line = prefix(from: start, within: maximumUnits, beforeEllipsis: true)
    line.units += ellipsis(behind: line.end, from: start)
    line.elided = line.end..<text.count
    line.end = text.count
    return line
  }

  /// An ellipsis and the end of the text.
  private func headless(from start: Int) -> LineSpan {
    let rest = suffix(from: start) { budget(in: maximumUnits, at: $0) }
    var ruler = ruler
    var line = LineSpan(from: start)
    line.elided = start..<rest.start
    line.end = rest.end
    line.units = ruler.ellipsis(at: rest.start < rest.end ? rest.start : start) + rest.units
    return line
  }

  /// The start of the paragraph, an ellipsis, and the end of the text, which gets half the room.
  private func hollow(from start: Int) -> LineSpan {
    let half = budget(in: maximumUnits, at: start) / 2
    let rest = suffix(from: start) { min(half, budget(in: maximumUnits, at: $0)) }
    var line = prefix(from: start, within: maximumUnits - rest.units, beforeEllipsis: true)
    if line.end == start, rest.start < rest.end {
      var ruler = ruler
      line.units = ruler.ellipsis(at: rest.start) + rest.units
    } else {
      line.units += ellipsis(behind: line.end, from: start) + rest.units
    }
    line.elided = line.end..<rest.start
    line.end = rest.end
    return line
  }

  /// The clusters from `start` that fit, up to a terminator, without white space at the end.
  ///
  /// If an ellipsis is to follow, it is set as the last of them.
  private func prefix(from start: Int, within room: Int, beforeEllipsis: Bool) -> LineSpan {
    var cursor = ClusterCursor(text, ruler, at: start)
    var line = LineSpan(from: start)
    var units = 0
    var from = start
    while let cluster = cursor.next() {
      if let shownEnd = cluster.shownEnd {
        let shown = units &+ cluster.shownUnits
        if shown > (beforeEllipsis ? budget(in: room, at: from) : room) { break }
        line.end = shownEnd
        line.units = shown
      }
      units &+= cluster.units
      from = cursor.offset
    }
    return line
  }

  /// The clusters at the end of the last paragraph that fit, without white space at either end.
  ///
  /// `budget` is the room for what starts at an offset.
  private func suffix(from start: Int, budget: (Int) -> Int) -> LineSpan {
    let first = startOfLastParagraph(from: start)
    var line = prefix(from: first, within: .max, beforeEllipsis: false)
    var cursor = ClusterCursor(text, ruler, at: first)
    while line.start < line.end, let cluster = cursor.next() {
      // White space that the rest would begin with goes too, even where it fits.
      if cluster.shownEnd != nil && line.units <= budget(line.start) { break }
      // The last cluster may reach past the end that shows, with white space that hangs.
      line.start = min(cursor.offset, line.end)
      line.units = max(line.units - cluster.units, 0)
    }
    return line
  }

  /// Where the last paragraph starts, but not before `start`; a terminator at the end ends it.
  private func startOfLastParagraph(from start: Int) -> Int {
    var end = text.count
    let last = text.start(ofScalarEndingAt: end)
    if isTerminator(at: last) {
      let isPair = text[last] == 0x0A && last > start && text[last - 1] == 0x0D
      end = isPair ? last - 1 : last
    }
    while end > start {
      let before = text.start(ofScalarEndingAt: end)
      if isTerminator(at: before) { return end }
      end = before
    }
    return start
  }

  private func isTerminator(at offset: Int) -> Bool {
    ScalarProperties(of: text.scalar(at: offset).value).isTerminator
  }
}
