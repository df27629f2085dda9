// SPDX-License-Identifier: Apache-2.0

/// Control: how lists without a row index find the rows of a viewport, done beside the table.
///
/// All heights stand in an array. `flat` adds them up from the first row on until the viewport ends,
/// once a layout. `quadratic` asks for the place of every row, as lists do that have a function for
/// the rectangle of a row and nothing else, and each answer adds up all rows above anew: n(n − 1)/2
/// additions a layout. The table's own look-up, which takes less than a microsecond, is still made.
@MainActor final class OffsetBaseline {
  private let heights: [Double]
  private let isQuadratic: Bool
  /// The rows that were found last.
  private(set) var rows = 0..<0
  /// The additions of all layouts.
  private(set) var additionCount = 0

  /// Makes the control of a strategy, or returns nil for every other strategy.
  init?(_ strategy: CaseStrategy, rowCount: Int, rowHeight: Double) {
    guard strategy == .flatOffsets || strategy == .quadraticOffsets else { return nil }
    isQuadratic = strategy == .quadraticOffsets
    heights = Array(repeating: rowHeight, count: rowCount)
  }

  /// Finds the rows that a stretch of the list touches.
  func find(from top: Double, to bottom: Double) {
    rows = isQuadratic ? everyPlace(top, bottom) : runningSum(top, bottom)
  }

  /// The additions of one layout that ends at a row, by closed form.
  func expectedAdditionCount(endingAt row: Int) -> Int {
    isQuadratic ? heights.count * (heights.count - 1) / 2 : row
  }

  private func runningSum(_ top: Double, _ bottom: Double) -> Range<Int> {
    var minY = 0.0
    var first: Int?
    var row = 0
    while row < heights.count, minY < bottom {
      minY += heights[row]
      if first == nil, minY > top { first = row }
      row += 1
    }
    additionCount += row
    return (first ?? row)..<row
  }

  private func everyPlace(_ top: Double, _ bottom: Double) -> Range<Int> {
    var first: Int?
    var end = 0
    for row in heights.indices {
      let minY = minY(ofRow: row)
      guard minY < bottom, minY + heights[row] > top else { continue }
      if first == nil { first = row }
      end = row + 1
    }
    return (first ?? end)..<end
  }

  private func minY(ofRow row: Int) -> Double {
    var minY = 0.0
    for above in 0..<row { minY += heights[above] }
    additionCount += row
    return minY
  }
}
