// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Thousands of constraints end in bounded work, told by pivots and never by time.
@MainActor @Suite struct LayoutLimitsTests {
  @Test("A chain of 1,000 views takes a pivot or two for each edge, and a change none")
  func chain() throws {
    let count = 1_000
    let stage = LayoutStage(width: 300, height: 100_000)
    let views = (0..<count).map { _ in stage.add(UIView()) }
    views[0].pinCorner()
    let head = views[0].heightAnchor.constraint(equalToConstant: 10)
    head.isActive = true
    for (above, below) in zip(views, views.dropFirst()) {
      below.topAnchor.constraint(equalTo: above.bottomAnchor).isActive = true
      below.leadingAnchor.constraint(equalTo: above.leadingAnchor).isActive = true
      below.heightAnchor.constraint(equalTo: above.heightAnchor).isActive = true
    }
    let before = EngineCounters.now()["solverPivots"]
    stage.render()
    let first = EngineCounters.now()["solverPivots"]
    expectEqual(views[count - 1].frame, CGRect(x: 0, y: (count - 1) * 10, width: 0, height: 10))
    expect(first - before <= 4 * count * 2, "\(first - before) pivots for \(count * 4) edges")
    head.constant = 12
    stage.render()
    expectEqual(views[count - 1].frame.minY, CGFloat((count - 1) * 12))
    expectEqual(EngineCounters.now()["solverPivots"], first)
  }

  @Test("Of 2,000 constraints that contradict each other the first holds, the others are told once")
  func contradictions() {
    let stage = LayoutStage()
    let view = stage.add(UIView())
    view.pinCorner()
    let widths = (0..<2_000).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0 + 5)) }
    NSLayoutConstraint.activate(widths)
    let before = EngineCounters.now()["solverPivots"]
    expectEqual(LayoutStage.conflicts { stage.render() }.count, 1_999)
    let pivots = EngineCounters.now()["solverPivots"] - before
    expect(view.frame.width == 5 && pivots <= 4 * 2_000)
    view.setNeedsLayout()
    expect(LayoutStage.conflicts { stage.render() }.isEmpty, "once for each constraint")
    NSLayoutConstraint.deactivate([widths[0]])
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    expectEqual(view.frame.width, 6, "the next one holds when it can")
  }

  @Test("A ring of equal widths is no contradiction, and one constant settles all of it")
  func ring() {
    let stage = LayoutStage()
    let views = (0..<300).map { _ in stage.add(UIView()) }
    for (index, view) in views.enumerated() {
      view.pinCorner()
      view.widthAnchor.constraint(equalTo: views[(index + 1) % 300].widthAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 1).isActive = true
    }
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    let settled = views[123].widthAnchor.constraint(equalToConstant: 41)
    settled.isActive = true
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    expect(views.allSatisfy { $0.frame.width == 41 })
    // A ring in which each is a point wider than the next can have no solution.
    let steps = views.indices.map { index in
      views[index].heightAnchor
        .constraint(
          equalTo: views[(index + 1) % 300].heightAnchor,
          constant: 1
        )
    }
    NSLayoutConstraint.activate(steps)
    let told = LayoutStage.conflicts { stage.render() }
    expectEqual(told.count, 300, "each stands against two fixed heights")
    expect(views.allSatisfy { $0.frame.height == 1 })
  }

  @Test("The pivots of a change are the same however often it is made")
  func repeatable() {
    var counts: [[Int]] = []
    for _ in 0..<3 {
      let stage = LayoutStage()
      let boxes = (0..<6).map { stage.add(ContentBox(CGFloat(30 + $0 * 20), 10)) }
      boxes[0].pinCorner()
      for (left, right) in zip(boxes, boxes.dropFirst()) {
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 4).isActive = true
        right.topAnchor.constraint(equalTo: left.topAnchor).isActive = true
      }
      boxes[5].trailingAnchor.constraint(equalTo: stage.window.trailingAnchor).isActive = true
      var pivots: [Int] = []
      for width in [300.0, 700, 250, 300] {
        let before = EngineCounters.now()["solverPivots"]
        stage.window.frame.size.width = width
        stage.render()
        pivots.append(EngineCounters.now()["solverPivots"] - before)
      }
      counts.append(pivots)
    }
    expect(counts[0] == counts[1] && counts[1] == counts[2])
    expect(counts[0].contains { $0 > 0 })
  }
}
