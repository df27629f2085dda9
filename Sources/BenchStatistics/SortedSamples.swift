// SPDX-License-Identifier: Apache-2.0

/// Integer samples in ascending order: all are kept, so every figure is exact.
///
/// Sorted once; each figure after that is O(1) or O(log *n*), the mean and MAD O(*n*).
public struct SortedSamples: Sendable, Equatable {
  /// The samples in ascending order, at least one.
  public let ascending: [Int]

  /// Sorts the samples, or returns nil when there are none.
  ///
  /// - Complexity: O(*n* log *n*).
  public init?(_ samples: [Int]) {
    guard !samples.isEmpty else { return nil }
    ascending = samples.sorted()
  }

  /// The number of samples, at least 1.
  public var count: Int { ascending.count }

  /// The smallest sample.
  public var minimum: Int { ascending[0] }

  /// The largest sample.
  public var maximum: Int { ascending[ascending.count - 1] }

  /// The middle sample, or the mean of the two middle ones.
  public var median: Double { Double(twiceMedian) / 2 }

  /// The mean, summed exactly before the one division.
  public var mean: Double {
    let sum = ascending.reduce(Int128(0)) { $0 + Int128($1) }
    return Double(sum) / Double(count)
  }

  /// The number of samples greater than `limit`.
  ///
  /// - Complexity: O(log *n*).
  public func count(above limit: Int) -> Int {
    var low = 0
    var high = ascending.count
    while low < high {
      let middle = low + (high - low) / 2
      if ascending[middle] > limit { high = middle } else { low = middle + 1 }
    }
    return ascending.count - low
  }

  /// Twice the median, an integer even where the median is not, wide enough for any two samples.
  var twiceMedian: Int128 {
    Int128(ascending[(ascending.count - 1) / 2]) + Int128(ascending[ascending.count / 2])
  }
}
