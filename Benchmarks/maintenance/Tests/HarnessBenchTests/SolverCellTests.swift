// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import harness_bench

@Suite("The cell that solver and arithmetic lay out")
struct SolverCellTests {
  /// From the narrowest telephone to where the title gets all the width that it wishes for.
  private static let widths = [320.0, 375, 390, 430, 551, 700]

  @Test("A fresh cell has the frames that additions give", arguments: widths)
  func fresh(width: Double) {
    expect(SolverCell(width: width).agrees(withWidth: width))
  }

  @Test("A cell that was given one width after the other has those of the last")
  func changed() {
    let cell = SolverCell(width: 430)
    for width in Self.widths + Self.widths.reversed() {
      cell.setWidth(width)
      expect(cell.agrees(withWidth: width), "width \(width)")
    }
  }

  @Test("A cell of one width does not pass for one of another")
  func different() {
    expect(!SolverCell(width: 375).agrees(withWidth: 376))
  }
}
