// SPDX-License-Identifier: Apache-2.0

package import BenchStatistics
import Foundation

/// A case, which can be printed, stored and played again: what it starts with and what is done then.
package struct ThrashCase: Codable, Hashable, Sendable {
  /// The seed that the case was drawn from.
  package var seed: UInt64
  package var setup: ThrashSetup
  package var operations: [ThrashOperation]

  /// Draws the case of a seed.
  package init(seed: UInt64, operationCount: Int) {
    self.seed = seed
    var random = SplitMix64(seed: seed)
    setup = ThrashSetup(seed: seed, &random)
    operations = (0..<operationCount).map { _ in ThrashOperation(&random) }
  }

  /// Reads a case as it was printed.
  ///
  /// - Throws: `DecodingError` for anything else.
  package init(printed: String) throws {
    self = try JSONDecoder().decode(ThrashCase.self, from: Data(printed.utf8))
  }

  /// The case as text that `init(printed:)` reads: one line.
  package var printed: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      preconditionFailure("A thrash case is numbers and names alone, which always encode: \(error)")
    }
  }
}

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
