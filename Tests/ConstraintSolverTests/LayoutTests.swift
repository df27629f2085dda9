// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

/// Layouts as UIKit cells have them, with answers worked out by hand.
@Suite struct LayoutTests {
  /// A cell of 375 points: an image of 60 by 60 at the left, a title over a body at its right.
  private struct Cell {
    let solver = ConstraintSolver()
    let content: LayoutBox
    let image: LayoutBox
    let title: LayoutBox
    let body: LayoutBox
    let titleSize: [ConstraintHandle]
    let bodyHeight: [ConstraintHandle]

    init() throws {
      content = LayoutBox(solver)
      image = LayoutBox(solver)
      title = LayoutBox(solver)
      body = LayoutBox(solver)
      try solver.add([(content.left, 1)], .equal, 0)
      try solver.add([(content.top, 1)], .equal, 0)
      try solver.add([(content.width, 1)], .equal, 375)
      try solver.add([(content.height, 1)], .equal, 0, at: 50)
      try image.pin([(image.left, 1)], .equal, [(content.left, 1)], 16)
      try image.pin([(image.top, 1)], .equal, [(content.top, 1)], 11)
      try solver.add([(image.width, 1)], .equal, 60)
      try solver.add([(image.height, 1)], .equal, 60)
      try content.pin(content.bottom, .greaterOrEqual, image.bottom, 11)
      for label in [title, body] {
        try label.pin([(label.left, 1)], .equal, image.right, 12)
        try content.pin(content.right, .greaterOrEqual, label.right, 16)
      }
      try title.pin([(title.top, 1)], .equal, [(content.top, 1)], 11)
      try body.pin([(body.top, 1)], .equal, title.bottom, 3)
      try content.pin(content.bottom, .greaterOrEqual, body.bottom, 11)
      titleSize =
        try title.intrinsic(title.width, 120, hugging: 251, compression: 750)
        + title.intrinsic(title.height, 20, hugging: 250, compression: 750)
      try body.intrinsic(body.width, 500, hugging: 250, compression: 750)
      bodyHeight = try body.intrinsic(body.height, 17, hugging: 250, compression: 750)
    }

    func setHeight(_ height: Double, _ handles: ArraySlice<ConstraintHandle>) throws {
      for handle in handles { solver.stageConstant(height, of: handle) }
      try solver.commitStagedConstants()
    }
  }

  @Test("A cell, a middle and an aspect ratio have the values worked out by hand")
  func cell() throws {
    do {  // A cell is as tall as its image or its texts need.
      let cell = try Cell()
      expectEqual(cell.image.frame, [16, 11, 60, 60])
      expectEqual(cell.title.frame, [88, 11, 120, 20])
      // 375 - 16 at the right, 88 at the left: the body is compressed from 500 to 271.
      expectEqual(cell.body.frame, [88, 34, 271, 17])
      // Texts end at 51 + 11, the image at 71 + 11.
      expectEqual(cell.content.frame, [0, 0, 375, 82])

      try cell.setHeight(51, cell.bodyHeight[...])
      expectEqual(cell.body.frame, [88, 34, 271, 51])
      expectEqual(cell.content.frame, [0, 0, 375, 96])

      try cell.setHeight(40, cell.titleSize[2...])
      expectEqual(cell.body.frame, [88, 54, 271, 51])
      expectEqual(cell.content.frame, [0, 0, 375, 116])
      expect(cell.solver.ambiguousVariables().isEmpty)
    }
    let cell = try Cell()
    _ = cell.solver.takeChanges()
    try cell.setHeight(51, cell.bodyHeight[...])
    expectEqual(
      cell.solver.takeChanges(),
      [cell.body.height.index: 51, cell.content.height.index: 96]
    )
    expect(cell.solver.takeChanges().isEmpty)
    try cell.setHeight(60, cell.bodyHeight[...])
    try cell.setHeight(51, cell.bodyHeight[...])
    expect(cell.solver.takeChanges().isEmpty, "values that came back have not changed")
    do {  // A point keeps to the middle of two others.
      let solver = ConstraintSolver()
      let (left, middle, right) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      )
      try solver.add([(middle, 2), (left, -1), (right, -1)], .equal, 0)
      try solver.add([(left, 1), (right, -1)], .lessOrEqual, -10)
      try solver.add([(left, 1)], .greaterOrEqual, 0)
      try solver.add([(right, 1)], .lessOrEqual, 100)
      // left >= 0 and right >= left + 10 leave 5 ... 95 for the middle.
      for (wish, result) in [(3.0, 5.0), (60, 60), (99, 95), (-4, 5)] {
        solver.suggest(middle, value: wish, priority: 500)
        expectEqual(solver.value(of: middle), result)
      }
    }
    let solver = ConstraintSolver()
    let boxes = (0..<3).map { _ in LayoutBox(solver) }
    for box in boxes {
      try solver.add([(box.width, 9), (box.height, -16)], .equal, 0)
      try solver.add([(box.width, 1), (boxes[0].width, -1)], .equal, 0)
    }
    try solver.add(boxes.map { ($0.width, 1) }, .equal, 480)
    for box in boxes {
      expect(abs(solver.value(of: box.width) - 160) < 1e-9)
      expect(abs(solver.value(of: box.height) - 90) < 1e-9)
    }
  }
}
