// SPDX-License-Identifier: Apache-2.0

extension LogHistogram {
  /// The largest error of ``value(at:)``, as a share of the sample it stands for: half a bucket.
  ///
  /// Formula: 2^−(bits + 1); 6.25 % at 3 bits and 0.049 % at 10. Values below 2^(bits + 1) have
  /// buckets of their own and no error.
  public var relativeError: Double { relativeWidth / 2 }

  /// The middle of the bucket that holds the nearest-rank quantile, or nil without values.
  ///
  /// It differs from the exact sample by at most ``relativeError`` of that sample. Failure mode: it
  /// is no sample that was seen, and it has no interval; for those see ``SortedSamples``.
  ///
  /// - Complexity: O(buckets).
  public func value(at quantile: Quantile) -> Int? {
    guard count > 0 else { return nil }
    let rank = quantile.nearestRank(in: count)
    var reached = 0
    for bucket in buckets {
      reached += bucket.count
      if reached >= rank { return bucket.lowest + (bucket.highest - bucket.lowest) / 2 }
    }
    return nil
  }
}
