// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import harness_bench

@MainActor @Suite("The cell that constraints lay out")
struct ConstrainedCellTests {
  @Test("It has twelve views and thirty constraints")
  func shape() {
    let cell = ConstrainedCell.solved()
    expect(cell.views.count == 12 && cell.constraints.count == 30)
  }

  @Test("Its frames are the sums of margins and sizes, before and after a change")
  func frames() {
    let cell = ConstrainedCell.solved()
    expect(cell.agreesWithSums)
    cell.setTitle(ConstrainedCell.titles[1])
    cell.fit()
    expect(cell.agreesWithSums)
  }
}
