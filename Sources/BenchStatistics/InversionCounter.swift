// SPDX-License-Identifier: Apache-2.0

/// Sorts samples and counts the pairs that stood in falling order, as Knight (1966) did for tau.
struct InversionCounter {
  private var source: [Double]
  private var target: [Double]

  /// Takes finite samples.
  init(_ samples: [Double]) {
    source = samples
    target = samples
  }

  /// The pairs i < j with sample i above sample j; equal samples are no such pair.
  ///
  /// - Complexity: O(*n* log *n*): merges of runs that double.
  mutating func sortAndCount() -> Int {
    var inversionCount = 0
    var width = 1
    while width < source.count {
      for start in stride(from: 0, to: source.count, by: 2 * width) {
        let middle = min(start + width, source.count)
        inversionCount += merge(start, middle, min(middle + width, source.count))
      }
      swap(&source, &target)
      width *= 2
    }
    return inversionCount
  }

  private mutating func merge(_ start: Int, _ middle: Int, _ end: Int) -> Int {
    var inversionCount = 0
    var left = start
    var right = middle
    for index in start..<end {
      if left < middle, right == end || source[left] <= source[right] {
        target[index] = source[left]
        left += 1
      } else {
        // All that is left of the left run stands before this smaller sample.
        inversionCount += middle - left
        target[index] = source[right]
        right += 1
      }
    }
    return inversionCount
  }
}
