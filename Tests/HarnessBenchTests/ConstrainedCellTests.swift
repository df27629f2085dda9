// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit
import Testing

@testable import harness_bench

@MainActor @Suite("The cell that constraints lay out")
struct ConstrainedCellTests {
  @Test("It has twelve views and thirty constraints, none of which is broken or leaves a choice")
  func shape() {
    let cell = ConstrainedCell.solved()
    #expect(cell.views.count == 12 && cell.constraints.count == 30)
    #expect(cell.constraints.allSatisfy(\.isActive))
    #expect(cell.views.allSatisfy { !$0.hasAmbiguousLayout })
  }

  @Test("Its frames are the sums of margins and sizes")
  func frames() {
    let cell = ConstrainedCell.solved()
    let title = cell.title.sizeThatFits(.zero)
    let body = cell.body.sizeThatFits(CGSize(width: 375 - 68 - 16, height: 0))
    #expect(cell.title.frame == CGRect(origin: CGPoint(x: 68, y: 12), size: title))
    #expect(
      cell.body.frame
        == CGRect(x: 68, y: 12 + title.height * 2 + 8, width: 375 - 68 - 16, height: body.height)
    )
    // Margins, two lines, the body, the picture, the line at the end.
    #expect(cell.fittedHeight == 12 + title.height * 2 + 8 + body.height + 8 + 32 + 12 + 1)
  }
}
