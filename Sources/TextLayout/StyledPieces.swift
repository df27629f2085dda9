// SPDX-License-Identifier: Apache-2.0

/// Cuts a line into the parts that are set in one run each.
struct StyledPieces<Ruler: AdvanceRuler> {
  private let line: TextLine
  private let styled: StyledText
  private let bytes: ScalarBytes
  private var ruler: Ruler

  /// Takes a line that was found in the text with such a ruler.
  init(_ line: TextLine, _ styled: StyledText, _ bytes: ScalarBytes, _ ruler: Ruler) {
    self.line = line
    self.styled = styled
    self.bytes = bytes
    self.ruler = ruler
  }

  func pieces() -> [StyledPiece] {
    let cuts = self.cuts()
    guard cuts.count > 1 else {
      return cuts.map { StyledPiece(run: $0.run, line: line, x: 0) }
    }
    var ruler = ruler
    var pieces: [StyledPiece] = []
    var done = 0.0
    for cut in cuts {
      var units = width(
        cut.range.lowerBound..<(cut.elided?.lowerBound ?? cut.range.upperBound),
        &ruler
      )
      if let elided = cut.elided {
        units += width(elided.upperBound..<cut.range.upperBound, &ruler)
        let behind = elided.lowerBound > cut.range.lowerBound
        units += ruler.ellipsis(
          at: behind ? elided.lowerBound - 1 : min(elided.upperBound, bytes.count - 1)
        )
      }
      // What is clipped at the edge ends there.
      let span = LineSpan(from: cut.range.lowerBound, to: cut.range.upperBound, elided: cut.elided)
      let width = min(ruler.points(units), max(0, line.width - done))
      let x = line.direction == .leftToRight ? done : line.width - done - width
      pieces.append(
        StyledPiece(run: cut.run, line: TextLine(span, width: width, line.direction), x: x)
      )
      done += width
    }
    return pieces
  }

  private struct Cut {
    let run: Int
    var range: Range<Int>
    var elided: Range<Int>?
  }

  /// Which bytes are set in which run; the ellipsis is part of one of the cuts.
  private func cuts() -> [Cut] {
    let shown = line.utf8Range
    guard let elided = line.elidedUTF8Range else {
      let cuts = cuts(of: shown)
      return cuts
    }
    var before = cuts(of: shown.lowerBound..<elided.lowerBound)
    var behind = cuts(of: elided.upperBound..<shown.upperBound)
    if let first = before.last, let next = behind.first, first.run == next.run {
      before[before.count - 1].range = first.range.lowerBound..<next.range.upperBound
      before[before.count - 1].elided = elided
      behind.removeFirst()
    } else if !before.isEmpty {
      before[before.count - 1].elided = elided
      before[before.count - 1].range = before[before.count - 1].range.lowerBound..<elided.upperBound
    } else if !behind.isEmpty {
      behind[0].elided = elided
      behind[0].range = elided.lowerBound..<behind[0].range.upperBound
    } else {
      return [Cut(run: run(at: shown.lowerBound), range: elided, elided: elided)]
    }
    return before + behind
  }

  private func cuts(of range: Range<Int>) -> [Cut] {
    var cuts: [Cut] = []
    guard !range.isEmpty else { return cuts }
    var number = run(at: range.lowerBound)
    while number < styled.runs.count, styled.runs[number].utf8Start < range.upperBound {
      let run = styled.runs[number]
      let part = max(run.utf8Start, range.lowerBound)..<min(run.utf8End, range.upperBound)
      if !part.isEmpty { cuts.append(Cut(run: number, range: part)) }
      number += 1
    }
    return cuts
  }

  /// The first run that ends behind an offset.
  private func run(at offset: Int) -> Int {
    var low = 0
    var high = styled.runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if styled.runs[middle].utf8End <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func width(_ range: Range<Int>, _ ruler: inout Ruler) -> Int {
    var units = 0
    var offset = range.lowerBound
    var sequence = EmojiSequence.none
    while offset < range.upperBound {
      let (scalar, length) = bytes.scalar(at: offset)
      units &+= ruler.advance(of: scalar, at: offset, in: &sequence)
      offset += length
    }
    return units
  }
}
