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
    opportunities = TextLayoutTests.opportunities(in: scalars) + [true]
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

  /// LF, VT, FF, CR, NEL and the two separators.
  static func isTerminator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The shown scalars of each line, as ranges of scalar indices.
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

  private func lineEnd(
    from start: Int,
    to stop: Int,
    within maximum: Double,
    byClusters: Bool
  ) -> Int {
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

  private func shownWidth(_ start: Int, _ end: Int) -> Double {
    width(start, shownEnd(start, end))
  }

  private func width(_ start: Int, _ end: Int) -> Double {
    measured(start..<end)
  }
}
