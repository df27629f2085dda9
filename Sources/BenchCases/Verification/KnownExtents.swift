// SPDX-License-Identifier: Apache-2.0

/// Where rows lie in a list of which some heights are known and the others are taken to be alike.
///
/// It keeps the known rows in order, and beside each how much they and those above it differ from
/// the estimate in sum. Formula: row r begins at r × estimate + the sum of the differences above it.
struct KnownExtents {
  /// The number of rows; rows come and go only where all heights are alike.
  var rowCount: Int
  private let estimate: Double
  private var known: [Int] = []
  /// The sum of the differences of the first so many known rows; one more than there are.
  private var sums = [0.0]

  /// Starts with rows of which none is known.
  init(rowCount: Int, estimate: Double) {
    self.rowCount = rowCount
    self.estimate = estimate
  }

  /// The height of all rows.
  var totalHeight: Double { Double(rowCount) * estimate + sums[sums.count - 1] }

  /// The upper edge of a row; that of the row past the last one is the end of the list.
  func minY(ofRow row: Int) -> Double {
    Double(row) * estimate + sums[position(of: row)]
  }

  package func height(ofRow row: Int) -> Double {
    let position = position(of: row)
    guard position < known.count, known[position] == row else { return estimate }
    return estimate + sums[position + 1] - sums[position]
  }

  /// Notes the height of a row; returns whether it is another one than before.
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

  /// Forgets all heights.
  mutating func forget() {
    known = []
    sums = [0]
  }

  /// The rows that a stretch of the list touches.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    // The first row that ends below the top, and the first that begins at the bottom or below.
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

  /// How many known rows lie above a row.
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
