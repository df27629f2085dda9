// SPDX-License-Identifier: Apache-2.0

/// Samples counted in bins of one width, with the search for the deepest valley among them.
struct ValleySearch {
  /// A bin, or a stretch without samples, which is one bin of none.
  private struct Bin {
    /// The place half-way between its ends.
    let centre: Double
    /// The middle one of its samples; the centre without samples.
    let middle: Double
    let count: Int
  }

  private var bins: [Bin] = []
  private let sampleCount: Int

  /// Counts ascending samples in bins that begin at `origin` and its multiples of `width` away.
  ///
  /// - Precondition: The width is positive.
  /// - Complexity: O(*n*), however far apart the samples lie.
  init(ascending: [Double], width: Double, origin: Double) {
    sampleCount = ascending.count
    // Places stay floating-point, since a heavy tail reaches beyond every integer.
    var current = ((ascending[0] - origin) / width).rounded(.down)
    var start = 0
    for (index, sample) in ascending.enumerated() {
      let place = ((sample - origin) / width).rounded(.down)
      guard place != current else { continue }
      bins.append(
        Bin(
          centre: origin + (current + 0.5) * width,
          middle: ascending[(start + index) / 2],
          count: index - start
        )
      )
      if place > current + 1 {
        let centre = origin + (current + 1 + place) / 2 * width
        bins.append(Bin(centre: centre, middle: centre, count: 0))
      }
      current = place
      start = index
    }
    bins.append(
      Bin(
        centre: origin + (current + 0.5) * width,
        middle: ascending[(start + ascending.count) / 2],
        count: ascending.count - start
      )
    )
  }

  /// The valley that lies deepest below both peaks, at most half as high as the smaller one.
  ///
  /// - Complexity: O(bins).
  func deepest(smallestShare: Double) -> Bimodality.Valley? {
    let smallestCount = Int((smallestShare * Double(sampleCount)).rounded(.up))
    let upperPeaks = peaksAbove()
    var deepest: Bimodality.Valley?
    var lowerPeak = 0
    var below = 0
    for index in bins.indices {
      let above = sampleCount - below - bins[index].count
      if below >= smallestCount, above >= smallestCount {
        let found = valley(at: index, between: lowerPeak, and: upperPeaks[index], above: above)
        if 2 * found.count <= found.peakCount, found.depth > deepest?.depth ?? 0 {
          deepest = found
        }
      }
      below += bins[index].count
      if bins[index].count > bins[lowerPeak].count { lowerPeak = index }
    }
    return deepest
  }

  /// The fullest bin after each bin; after the last, the last itself, which no valley asks for.
  private func peaksAbove() -> [Int] {
    var peaks = [Int](repeating: bins.count - 1, count: bins.count)
    for index in bins.indices.dropLast().reversed() {
      let next = index + 1
      peaks[index] = bins[next].count >= bins[peaks[next]].count ? next : peaks[next]
    }
    return peaks
  }

  private func valley(
    at index: Int,
    between lower: Int,
    and upper: Int,
    above: Int
  ) -> Bimodality.Valley {
    Bimodality.Valley(
      count: bins[index].count,
      peakCount: min(bins[lower].count, bins[upper].count),
      modes: Bimodality.Modes(
        lower: bins[lower].middle,
        valley: bins[index].centre,
        upper: bins[upper].middle,
        upperShare: Double(above) / Double(sampleCount)
      )
    )
  }
}
