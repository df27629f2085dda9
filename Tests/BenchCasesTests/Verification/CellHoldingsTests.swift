// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import UIKit

@testable import BenchCases

@Suite("Cell holdings") @MainActor struct CellHoldingsTests {
  private static func counts(_ cell: UITableViewCell) -> [CellHoldings.Kind: Int] {
    CellHoldings(of: cell).counts
  }

  @Test func additionsAndRepeated() {
    // Each thing that is added counts once, wherever it lies.
    do {
      let cell = UITableViewCell()
      let before = Self.counts(cell)
      let holder = UIView()
      cell.contentView.addSubview(holder)
      let button = UIButton()
      holder.addSubview(button)
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      holder.addGestureRecognizer(UITapGestureRecognizer())
      holder.widthAnchor.constraint(equalToConstant: 10).isActive = true
      holder.layer.addSublayer(CALayer())
      let after = Self.counts(cell)
      let more = after.merging(before) { $0 - $1 }
      // A button may have views of its own.
      expect((more[.views] ?? 0) >= 2)
      expect(more[.actions] == 2 && more[.gestures] == 1 && more[.constraints] == 1)
      expectEqual(more[.layers], 1)
    }
    // Counting changes nothing, and layers of views are no layers of their own.
    do {
      let cell = UITableViewCell()
      for _ in 0..<3 { cell.contentView.addSubview(UILabel()) }
      let first = Self.counts(cell)
      expect(Self.counts(cell) == first && first[.layers] == 0)
      expectEqual(first[.views], 1 + Self.viewCount(cell))
    }
  }

  private static func viewCount(_ view: UIView) -> Int {
    view.subviews.reduce(view.subviews.count) { $0 + viewCount($1) }
  }

  @Test(
    "stacks count by how deep they lie in each other, and not by how many they are",
    arguments: 0..<5
  )
  func stacks(_ depth: Int) {
    let cell = UITableViewCell()
    var parent: UIView = cell.contentView
    for _ in 0..<depth {
      let stack = UIStackView()
      parent.addSubview(stack)
      // One beside it changes nothing.
      parent.addSubview(UIStackView())
      parent = stack
    }
    expectEqual(CellHoldings(of: cell).stackDepth, depth)
  }
}
