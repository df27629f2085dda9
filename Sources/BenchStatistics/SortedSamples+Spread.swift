// SPDX-License-Identifier: Apache-2.0

extension SortedSamples {
  /// The median absolute deviation from the median, unscaled.
  ///
  /// Failure mode: 0 as soon as more than half of the samples are equal.
  ///
  /// - Complexity: O(*n*): the deviations of a sorted sample are two sorted runs.
  public var medianAbsoluteDeviation: Double {
    let center = twiceMedian
    var right = ascending.partitioningIndex { 2 * Int128($0) >= center }
    var left = right - 1
    var beforeMiddle: Int128 = 0
    var middle: Int128 = 0
    for _ in 0...(count / 2) {
      let leftDistance = left >= 0 ? center - 2 * Int128(ascending[left]) : Int128.max
      let rightDistance = right < count ? 2 * Int128(ascending[right]) - center : Int128.max
      beforeMiddle = middle
      middle = min(leftDistance, rightDistance)
      if leftDistance <= rightDistance { left -= 1 } else { right += 1 }
    }
    let twice = count.isMultiple(of: 2) ? Double(beforeMiddle + middle) / 2 : Double(middle)
    return twice / 2
  }
}

extension [Int] {
  /// The first index whose element fulfils a predicate that holds for all later elements too.
  fileprivate func partitioningIndex(where predicate: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
