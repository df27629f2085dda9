// SPDX-License-Identifier: Apache-2.0

package import BenchStatistics

/// The table and the list that a case starts with.
package struct ThrashSetup: Codable, Hashable, Sendable {
  /// How the heights of rows come about.
  package enum Heights: String, Codable, CaseIterable, Sendable {
    /// All rows have the table's row height.
    case fixed
    /// The delegate says each height at load.
    case asked
    /// The delegate says a height when the row appears; until then it is taken for the estimate.
    case estimated
    /// The cell answers with a height of its own.
    case fitted
    /// Constraints within the cell decide.
    case constraints

    /// Whether a row's height stays what it was when the row comes to the screen.
    ///
    /// Where the delegate is asked at load it does not: content can have changed meanwhile.
    var areLasting: Bool { self == .fixed }
  }

  /// The style of the table.
  package enum Style: String, Codable, CaseIterable, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  package var heights: Heights
  package var style: Style
  /// The row height of a table with fixed heights, the estimate of one that estimates.
  package var standardHeight: Double
  /// The number of rows of each section.
  package var rowCounts: [Int]
  package var width: Int
  package var height: Int

  /// Draws the setup of a seed: constraints in one seed of ten, up to 300 rows.
  package init(seed: UInt64, _ random: inout SplitMix64) {
    let others: [Heights] = [.fixed, .asked, .estimated, .fitted]
    heights =
      seed % 10 == 0 ? .constraints : others[Int.random(in: 0..<others.count, using: &random)]
    style = Style.allCases[Int.random(in: 0..<4, using: &random) % 3]
    standardHeight = [44, 20, 44.5, 130][Int.random(in: 0..<4, using: &random)]
    rowCounts = Self.rowCounts(&random)
    width = Int.random(in: 0..<Self.widths.count, using: &random)
    height = Int.random(in: 0..<Self.heightsOfTables.count, using: &random)
  }

  /// The widths that a table may have.
  static let widths: [Double] = [320, 375, 100]
  /// The heights that a table may have.
  static let heightsOfTables: [Double] = [441, 667, 200, 44]

  /// Draws the sections of a list: mostly few rows, up to 300 in all, some sections empty.
  static func rowCounts(_ random: inout SplitMix64) -> [Int] {
    let total = [3, 12, 40, 120, 300][Int.random(in: 0..<5, using: &random)]
    let count = [1, 1, 2, 4, 9, 0][Int.random(in: 0..<6, using: &random)]
    return (0..<count)
      .map { _ in
        Int.random(in: 0..<4, using: &random) == 0
          ? 0 : Int.random(in: 1...max(1, total / max(1, count)), using: &random)
      }
  }
}
