// SPDX-License-Identifier: Apache-2.0

/// The dip: how far a distribution lies from the nearest one with a single mode.
///
/// The vertices are those of a cumulative distribution of straight pieces. A single mode means
/// convex up to it and concave after it, so the distribution is held between its greatest convex
/// minorant and its least concave majorant, on a stretch that closes in on the mode.
/// Source: Hartigan and Hartigan (1985), "The dip test of unimodality", section 3.
struct Dip {
  private let places: [Double]
  private let heights: [Double]

  /// Takes the vertices of a cumulative distribution: places rise, heights rise from 0 to 1.
  ///
  /// - Precondition: There are two vertices or more, and as many heights as places.
  init(places: [Double], heights: [Double]) {
    self.places = places
    self.heights = heights
  }

  /// The largest distance to the nearest distribution with one mode, 0 through ¼.
  ///
  /// - Complexity: O(*n*) for each closing in, of which there are few.
  var value: Double {
    var low = 0
    var high = places.count - 1
    var deviation = 0.0
    while true {
      let minorant = hull(low, high, isConvex: true)
      let majorant = hull(low, high, isConvex: false)
      let widest = widestGap(minorant, majorant)
      guard widest.gap > deviation else { return deviation / 2 }
      for index in low...widest.low {
        deviation = max(deviation, heights[index] - height(of: minorant, at: index))
      }
      for index in widest.high...high {
        deviation = max(deviation, height(of: majorant, at: index) - heights[index])
      }
      (low, high) = (widest.low, widest.high)
    }
  }

  /// The vertices of the convex minorant or concave majorant from `low` through `high`.
  private func hull(_ low: Int, _ high: Int, isConvex: Bool) -> [Int] {
    var hull: [Int] = []
    for index in low...high {
      while hull.count >= 2, !turns(hull[hull.count - 2], hull[hull.count - 1], index, isConvex) {
        hull.removeLast()
      }
      hull.append(index)
    }
    return hull
  }

  private func turns(_ first: Int, _ second: Int, _ third: Int, _ isConvex: Bool) -> Bool {
    let before = (heights[second] - heights[first]) * (places[third] - places[second])
    let after = (heights[third] - heights[second]) * (places[second] - places[first])
    return isConvex ? before < after : before > after
  }

  /// The height of a hull at a vertex between its ends.
  private func height(of hull: [Int], at index: Int) -> Double {
    let next = hull.partition(above: index)
    guard next < hull.count else { return heights[hull[hull.count - 1]] }
    return height(from: hull[next - 1], to: hull[next], at: index)
  }

  private func height(from left: Int, to right: Int, at index: Int) -> Double {
    let portion = (places[index] - places[left]) / (places[right] - places[left])
    return heights[left] + portion * (heights[right] - heights[left])
  }

  /// The widest gap between the hulls, at a vertex of one, with the stretch it leaves for the mode.
  private func widestGap(
    _ minorant: [Int],
    _ majorant: [Int]
  ) -> (gap: Double, low: Int, high: Int) {
    var widest = (gap: 0.0, low: minorant[0], high: minorant[minorant.count - 1])
    for index in minorant {
      let gap = height(of: majorant, at: index) - heights[index]
      if gap > widest.gap {
        widest = (gap, index, majorant[min(majorant.partition(above: index), majorant.count - 1)])
      }
    }
    for index in majorant {
      let gap = heights[index] - height(of: minorant, at: index)
      if gap > widest.gap {
        widest = (gap, minorant[max(0, minorant.partition(above: index - 1) - 1)], index)
      }
    }
    return widest
  }
}

extension [Int] {
  /// The first position in an ascending array whose element lies above `limit`.
  fileprivate func partition(above limit: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > limit { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
