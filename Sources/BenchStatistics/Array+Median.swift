// SPDX-License-Identifier: Apache-2.0

extension [Double] {
  /// The median of an ascending array that is not empty: the middle, or the mean of the middle two.
  var medianOfAscending: Double {
    let upper = self[count / 2]
    return count.isMultiple(of: 2) ? Self.mean(self[count / 2 - 1], upper) : upper
  }

  /// The mean of two numbers, also where their sum would overflow.
  static func mean(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return sum.isFinite ? sum / 2 : left / 2 + right / 2
  }
}

extension Array {
  /// The two middle distances of an ascending array from a centre; of an odd count, one twice.
  ///
  /// Elements for which `isBelow` holds come first, and distances grow away from the centre: two
  /// sorted runs, merged as far as their middle.
  ///
  /// - Precondition: The array is not empty.
  /// - Complexity: O(*n*).
  func middleDistances<Distance: Comparable>(
    isBelow: (Element) -> Bool,
    distance: (Element) -> Distance
  ) -> (lower: Distance, upper: Distance) {
    var right = firstIndex { !isBelow($0) } ?? count
    var left = right - 1
    func nearest() -> Distance {
      if left < 0 {
        right += 1
        return distance(self[right - 1])
      }
      let leftDistance = distance(self[left])
      if right < count, distance(self[right]) < leftDistance {
        right += 1
        return distance(self[right - 1])
      }
      left -= 1
      return leftDistance
    }
    var lower = nearest()
    var upper = lower
    for _ in 0..<(count / 2) {
      lower = upper
      upper = nearest()
    }
    return count.isMultiple(of: 2) ? (lower, upper) : (upper, upper)
  }
}
