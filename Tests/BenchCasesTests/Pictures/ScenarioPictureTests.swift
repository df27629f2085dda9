// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchCases

/// Pictures of each cell of the suite, as `reuse-bench snapshot` draws them.
///
/// One strategy is enough: that the others look the same is verified element by element.
@Suite("Pictures of the suite's cells") @MainActor struct ScenarioPictureTests {
  nonisolated static let cases: [(cell: String, dataset: String)] = [
    ("subtitle", "unicode"), ("news", "unicode"), ("card", "unicode"), ("setting", "settings"),
    ("message", "messages"), ("heavy", "unicode"),
  ]

  @Test("each cell looks as it did when it was looked at", arguments: cases)
  func mutation(cell: String, dataset: String) throws {
    try expect(GoldenPicture(cell).difference(from: picture(cell, .mutation, dataset)) == nil)
  }

  private func picture(_ cell: String, _ strategy: CaseStrategy, _ dataset: String) throws -> String
  {
    let rows = try DatasetChoice(dataset).open(rowCount: 1000, seed: Cases.seed).rows
    let identifier = try require(CaseIdentifier("scroll.steady/\(cell)/\(strategy.rawValue)/1000"))
    let snapshot = CaseSnapshot(identifier: identifier, rows: rows, seed: Cases.seed)
    guard case .picture(let picture) = snapshot.draw(frame: 3) else {
      Issue.record("the round has no frame 3")
      return ""
    }
    return picture
  }
}
