// SPDX-License-Identifier: Apache-2.0

extension LogHistogram {
  /// A range of values and how many fell into it.
  public struct Bucket: Sendable, Equatable {
    /// The smallest value that belongs here.
    public let lowest: Int
    /// The largest value that belongs here.
    public let highest: Int
    /// The number of values recorded here.
    public let count: Int
  }

  /// The buckets joined, equally many to a column, into at most `limit` columns for drawing.
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
