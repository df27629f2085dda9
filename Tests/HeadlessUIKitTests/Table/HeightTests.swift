// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Heights") @MainActor struct HeightTests {
  private func model(_ heights: [Double]) -> ListModel {
    ListModel(sections: [
      .init(
        header: nil,
        footer: nil,
        rows: heights.enumerated().map { .init(title: "row \($0.offset)", height: $0.element) }
      )
    ])
  }

  private func height(_ screen: Screen, _ row: Int) -> Double {
    Double(screen.table.rectForRow(at: [0, row]).height)
  }

  @Test("R25: heights are automatic unless the table or the delegate decides")
  func defaults() {
    let table = UITableView(frame: .zero)
    expectEqual(table.rowHeight, UITableView.automaticDimension)
    expectEqual(table.estimatedRowHeight, UITableView.automaticDimension)
    var screen = Screen(model([1, 2, 3]), heights: .fixed(-1))
    screen.render()
    expectEqual((0..<3).map { height(screen, $0) }, [44, 44, 44])
    expectEqual(screen.table.contentSize.height, 132)
    screen = Screen(model([10, -1, 30]), heights: .asked)
    screen.table.rowHeight = 70
    screen.render()
    expectEqual((0..<3).map { height(screen, $0) }, [10, 70, 30])
  }

  @Test("R25 R26: heights are asked for at load without an estimate and on demand with one")
  func askedAtLoad() {
    var screen = Screen(model((0..<1000).map { Double($0 % 7) * 10 }), heights: .asked)
    _ = screen.table.numberOfSections
    // Neighbours of equal height are stored together; finding where they end asks once more.
    expect(screen.source.heightCalls >= 1000 && screen.source.heightCalls <= 2000)
    expect(screen.source.asked.isEmpty)
    expectEqual(Double(screen.table.contentSize.height), screen.source.model.totalHeight)
    screen = Screen(model(Array(repeating: 88, count: 1000)), heights: .estimated(44))
    screen.render()
    expectEqual(screen.source.asked.map(\.row), Array(0...9))
    expect(screen.source.heightCalls <= 20)
    expectEqual(Double(screen.table.contentSize.height), 44 * 990 + 88 * 10)
    expectEqual(screen.table.indexPathsForVisibleRows?.map(\.row), Array(0...4))
  }

  @Test("rows that turn out smaller or without height uncover others in the same frame")
  func smallRows() throws {
    var screen = Screen(model(Array(repeating: 10, count: 1000)), heights: .estimated(200))
    screen.render()
    expectEqual(screen.table.indexPathsForVisibleRows?.map(\.row), Array(0...43))
    screen.render()
    expectEqual(screen.renderer.committedBytes, 0)
    var heights = Array(repeating: 44.0, count: 100)
    for row in 0..<50 { heights[row] = 0 }
    screen = Screen(model(heights), heights: .estimated(44))
    screen.render(at: 50 * 44)
    screen.render(at: 50 * 44 - 8)
    expectEqual(screen.table.contentOffset.y, 0)
    expectEqual(screen.table.indexPathsForVisibleRows?.first?.row, 50)
    do {
      let heights = Array(repeating: 0.0, count: 12_000) + Array(repeating: 44, count: 20)
      let screen = Screen(model(heights), heights: .estimated(300))
      screen.render()
      expectEqual(screen.table.indexPathsForVisibleRows?.map(\.row), Array(12_000..<12_010))
      expect(screen.source.heightCalls < 12_100, "each row is asked for its height once")
    }
    for isEstimated in [true, false] {
      for seed in 0..<UInt64(40) {
        var random = SplitMix64(seed: seed)
        let heights = (0..<60).map { _ in [0, 0, 44, 130][Int.random(in: 0..<4, using: &random)] }
        let screen = Screen(
          model(heights.map(Double.init)),
          heights: isEstimated ? .estimated(44) : .asked
        )
        for _ in 0..<10 {
          screen.render(at: Double(Int.random(in: -20...3000, using: &random)))
          try TableAudit(screen: screen).check()
        }
      }
    }
  }

  @Test("R34: measured heights keep the viewport's top, and end with a reload or a reconfiguration")
  func anchor() throws {
    for (real, estimate) in [(300.0, 44.0), (20, 44), (44.5, 44)] {
      var heights = Array(repeating: 44.0, count: 100)
      for row in 0..<50 { heights[row] = real }
      let screen = Screen(model(heights), heights: .estimated(estimate))
      screen.render(at: 50 * 44)
      let path = IndexPath(row: 50, section: 0)
      func top() -> Double {
        Double(screen.table.rectForRow(at: path).minY) - screen.viewport.lowerBound
      }
      expectEqual(top(), 0)
      for step in 1...5 {
        let before = top()
        screen.table.contentOffset.y -= 8
        screen.render()
        expectEqual(top(), before + 8, "real \(real), step \(step)")
        try TableAudit(screen: screen).check()
      }
    }
    var screen = Screen(model(Array(repeating: 88, count: 100)), heights: .estimated(44))
    screen.render()
    screen.render(at: 2000)
    screen.source.model.measured = []
    screen.table.reloadData()
    _ = screen.table.numberOfSections
    expectEqual(screen.table.contentSize.height, 4400)
    screen.table.estimatedRowHeight = 50
    _ = screen.table.numberOfSections
    expectEqual(screen.table.contentSize.height, 5000)
    screen.source.decidesHeights = false
    screen.table.rowHeight = 30
    _ = screen.table.numberOfSections
    expectEqual(screen.table.contentSize.height, 3000)
    screen = Screen(model(Array(repeating: 44, count: 100)), heights: .estimated(44))
    screen.render()
    screen.source.model[IndexPath(row: 2, section: 0)].height = 100
    screen.table.reconfigureRows(at: [IndexPath(row: 2, section: 0)])
    screen.render()
    try TableAudit(screen: screen).check()
    expectEqual(height(screen, 2), 100)
    expectEqual(screen.table.cellForRow(at: [0, 3])?.frame.minY, 188)
  }

  @Test("S3-01: automatic heights and widths depend on the table, not on earlier rows")
  func automaticAfterReuse() throws {
    // Every second row is 100 points high by the delegate, the others leave it to the cell.
    let heights = (0..<200).map { $0.isMultiple(of: 2) ? 100.0 : -1 }
    var screen = Screen(model(heights), heights: .estimated(44))
    for offset in stride(from: 0.0, to: 4000, by: 150) { screen.render(at: offset) }
    for offset in stride(from: 4000.0, to: 0, by: -170) { screen.render(at: offset) }
    for row in stride(from: 1, to: 50, by: 2) { expectEqual(height(screen, row), 44, "row \(row)") }
    screen = Screen(model(Array(repeating: 44, count: 100)))
    screen.render()
    for width in [375.0, 100, 812] {
      screen.table.frame.size.width = width
      screen.render()
      expect(screen.table.visibleCells.allSatisfy { Double($0.frame.width) == width })
      expectEqual(Double(screen.table.contentSize.width), width)
      try TableAudit(screen: screen).check()
    }
  }

  @Test("a list that shrinks moves the viewport; an offset past the content stays")
  func shrinking() throws {
    var screen = Screen(model(Array(repeating: 44, count: 1000)))
    screen.render(at: 43_000)
    screen.source.model = model(Array(repeating: 44, count: 50))
    screen.table.reloadData()
    screen.render()
    expectEqual(screen.viewport.lowerBound, 50 * 44 - 440)
    try TableAudit(screen: screen).check()
    screen.source.model = model(Array(repeating: 44, count: 5))
    screen.table.reloadData()
    screen.render()
    expectEqual(screen.viewport.lowerBound, 0)
    try TableAudit(screen: screen).check()
    screen = Screen(model(Array(repeating: 44, count: 20)))
    for offset in [-100.0, 600, 5000] {
      screen.render(at: offset)
      expectEqual(screen.viewport.lowerBound, offset)
      try TableAudit(screen: screen).check()
    }
  }
}
