// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Thousands of constraints, and changes that cost only where they happen.
@MainActor @Suite struct LayoutScaleTests {
  @Test func aChainOfThousandsOfConstraintsIsLaidOutAndFollowsItsHead() throws {
    let stage = LayoutStage(width: 300, height: 20_000)
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
    stage.render()
    expectEqual(views[499].frame, CGRect(x: 0, y: 499 * 11, width: 300, height: 10))
    head.constant = 12
    stage.render()
    expectEqual(views[499].frame, CGRect(x: 0, y: 499 * 13, width: 300, height: 12))
    stage.window.frame.size.width = 250
    stage.render()
    expect(views.allSatisfy { $0.frame.width == 250 })
    NSLayoutConstraint.deactivate(constraints)
    expectEqual(stage.window.constraints.count, 2)
  }

  @Test func aChangeInOneCellIsSolvedForThatCellAlone() throws {
    let stage = LayoutStage()
    let cells = (0..<20)
      .map { number in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: CGFloat(number) * 50, width: 300, height: 50)
        let box = stage.add(ContentBox(20, 10), to: cell.contentView)
        box.pinCorner(10, 10)
        stage.window.addSubview(cell)
        return (cell: cell, box: box)
      }
    stage.render()
    let scopes = try cells.map { try require($0.cell.contentView.layoutRecord?.scope) }
    let before = scopes.map(\.pivotCount)
    let passes = EngineCounters.now()["layoutPasses"]
    cells[7].box.content = CGSize(width: 33, height: 12)
    stage.render()
    expectEqual(cells[7].box.frame, CGRect(x: 10, y: 10, width: 33, height: 12))
    for (number, scope) in scopes.enumerated() where number != 7 {
      expectEqual(scope.pivotCount, before[number])
    }
    // The content view and the box, whose size changed.
    expectEqual(EngineCounters.now()["layoutPasses"] - passes, 2)
    expect(stage.window.layoutRecord?.scope == nil)
  }

  @Test func anUnchangedFrameSolvesNothing() throws {
    let stage = LayoutStage()
    let box = stage.add(ContentBox(20, 10))
    box.pinCorner(10, 10)
    stage.render()
    let scope = try require(stage.window.layoutRecord?.scope)
    let pivots = scope.pivotCount
    let passes = EngineCounters.now()["layoutPasses"]
    for _ in 0..<10 { stage.render() }
    expectEqual(scope.pivotCount, pivots)
    expectEqual(EngineCounters.now()["layoutPasses"], passes)
    stage.window.setNeedsLayout()
    stage.render()
    expectEqual(scope.pivotCount, pivots)
  }
}
