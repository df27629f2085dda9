// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

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

  /// Horizontal edge, width, vertical edge, height.
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
    default:
      moveToWindow(number, &nodes, views, &held, stage)
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
    let window = CGRect(x: 0, y: 0, width: 300, height: 200)
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
