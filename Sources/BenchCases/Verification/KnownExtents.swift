// SPDX-License-Identifier: Apache-2.0

/// The positions of rows in a list of which some heights are known and the others equal the estimate.
///
/// Formula: row r begins at r × estimate + the sum of the differences of known rows above it.
struct KnownExtents {
  /// The number of rows, which changes only where all heights are alike.
  var rowCount: Int
  private let estimate: Double
  private var known: [Int] = []
  /// The sums of the differences of the first n known rows, for each n.
  private var sums = [0.0]

  init(rowCount: Int, estimate: Double) {
    self.rowCount = rowCount
    self.estimate = estimate
  }

  var totalHeight: Double { Double(rowCount) * estimate + sums[sums.count - 1] }

  func minY(ofRow row: Int) -> Double { Double(row) * estimate + sums[position(of: row)] }

  package func height(ofRow row: Int) -> Double {
    let position = position(of: row)
    guard position < known.count, known[position] == row else { return estimate }
    return estimate + sums[position + 1] - sums[position]
  }

  /// Records the height of a row; returns true if it changed.
  mutating func note(_ height: Double, ofRow row: Int) -> Bool {
    let change = height - self.height(ofRow: row)
    guard change != 0 else { return false }
    let position = position(of: row)
    if position == known.count || known[position] != row {
      known.insert(row, at: position)
      sums.insert(sums[position], at: position + 1)
    }
    for later in position + 1..<sums.count { sums[later] += change }
    return true
  }

  mutating func forget() {
    known = []
    sums = [0]
  }

  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    let first = firstRow { minY(ofRow: $0 + 1) > top }
    let end = firstRow { minY(ofRow: $0) >= bottom }
    return min(first, end)..<end
  }

  private func firstRow(where condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = rowCount
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func position(of row: Int) -> Int {
    var low = 0
    var high = known.count
    while low < high {
      let middle = (low + high) / 2
      if known[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
