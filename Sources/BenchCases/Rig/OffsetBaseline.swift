// SPDX-License-Identifier: Apache-2.0

/// Control: finds the rows of a viewport as lists without a row index do, in addition to the table's own look-up.
///
/// `flat` adds up heights from the first row until the viewport ends, once a layout. `quadratic` asks for the place of
/// every row, and each answer adds up all rows above: n(n − 1)/2 additions a layout. The table's own look-up, which
/// takes less than a microsecond, is still made.
@MainActor final class OffsetBaseline {
  private let heights: [Double]
  private let isQuadratic: Bool
  private(set) var rows = 0..<0
  private(set) var additionCount = 0

  /// Returns nil for all strategies but the controls of offsets.
  init?(_ strategy: CaseStrategy, rowCount: Int, rowHeight: Double) {
    guard strategy == .flatOffsets || strategy == .quadraticOffsets else { return nil }
    isQuadratic = strategy == .quadraticOffsets
    heights = Array(repeating: rowHeight, count: rowCount)
  }

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
