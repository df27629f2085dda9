// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct LayoutRobustnessTests {
  @Test("Contents, margins and sizes that are no finite lengths have a defined layout")
  func contents() {
    for (length, expected) in [
      (CGFloat.nan, CGFloat(0)), (-5, 0), (.signalingNaN, 0), (-.infinity, 0), (.infinity, 1e9),
      (.greatestFiniteMagnitude, 1e9), (1e30, 1e9), (0, 0), (3, 3),
    ] as [(CGFloat, CGFloat)] {
      let stage = LayoutStage()
      let box = stage.add(ContentBox(length, length)).pinCorner(1, 2)
      expect(LayoutStage.conflicts { stage.render() }.isEmpty)
      expectEqual(box.frame, CGRect(1, 2, expected, expected))
      box.content = CGSize(7, 8)
      expectEqual(stage.rendered(box.frame), CGRect(1, 2, 7, 8), "the solver came through it")
    }
    // Margins that are no numbers or negative have a defined result.
    let stage = LayoutStage()
    let view = stage.add(UIView())
    let margins = stage.window.layoutMarginsGuide
    view.pinEdges(to: margins)
    stage.window.layoutMargins = UIEdgeInsets(.nan, -10, -20, .infinity)
    expectEqual(stage.rendered(view.frame), CGRect(-10, 0, 310, 220))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel("Some text that wraps where there is room for it", lines: 0)
    cell.contentView.placing(label)
    label.pinEdges(10)
    for size in [CGSize.zero, CGSize(15, 44), CGSize(0, 44)] {
      cell.frame.size = size
      let fitted = cell.fitting(CGSize(size.width, 0))
      expect(fitted.height >= 20 && fitted.height.isFinite)
      _ = LayoutStage.conflicts { cell.layoutIfNeeded() }
      expect(label.frame.width >= 0 && label.frame.height >= 0)
    }
    cell.frame.size = CGSize(300, 100)
    cell.layoutIfNeeded()
    expectEqual(label.frame, CGRect(10, 10, 280, 80))
  }

  @Test("R40: Odd targets, constants and multipliers have a defined result")
  func targets() {
    // Targets that are no numbers or infinite are answered with a size.
    var view = UIView()
    let box = view.placing(ContentBox(80, 30))
    box.pinEdges(10)
    let lengths: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1, 0, 1e300]
    for length in lengths {
      let size = view.systemLayoutSizeFitting(CGSize(length, length))
      expectEqual(size, CGSize(100, 50), "target \(length)")
      expectEqual(view.fitting(CGSize(200, length)), CGSize(200, 50), "target \(length)")
    }
    do {  // A constant beyond a billion points stands for a billion.
      let view = LayoutStage().add(UIView())
      let constraint = view.widthAnchor.constraint(
        lessThanOrEqualToConstant: .greatestFiniteMagnitude
      )
      expectEqual(constraint.constant, 1e9)
      constraint.constant = -1e300
      expectEqual(constraint.constant, -1e9)
    }
    var stage = LayoutStage()
    view = stage.add(UIView()).pinCorner()
    let width = view.widthAnchor.constraint(
      equalTo: stage.window.widthAnchor,
      multiplier: 0,
      constant: 12
    )
    width.isActive = true
    expectEqual(stage.rendered(view.frame.width), 12)
    // A constraint becomes required and ceases to be while it is active.
    stage = LayoutStage()
    view = stage.add(UIView()).pinCorner()
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalToConstant: 90)
    narrow.priority = UILayoutPriority(400)
    wide.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([narrow, wide])
    for _ in 0..<3 {
      expectEqual(stage.rendered(view.frame.width), 90)
      narrow.priority = .required
      expect(LayoutStage.conflicts { stage.render() }.isEmpty)
      expectEqual(view.frame.width, 50)
      narrow.priority = UILayoutPriority(0)
      expectEqual(stage.rendered(view.frame.width), 90, "0 has no say")
      narrow.priority = UILayoutPriority(400)
    }
  }

  @Test("Constants, multipliers and priorities that mean nothing stop with a sentence")
  func programmerErrors() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().widthAnchor.constraint(equalToConstant: 1).constant = .infinity
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIView().widthAnchor.constraint(equalTo: UIView().widthAnchor, multiplier: .nan)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let (one, other) = (UIView(), UIView())
      _ = NSLayoutConstraint(one, .leading, 0, other, .leading)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().setContentHuggingPriority(UILayoutPriority(.nan), for: .horizontal)
    }
    await #expect(processExitsWith: .failure) { @MainActor in NSLayoutConstraint().isActive = true }
  }
}

/// Random layouts against direct arithmetic, while constants, activity and trees change.
@MainActor @Suite struct LayoutRandomTests {
  /// One view: each of its edges hangs on an edge of an earlier view or of the window.
  private struct Node {
    var parent: Int
    var reference: Int
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
    var hangsOnTrailing: Bool
    var copiesWidth: Bool
  }

