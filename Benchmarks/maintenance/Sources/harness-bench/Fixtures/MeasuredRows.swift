// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import ListAlgorithms

/// A list of which every row has been measured: no two neighbours are of one height.
struct MeasuredRows {
  /// The rows.
  static let rowCount = 100_000

  /// The height of each row, in points.
  let heights: [Double]
  /// The upper edge of each row, and the end of the last.
  let edges: [Double]
  /// Offsets anywhere in the rows, in random order.
  let offsets: [Double]
  /// Rows in random order.
  let rows: [Int]

  /// How many places are asked for before they come again, a power of two.
  static let placeCount = 1 << 14

  /// Makes the heights and the places to ask for.
  init() {
    var generator = SeededGenerator(seed: 1)
    var heights: [Double] = []
    var edges = [0.0]
    for row in 0..<Self.rowCount {
      let parity = Double(row & 1) / 2
      let height = 30 + Double(generator.nextInt(below: 60)) + parity
      heights.append(height)
      edges.append(edges[row] + height)
    }
    let end = edges[Self.rowCount]
    offsets = (0..<Self.placeCount).map { _ in generator.nextUnit() * end }
    rows = (0..<Self.placeCount).map { _ in generator.nextInt(below: Self.rowCount) }
    self.heights = heights
    self.edges = edges
  }

  /// An index of these rows in one section.
  func index() -> RowIndex {
    let index = RowIndex()
    let heights = heights
    index.appendSection(header: 0, rowCount: Self.rowCount, footer: 0) { heights[$0] }
    return index
  }
}
