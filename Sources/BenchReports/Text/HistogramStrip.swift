// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import Foundation

/// Two or more sets of times as rows of bars over one logarithmic axis.
///
/// All rows share the scale of the height, which is the share of the row's samples in a bin, so
/// that a set with more samples does not look taller.
struct HistogramStrip {
  private let low: Double
  private let high: Double
  private let binCount: Int

  /// Spans the axis over all samples of `sets` with at most `width` bins.
  ///
  /// A bin is never narrower than `resolution` at the lower end, since the clock's step would show
  /// as a comb there.
  ///
  /// - Returns: `nil` where there are no samples.
  init?(_ sets: [SampleQuantiles], width: Int, resolution: Int) {
    guard let minimum = sets.compactMap(\.minimum).min(),
      let maximum = sets.compactMap(\.maximum).max()
    else { return nil }
    let step = Double(max(resolution, 1))
    low = max(Double(minimum), step)
    high = max(Double(maximum), low * 2)
    let finest = Int(log(high / low) / log(1 + step / low))
    binCount = max(1, min(width, finest))
  }

  /// The bin that holds a time.
  private func bin(_ time: Double) -> Int {
    guard time > low else { return 0 }
    // A time on a border may come out a rounding error below it.
    let position = Double(binCount) * log(time / low) / log(high / low) + 1e-9
    return min(binCount - 1, Int(position))
  }

  /// One line of bars for each of `sets`.
  func bars(_ sets: [SampleQuantiles], _ typography: Typography) -> [String] {
    let shares = sets.map { set in
      var counts = [Double](repeating: 0, count: binCount)
      for value in set.values { counts[bin(Double(value))] += 1 / Double(set.count) }
      return counts
    }
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

  /// The line below the bars: a mark and a time at each power of ten, and at 2 and 5 if they fit.
  func axis(_ format: FigureFormat) -> String {
    let fine = axis(marks([1, 2, 5]), format)
    return fine.isCrowded ? axis(marks([1]), format).line : fine.line
  }

  /// The marks that find room, and whether some did not.
  private func axis(
    _ times: [Double],
    _ format: FigureFormat
  ) -> (line: String, isCrowded: Bool) {
    var line = ""
    var isCrowded = false
    for time in times {
      let width = Typography.columnCount(line)
      let column = bin(time)
      if width > 0 && column < width + 2 {
        isCrowded = true
      } else {
        line += Typography.padding(line, to: column) + format.typography.tick
        line += format.nanoseconds(Int(time), digits: 1)
      }
    }
    return (line, isCrowded)
  }

  /// The times within the axis that are `steps` times a power of ten.
  private func marks(_ steps: [Double]) -> [Double] {
    let exponents = Int(log10(low).rounded(.down))...Int(log10(high).rounded(.up))
    return exponents.flatMap { exponent in steps.map { $0 * pow(10, Double(exponent)) } }
      .filter { $0 >= low && $0 <= high }
  }
}
