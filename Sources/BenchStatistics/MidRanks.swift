// SPDX-License-Identifier: Apache-2.0

/// The ranks of finite samples from 1; tied samples share the mean of theirs.
struct MidRanks {
  /// The rank of each sample, in input order.
  let ranks: [Double]
  /// The sizes of the groups of two or more equal samples.
  let tieSizes: [Int]

  init(_ samples: [Double]) {
    let order = samples.indices.sorted { samples[$0] < samples[$1] }
    var ranks = [Double](repeating: 0, count: samples.count)
    var tieSizes: [Int] = []
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, samples[order[end]] == samples[order[start]] { end += 1 }
      // The mean of the ranks start + 1 through end.
      for index in order[start..<end] { ranks[index] = Double(start + 1 + end) / 2 }
      if end - start > 1 { tieSizes.append(end - start) }
      start = end
    }
    self.ranks = ranks
    self.tieSizes = tieSizes
  }
}
