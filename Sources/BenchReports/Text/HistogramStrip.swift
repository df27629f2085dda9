// SPDX-License-Identifier: Apache-2.0

internal import BenchStatistics

/// Sets of times as rows of bars over one axis, which is logarithmic above a few clock steps.
///
/// The axis ends at the greatest p99, since outliers would hide the shape; heights are shares of a row's samples.
struct HistogramStrip {
  /// Buckets a thirty-second of an octave wide, so that joining them wastes little of the width.
  private static let precisionBits = 5

  /// The step of the clock: times are counted in whole steps, or it would show as a comb.
  private let resolution: Int
  private let columns: [LogHistogram.Bucket]

  /// Spans the axis over all samples with at most `width` columns; nil where there are none.
  init?(_ sets: [SortedSamples?], width: Int, resolution: Int) {
    let step = max(resolution, 1)
    let present = sets.compactMap(\.self)
    guard let end = present.map({ $0.nearestRankSample(.p99) }).max() else { return nil }
    let shown = present.flatMap { $0.ascending.prefix { $0 <= end } }
    columns = Self.histogram(shown, step).columns(atMost: max(width, 1))
    self.resolution = step
  }

  private static func histogram(_ times: some Sequence<Int>, _ step: Int) -> LogHistogram {
    LogHistogram(times.lazy.map { max($0, 0) / step }, precisionBits: precisionBits)
  }

  func bars(_ sets: [SortedSamples?], _ typography: Typography) -> [String] {
    let shares = sets.map(shares)
    let tallest = shares.joined().max() ?? 1
    let heights = typography.bars
    return shares.map { row in
      var line = String(
        row.map { share in
          // Rounded up, so that a single sample leaves a trace.
          heights[Int((share / tallest * Double(heights.count - 1)).rounded(.up))]
        }
      )
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private func shares(of set: SortedSamples?) -> [Double] {
    guard let set else { return columns.map { _ in 0 } }
    let buckets = Self.histogram(set.ascending, resolution).buckets
    return columns.map { column in
      let inside = buckets.filter { column.lowest <= $0.lowest && $0.highest <= column.highest }
      return Double(inside.reduce(0) { $0 + $1.count }) / Double(set.count)
    }
  }

  func axis(_ format: FigureFormat) -> String {
    [columns[0].lowest, columns[columns.count - 1].highest]
      .map { format.nanoseconds(Double($0) * Double(resolution), digits: 2) }
      .joined(separator: format.typography.dash)
  }
}
