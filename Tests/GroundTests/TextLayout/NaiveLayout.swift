// SPDX-License-Identifier: Apache-2.0

import TextLayout

/// Lines found without cleverness: every candidate is measured from scratch, in O(n³).
///
/// The rules of `TextMeasurer` read as definitions: a line ends at the last permitted place at which
/// what it shows still fits. Font units are points here.
struct NaiveLayout {
  /// A font in which a font unit is a point: the em of Inter has 2816 units.
  static let font = TextFont(pointSize: 2816)

  private let scalars: [Unicode.Scalar]
  private let opportunities: [Bool]
  private let clusterBoundaries: [Bool]
  private let measured: (Range<Int>) -> Double

  /// Takes a text, and how a range of its scalars is measured; by default in `font`.
  init(_ scalars: [Unicode.Scalar], measured: ((Range<Int>) -> Double)? = nil) {
    self.scalars = scalars
    self.measured =
      measured ?? { TextMeasurer.width(of: String(scalars[$0]), font: NaiveLayout.font) }
    opportunities = GroundTests.opportunities(in: scalars) + [true]
    var breaker = ClusterBreaker()
    clusterBoundaries = scalars.map { breaker.isBoundary(before: $0) } + [true]
  }

  /// White space after which UAX #14 lets a line end (White_Space with Line_Break SP or BA).
  static func hangs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  static func isTerminator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  func lines(within maximum: Double, byClusters: Bool) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < scalars.count {
      let stop = scalars[start...].firstIndex(where: NaiveLayout.isTerminator) ?? scalars.count
      let end = lineEnd(from: start, to: stop, within: maximum, byClusters: byClusters)
      lines.append(start..<shownEnd(start, end))
      start = end < stop ? end : behindTerminator(stop)
    }
    return lines
  }

  private func behindTerminator(_ stop: Int) -> Int {
    let isPair = stop + 1 < scalars.count && scalars[stop] == "\r" && scalars[stop + 1] == "\n"
    return stop + (isPair ? 2 : 1)
  }

  private func lineEnd(from start: Int, to stop: Int, within maximum: Double, byClusters: Bool)
    -> Int
  {
    let candidates = (start...stop).dropFirst().filter { $0 == stop || clusterBoundaries[$0] }
    if shownWidth(start, stop) <= maximum || candidates.isEmpty { return stop }
    let words = candidates.filter { end in
      opportunities[end] && width(start, end) > 0 && shownWidth(start, end) <= maximum
    }
    if !byClusters, let end = words.last { return end }
    // The first cluster that has an advance is taken, fit or not.
    let first = candidates.first { width(start, $0) > 0 } ?? stop
    let limit = max(maximum, shownWidth(start, first))
    return candidates.last { shownWidth(start, $0) <= limit } ?? stop
  }

  private func shownEnd(_ start: Int, _ end: Int) -> Int {
    (scalars[start..<end].lastIndex { !NaiveLayout.hangs($0) } ?? start - 1) + 1
  }

  private func shownWidth(_ start: Int, _ end: Int) -> Double { width(start, shownEnd(start, end)) }

  private func width(_ start: Int, _ end: Int) -> Double { measured(start..<end) }
}

/// Lines of a text with runs found without cleverness, on top of `NaiveLayout`.
///
/// Sizes are multiples of the em of Inter by powers of two, so that all widths are exact.
struct NaiveStyledLayout {
  /// A run as it is given: up to which scalar it goes, which may be within a cluster.
  struct Run {
    let end: Int
    let font: TextFont
    let kern: Double
  }

  let scalars: [Unicode.Scalar]
  /// The run of each scalar: that of the first scalar of its cluster.
  let runOfScalar: [Int]
  private let runs: [Run]

  init(_ scalars: [Unicode.Scalar], _ runs: [Run]) {
    self.scalars = scalars
    self.runs = runs
    var breaker = ClusterBreaker()
    var owners: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      let isBoundary = breaker.isBoundary(before: scalar)
      let own = runs.firstIndex { index < $0.end } ?? runs.count - 1
      owners.append(isBoundary ? own : owners[index - 1])
    }
    runOfScalar = owners
  }

  var styled: StyledText {
    let offsets = utf8Offsets
    return StyledText(
      String(scalars),
      runs: runs.map { StyledText.Run(utf8End: offsets[$0.end], font: $0.font, kern: $0.kern) }
    )
  }

  var utf8Offsets: [Int] {
    var offsets = [0]
    for scalar in scalars { offsets.append((offsets.last ?? 0) + UTF8.width(scalar)) }
    return offsets
  }

  /// The width of scalars: in one font, what the plain text is wide, and a kern behind each scalar
  /// that makes it wider.
  func width(_ range: Range<Int>) -> Double {
    var width = 0.0
    var start = range.lowerBound
    while start < range.upperBound {
      let number = runOfScalar[start]
      let end = range.first { $0 > start && runOfScalar[$0] != number } ?? range.upperBound
      var before = 0.0
      for index in start..<end {
        let text = String(scalars[start...index])
        let own = TextMeasurer.width(of: text, font: runs[number].font) - before
        before += own
        if own > 0 { width += max(0, own + runs[number].kern) }
      }
      start = end
    }
    return width
  }

  func lines(within maximum: Double) -> [Range<Int>] {
    NaiveLayout(scalars, measured: width).lines(within: maximum, byClusters: false)
  }

  /// The height of a line: that of the tallest run that shows, or of the one where it starts.
  func height(_ line: Range<Int>) -> Double {
    let shown = line.isEmpty ? line.lowerBound..<min(line.lowerBound + 1, scalars.count) : line
    return shown.map { runs[runOfScalar[$0]].font.lineHeight }.max() ?? 0
  }
}