  @Test(arguments: UInt64(1)...40)
  func framesEqualDirectArithmeticThroughEveryEdit(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = LayoutStage()
    var nodes: [Node] = []
    var views: [UIView] = []
    var held: [[NSLayoutConstraint]] = []
    for step in 0..<60 {
      if nodes.count < 12 || Int.random(in: 0..<4, using: &random) == 0 {
        let node = Self.makeNode(after: nodes.count, &random)
        let view = stage.add(UIView(), to: node.parent < 0 ? nil : views[node.parent])
        nodes.append(node)
        views.append(view)
        held.append(Self.constraints(of: node, view, in: stage, views))
        NSLayoutConstraint.activate(held[nodes.count - 1])
      } else {
        Self.edit(
          Int.random(in: 0..<nodes.count, using: &random),
          &nodes,
          views,
          &held,
          stage,
          &random
        )
      }
      if Int.random(in: 0..<3, using: &random) == 0 { continue }
      stage.render()
      let expected = Self.frames(of: nodes)
      for (number, view) in views.enumerated() {
        expectEqual(view.frame, expected[number], "seed \(seed), step \(step), view \(number)")
        guard view.frame == expected[number] else { return }
      }
    }
  }

  private static func makeNode(after count: Int, _ random: inout SplitMix64) -> Node {
    Node(
      parent: Int.random(in: 0..<count + 1, using: &random) - 1,
      reference: Int.random(in: 0..<count + 1, using: &random) - 1,
      x: CGFloat(Int.random(in: 0..<40, using: &random)),
      y: CGFloat(Int.random(in: 0..<40, using: &random)),
      width: CGFloat(Int.random(in: 0..<60, using: &random)),
      height: CGFloat(Int.random(in: 0..<60, using: &random)),
      hangsOnTrailing: Int.random(in: 0..<2, using: &random) == 0,
      copiesWidth: Int.random(in: 0..<3, using: &random) == 0
    )
  }

  private static func constraints(
    of node: Node,
    _ view: UIView,
    in stage: LayoutStage,
    _ views: [UIView]
  ) -> [NSLayoutConstraint] {
    let reference = node.reference < 0 ? stage.window : views[node.reference]
    return [
      view.leadingAnchor.constraint(
        equalTo: node.hangsOnTrailing ? reference.trailingAnchor : reference.leadingAnchor,
        constant: node.x
      ),
      node.copiesWidth
        ? view.widthAnchor.constraint(
          equalTo: reference.widthAnchor,
          multiplier: 1,
          constant: node.width
        ) : view.widthAnchor.constraint(equalToConstant: node.width),
      view.topAnchor.constraint(equalTo: reference.topAnchor, constant: node.y),
      view.heightAnchor.constraint(equalToConstant: node.height),
    ]
  }

  private static func edit(
    _ number: Int,
    _ nodes: inout [Node],
    _ views: [UIView],
    _ held: inout [[NSLayoutConstraint]],
    _ stage: LayoutStage,
    _ random: inout SplitMix64
  ) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      nodes[number].x = CGFloat(Int.random(in: 0..<80, using: &random))
      held[number][0].constant = nodes[number].x
    case 1:
      nodes[number].width = CGFloat(Int.random(in: 0..<80, using: &random))
      held[number][1].constant = nodes[number].width
    case 2:
      // Other constraints take the place of all four.
      NSLayoutConstraint.deactivate(held[number])
      let parent = nodes[number].parent
      nodes[number] = makeNode(after: number, &random)
      nodes[number].parent = parent
      held[number] = constraints(of: nodes[number], views[number], in: stage, views)
      NSLayoutConstraint.activate(held[number])
    default: moveToWindow(number, &nodes, views, &held, stage)
    }
  }

  /// Takes a view out and puts it into the window: what reached out of its tree is made again.
  private static func moveToWindow(
    _ number: Int,
    _ nodes: inout [Node],
    _ views: [UIView],
    _ held: inout [[NSLayoutConstraint]],
    _ stage: LayoutStage
  ) {
    views[number].removeFromSuperview()
    stage.window.addSubview(views[number])
    nodes[number].parent = -1
    for other in nodes.indices where held[other].contains(where: { !$0.isActive }) {
      NSLayoutConstraint.deactivate(held[other])
      held[other] = constraints(of: nodes[other], views[other], in: stage, views)
      NSLayoutConstraint.activate(held[other])
    }
  }

  /// The frames by plain sums, in the order in which views hang on each other.
  private static func frames(of nodes: [Node]) -> [CGRect] {
    let window = CGRect(0, 0, 300, 200)
    var absolute: [CGRect] = []
    for node in nodes {
      let reference = node.reference < 0 ? window : absolute[node.reference]
      absolute.append(
        CGRect(
          x: (node.hangsOnTrailing ? reference.maxX : reference.minX) + node.x,
          y: reference.minY + node.y,
          width: node.width + (node.copiesWidth ? reference.width : 0),
          height: node.height
        )
      )
    }
    return nodes.indices.map { number in
      let parent = nodes[number].parent
      let origin = parent < 0 ? CGPoint.zero : absolute[parent].origin
      return absolute[number].offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}
