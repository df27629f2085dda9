// SPDX-License-Identifier: Apache-2.0

extension [Double] {
  /// The median of an ascending array that is not empty: the middle, or the mean of the middle two.
  var medianOfAscending: Double {
    let upper = self[count / 2]
    return count.isMultiple(of: 2) ? (self[count / 2 - 1] + upper) / 2 : upper
  }
}
