// SPDX-License-Identifier: Apache-2.0

import TextLayout

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

  /// The text as the layout takes it.
  var styled: StyledText {
    let offsets = utf8Offsets
    return StyledText(
      String(scalars),
      runs: runs.map {
        StyledText.Run(utf8End: offsets[$0.end], font: $0.font, kern: $0.kern)
      }
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

  /// The shown scalars of each line, as ranges of scalar indices.
  func lines(within maximum: Double) -> [Range<Int>] {
    NaiveLayout(scalars, measured: width).lines(within: maximum, byClusters: false)
  }

  /// The height of a line: that of the tallest run that shows, or of the one where it starts.
  func height(_ line: Range<Int>) -> Double {
    let shown = line.isEmpty ? line.lowerBound..<min(line.lowerBound + 1, scalars.count) : line
    return shown.map { runs[runOfScalar[$0]].font.lineHeight }.max() ?? 0
  }
}
