// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@MainActor @Suite final class LayoutConflictTests {
  private var stage = LayoutStage()

  @Test("The latest required constraint in a conflict is broken, reported once, and restored")
  func breaking() throws {
    let view = stage.add(UIView()).pinCorner()
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    second.identifier = "too wide"
    NSLayoutConstraint.activate([first, second])
    var sentences = LayoutStage.conflicts { stage.render() }
    expectEqual(view.frame.width, 100)
    expect(second.isActive)
    let sentence = try require(sentences.first)
    expectEqual(sentences.count, 1)
    let name = "UIView#\(view.layerIdentifier)"
    expect(sentence.contains("\n  <\(name).width == 100>"))
    expect(sentence.contains("Breaking <too wide: \(name).width == 200>"))
    expect(!sentence.contains("topAnchor") && !sentence.contains(".top"))
    do {  // A broken constraint is reported once and holds again when it can.
      let stage = LayoutStage()
      let view = stage.add(UIView()).pinCorner()
      let first = view.widthAnchor.constraint(equalToConstant: 100)
      let second = view.widthAnchor.constraint(equalToConstant: 200)
      NSLayoutConstraint.activate([first, second])
      let sentences = LayoutStage.conflicts {
        stage.render()
        first.constant = 110
        expectEqual(stage.rendered(view.frame.width), 110)
        first.isActive = false
        stage.render()
      }
      expectEqual(view.frame.width, 200)
      expectEqual(sentences.count, 1)
      first.isActive = true
      second.isActive = false
      expectEqual(stage.rendered(view.frame.width), 110)
    }
    // A constant that contradicts breaks the latest.
    stage = LayoutStage()
    let left = stage.add(UIView())
    let right = stage.add(UIView())
    left.pinCorner()
    let leftWidth = left.widthAnchor.constraint(equalToConstant: 100)
    let rightWidth = right.widthAnchor.constraint(equalToConstant: 190)
    NSLayoutConstraint.activate([
      leftWidth, right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
      right.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor), rightWidth,
    ])
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    expectEqual(right.frame.minX, 110)
    leftWidth.constant = 120
    sentences = LayoutStage.conflicts { stage.render() }
    expectEqual(left.frame.width, 120)
    expectEqual(right.frame.width, 170)
    expectEqual(sentences.count, 1)
    expect(sentences[0].contains("Breaking \(rightWidth.text)"))
    leftWidth.constant = 100
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    expectEqual(right.frame.width, 190)
  }

  @Test("Frames set by hand and the root's size win over constraints")
  func alone() {
    let view = stage.add(ContentBox(50, 20)).pinCorner()
    view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5).isActive = true
    var sentences = LayoutStage.conflicts { stage.render() }
    expectEqual(sentences.count, 1)
    expectEqual(view.frame, CGRect(0, 0, 50, 20))
    do {  // A frame that is set by hand beats a constraint.
      let stage = LayoutStage()
      let view = stage.window.adding(UIView(frame: CGRect(30, 40, 50, 60)))
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
      let sentences = LayoutStage.conflicts { stage.render() }
      expectEqual(sentences.count, 1)
      expect(sentences[0].contains("the frame of UIView#\(view.layerIdentifier), set by hand"))
      expectEqual(view.frame, CGRect(30, 40, 50, 60))
    }
    // A root that is too small for its constraints keeps its size.
    stage = LayoutStage()
    let wide = stage.add(UIView()).pinEdges(10)
    wide.widthAnchor.constraint(greaterThanOrEqualToConstant: 290).isActive = true
    sentences = LayoutStage.conflicts { stage.render() }
    expectEqual(sentences.count, 1)
    expect(sentences[0].contains("the size of UIWindow#\(stage.window.layerIdentifier)"))
    expectEqual(wide.frame, CGRect(10, 10, 280, 180))
    stage.window.frame.size.width = 400
    expectEqual(stage.rendered(wide.frame.width), 380)
  }

  @Test("Optional constraints and views without a size cause no report")
  func silence() {
    var view = stage.add(UIView()).pinEdges(10)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.priority = UILayoutPriority(999)
    width.isActive = true
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    expectEqual(view.frame.width, 280)
    // A view that has no size yet is no conflict.
    stage = LayoutStage()
    let parent = stage.window.adding(UIView())
    view = stage.add(UIView(), to: parent).pinEdges(10)
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    parent.frame = CGRect(0, 0, 100, 50)
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    expectEqual(view.frame, CGRect(10, 10, 80, 30))
  }
}

