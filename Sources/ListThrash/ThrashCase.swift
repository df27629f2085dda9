// SPDX-License-Identifier: Apache-2.0

package import BenchStatistics
import Foundation

/// A case that can be printed, stored and replayed: a setup and its operations.
package struct ThrashCase: Codable, Hashable, Sendable {
  /// The seed that the case was drawn from.
  package var seed: UInt64
  package var setup: ThrashSetup
  package var operations: [ThrashOperation]

  package init(seed: UInt64, operationCount: Int) {
    self.seed = seed
    var random = SplitMix64(seed: seed)
    setup = ThrashSetup(seed: seed, &random)
    operations = (0..<operationCount).map { _ in ThrashOperation(&random) }
  }

  /// Reads a printed case.
  ///
  /// - Throws: `DecodingError` for anything else.
  package init(printed: String) throws {
    self = try JSONDecoder().decode(ThrashCase.self, from: Data(printed.utf8))
  }

  /// The case as one line for `init(printed:)`.
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

package struct ThrashSetup: Codable, Hashable, Sendable {
  /// The source of row heights.
  package enum Heights: String, Codable, CaseIterable, Sendable {
    /// All rows have the table's row height.
    case fixed
    /// The delegate returns each height at load.
    case asked
    /// The delegate returns a height when the row appears; until then the estimate counts.
    case estimated
    /// The cell returns its height.
    case fitted
    /// Constraints within the cell decide.
    case constraints

    /// True if a row keeps its height when it becomes visible.
    ///
    /// Heights asked for at load do not last: content may have changed meanwhile.
    var areLasting: Bool { self == .fixed }
  }

  package enum Style: String, Codable, CaseIterable, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  package var heights: Heights
  package var style: Style
  /// The row height or the estimate.
  package var standardHeight: Double
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

  static let widths: [Double] = [320, 375, 100]
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
