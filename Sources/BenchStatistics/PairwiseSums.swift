// SPDX-License-Identifier: Apache-2.0

/// The sums of every pair from two ascending lists, of which any rank is found without making them.
///
/// Sums of sorted lists form a staircase: along a row and down a column they only rise, in floating
/// point too, since rounding keeps the order. So the sums up to a limit are counted in one walk,
/// and the smallest limit that reaches a rank is the sum of that rank, exactly.
/// Source: the counting step of Johnson and Mizoguchi (1978), with bisection for their pivots.
struct PairwiseSums {
  /// The first list, ascending.
  let rows: [Double]
  /// The second list, ascending.
  let columns: [Double]
  /// Whether only pairs with a row index of at most the column index count: Walsh's pairs.
  let isTriangle: Bool

  /// The sums of every pair of the two lists.
  init(_ rows: [Double], _ columns: [Double]) {
    self.rows = rows
    self.columns = columns
    isTriangle = false
  }

  /// The sums of every pair within one list, each element with itself included.
  init(within ascending: [Double]) {
    rows = ascending
    columns = ascending
    isTriangle = true
  }

  /// The number of sums.
  var count: Int {
    isTriangle ? rows.count * (rows.count + 1) / 2 : rows.count * columns.count
  }

  /// The sum of the rank `rank`, from 1.
  ///
  /// - Precondition: The lists are not empty and the rank lies in `1...count`.
  /// - Complexity: O(*n*), 64 walks at most.
  func sum(rank: Int) -> Double {
    precondition((1...count).contains(rank), "A rank lies from 1 through the number of sums.")
    var low = Self.ordinal(of: rows[0] + columns[0])
    var high = Self.ordinal(of: rows[rows.count - 1] + columns[columns.count - 1])
    while low < high {
      // The floor of the middle, without overflow.
      let middle = (low >> 1) + (high >> 1) + (low & high & 1)
      if count(through: Self.number(at: middle)) >= rank { high = middle } else { low = middle + 1 }
    }
    return Self.number(at: low)
  }

  /// The middle sum, or the mean of the two middle ones.
  var median: Double {
    let upper = sum(rank: count / 2 + 1)
    return count.isMultiple(of: 2) ? [Double].mean(sum(rank: count / 2), upper) : upper
  }

  private func count(through limit: Double) -> Int {
    var total = 0
    var reached = columns.count
    for (index, row) in rows.enumerated() {
      while reached > 0, row + columns[reached - 1] > limit { reached -= 1 }
      total += isTriangle ? max(0, reached - index) : reached
    }
    return total
  }

  /// The place of a number among all numbers, so that neighbours differ by 1; both zeros have one.
  private static func ordinal(of number: Double) -> Int64 {
    let bits = Int64(bitPattern: number.bitPattern)
    return bits >= 0 ? bits : Int64.min - bits
  }

  private static func number(at ordinal: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: ordinal >= 0 ? ordinal : Int64.min - ordinal))
  }
}