/// Thousands of constraints end in bounded work, told by pivots and never by time.
@MainActor @Suite struct LayoutLimitsTests {
  @Test("A change in a chain takes a bounded and repeatable number of pivots")
  func chain() throws {
    // A chain of 1,000 views takes a pivot or two for each edge, and a change none.
    let count = 1_000
    let stage = LayoutStage(width: 300, height: 100_000)
    let views = (0..<count).map { _ in stage.add(UIView()) }
    views[0].pinCorner()
    let head = views[0].heightAnchor.constraint(equalToConstant: 10).activated()
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
    expectEqual(stage.rendered(views[count - 1].frame.minY), CGFloat((count - 1) * 12))
    expectEqual(EngineCounters.now()["solverPivots"], first)
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

  @Test("Thousands of constraints that conflict or form a ring end in bounded work")
  func contradictions() {
    do {
      // Of 2,000 constraints that contradict each other the first holds, the others are told once.
      let stage = LayoutStage()
      let view = stage.add(UIView()).pinCorner()
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
    let stage = LayoutStage()
    let views = (0..<300).map { _ in stage.add(UIView()) }
    for (index, view) in views.enumerated() {
      view.pinCorner()
      view.widthAnchor.constraint(equalTo: views[(index + 1) % 300].widthAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 1).isActive = true
    }
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    views[123].widthAnchor.constraint(equalToConstant: 41).isActive = true
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    expect(views.allSatisfy { $0.frame.width == 41 })
    // A ring in which each is a point wider than the next can have no solution.
    let steps = views.indices.map { index in
      views[index].heightAnchor
        .constraint(equalTo: views[(index + 1) % 300].heightAnchor, constant: 1)
    }
    NSLayoutConstraint.activate(steps)
    let told = LayoutStage.conflicts { stage.render() }
    expectEqual(told.count, 300, "each stands against two fixed heights")
    expect(views.allSatisfy { $0.frame.height == 1 })
  }
}

@MainActor @Suite struct LayoutScaleTests {
  @Test("A change is solved only where it has an effect")
  func chains() throws {
    // A chain of thousands of constraints is laid out and follows its head.
    var stage = LayoutStage(width: 300, height: 20_000)
    let views = (0..<500).map { _ in stage.add(UIView()) }
    let head = views[0].heightAnchor.constraint(equalToConstant: 10)
    views[0].pinCorner()
    var constraints = [
      head, views[0].trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
    ]
    for (above, below) in zip(views, views.dropFirst()) {
      constraints += [
        below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 1),
        below.leadingAnchor.constraint(equalTo: above.leadingAnchor),
        below.trailingAnchor.constraint(equalTo: above.trailingAnchor),
        below.heightAnchor.constraint(equalTo: above.heightAnchor),
      ]
    }
    NSLayoutConstraint.activate(constraints)
    expectEqual(stage.rendered(views[499].frame), CGRect(0, 499 * 11, 300, 10))
    head.constant = 12
    expectEqual(stage.rendered(views[499].frame), CGRect(0, 499 * 13, 300, 12))
    stage.window.frame.size.width = 250
    expect(stage.rendered(views.allSatisfy { $0.frame.width == 250 }))
    NSLayoutConstraint.deactivate(constraints)
    expectEqual(stage.window.constraints.count, 2)
    // A change in one cell is solved for that cell alone.
    stage = LayoutStage()
    let cells = (0..<20)
      .map { number in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(0, CGFloat(number) * 50, 300, 50)
        let box = stage.add(ContentBox(20, 10), to: cell.contentView).pinCorner(10, 10)
        stage.window.addSubview(cell)
        return (cell: cell, box: box)
      }
    stage.render()
    let scopes = try cells.map { try require($0.cell.contentView.layoutRecord?.scope) }
    let before = scopes.map(\.pivotCount)
    let passes = EngineCounters.now()["layoutPasses"]
    cells[7].box.content = CGSize(33, 12)
    expectEqual(stage.rendered(cells[7].box.frame), CGRect(10, 10, 33, 12))
    for (number, scope) in scopes.enumerated() where number != 7 {
      expectEqual(scope.pivotCount, before[number])
    }
    // The content view and the box, whose size changed.
    expectEqual(EngineCounters.now()["layoutPasses"] - passes, 2)
    expect(stage.window.layoutRecord?.scope == nil)
    do {  // An unchanged frame solves nothing.
      let stage = LayoutStage()
      stage.add(ContentBox(20, 10)).pinCorner(10, 10)
      stage.render()
      let scope = try require(stage.window.layoutRecord?.scope)
      let pivots = scope.pivotCount
      let passes = EngineCounters.now()["layoutPasses"]
      for _ in 0..<10 { stage.render() }
      expectEqual(scope.pivotCount, pivots)
      expectEqual(EngineCounters.now()["layoutPasses"], passes)
      stage.window.setNeedsLayout()
      expectEqual(stage.rendered(scope.pivotCount), pivots)
    }
  }
}
