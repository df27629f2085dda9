// SPDX-License-Identifier: Apache-2.0

/// Counts of non-negative integers in log-linear buckets of a stated relative width.
///
/// Values below 2^(bits + 1) have a bucket each; above, every power of two is cut into 2^bits equal buckets, so
/// a bucket is at most 2^−bits of its lower end wide. Source: the bucket layout of HdrHistogram (Tene). Failure
/// mode: values within one bucket are indistinguishable, so it serves drawing and long runs; exact figures come
/// from ``SortedSamples``.
public struct LogHistogram: Sendable, Equatable {
  /// The base-2 logarithm of the buckets per power of two, 0 through 10.
  public let precisionBits: Int
  public private(set) var count = 0
  private var counts: [Int] = []

  /// Creates an empty histogram; 3 bits give a relative width of at most 12.5 %.
  ///
  /// - Precondition: `precisionBits` lies in 0 through 10.
  public init(precisionBits: Int = 3) {
    precondition(
      (0...10).contains(precisionBits),
      "A histogram has 0 through 10 bits of precision."
    )
    self.precisionBits = precisionBits
  }

  /// Creates a histogram of values that are not negative.
  public init(_ values: some Sequence<Int>, precisionBits: Int = 3) {
    self.init(precisionBits: precisionBits)
    for value in values { record(value) }
  }

  /// Counts a value that is not negative.
  ///
  /// - Complexity: O(1), except for a new largest value.
  public mutating func record(_ value: Int) {
    precondition(value >= 0, "A histogram of durations holds no negative value.")
    let index = bucketIndex(of: value)
    if index >= counts.count {
      counts.append(contentsOf: repeatElement(0, count: index + 1 - counts.count))
    }
    counts[index] += 1
    count += 1
  }

  /// The buckets from the first to the last non-empty one, with empty ones between.
  public var buckets: [Bucket] {
    guard let first = counts.firstIndex(where: { $0 > 0 }) else { return [] }
    return (first..<counts.count)
      .map { index in
        Bucket(
          lowest: lowest(ofBucket: index),
          highest: highest(ofBucket: index),
          count: counts[index]
        )
      }
  }

  private func bucketIndex(of value: Int) -> Int {
    let magnitude = Int.bitWidth - 1 - value.leadingZeroBitCount
    let shift = max(0, magnitude - precisionBits)
    return (shift << precisionBits) + (value >> shift)
  }

  private func lowest(ofBucket index: Int) -> Int {
    let shift = max(0, (index >> precisionBits) - 1)
    return (index - (shift << precisionBits)) << shift
  }

  private func highest(ofBucket index: Int) -> Int {
    let shift = max(0, (index >> precisionBits) - 1)
    return lowest(ofBucket: index) + ((1 << shift) - 1)
  }

  /// A range of values and their number.
  public struct Bucket: Sendable, Equatable {
    public let lowest: Int
    public let highest: Int
    public let count: Int
  }

  /// Joins buckets, equally many to a column, into at most `limit` columns for drawing.
  ///
  /// - Precondition: `limit` is positive.
  public func columns(atMost limit: Int) -> [Bucket] {
    precondition(limit > 0, "A drawing has at least one column.")
    let buckets = buckets
    let perColumn = max(1, (buckets.count + limit - 1) / limit)
    return stride(from: 0, to: buckets.count, by: perColumn)
      .map { start in
        let joined = buckets[start..<min(start + perColumn, buckets.count)]
        return Bucket(
          lowest: joined[joined.startIndex].lowest,
          highest: joined[joined.endIndex - 1].highest,
          count: joined.reduce(0) { $0 + $1.count }
        )
      }
  }
}
