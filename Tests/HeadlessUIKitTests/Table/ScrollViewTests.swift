// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Scroll view") @MainActor struct ScrollViewTests {
  private func screen() -> Screen {
    let screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))
    screen.render()
    return screen
  }

  @Test(
    "scrollRectToVisible moves as little as shows a rectangle, or its beginning",
    arguments: [
      (y: 100.0, height: 50.0, from: 0.0, to: 0.0), (500, 50, 0, 110), (500, 50, 600, 500),
      (500, 50, 400, 400), (1000, 2000, 0, 1000), (1000, 2000, 4000, 1000), (4390, 500, 0, 3960),
      (-50, 60, 300, 0), (9000, 10, 200, 200), (.nan, 10, 200, 200),
    ] as [(Double, Double, Double, Double)]
  )
  func rectToVisible(y: Double, height: Double, from: Double, to: Double) {
    let screen = screen()
    screen.render(at: from)
    screen.table.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
    expectEqual(Double(screen.table.contentOffset.y), to)
  }

  @Test("scrolls by code keep clear of insets, end at once and keep what an app sets")
  func insets() {
    do {
      let screen = screen()
      screen.table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
      expectEqual(screen.table.adjustedContentInset, screen.table.contentInset)
      expectEqual(screen.table.verticalOffsetRange, -20...4000)
      let path = IndexPath(row: 50, section: 0)
      // At the bottom 440 - 40 - 44, in the middle (20 + 400) / 2 - 22.
      let places: [(UITableView.ScrollPosition, Double)] = [
        (.top, 20), (.bottom, 356), (.middle, 188),
      ]
      for (position, top) in places {
        screen.table.scrollToRow(at: path, at: position, animated: false)
        screen.render()
        expectEqual(2200 - screen.viewport.lowerBound, top, "\(position)")
      }
      screen.table.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
      expectEqual(screen.table.contentOffset.y, -20)
      screen.table.contentInset.top = .nan
      expectEqual(screen.table.contentInset.top, 0)
    }
    do {
      final class Listener: NSObject, UITableViewDelegate {
        var ends = 0
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
      }
      let screen = screen()
      let listener = Listener()
      screen.table.delegate = listener
      screen.table.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      expectEqual(listener.ends, 1)
      screen.table.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      screen.table.setContentOffset(CGPoint(x: 0, y: 90), animated: false)
      expectEqual(listener.ends, 1)
    }
    let table = screen().table
    expect(!table.isDragging && !table.isTracking && !table.isDecelerating)
    table.flashScrollIndicators()
    expect(table.keyboardDismissMode == .none && table.decelerationRate == .normal)
    table.isScrollEnabled = false
    table.contentInsetAdjustmentBehavior = .never
    expect(!table.isScrollEnabled && table.contentInsetAdjustmentBehavior == .never)
  }

  @Test("a section without rows is scrolled to by the row NSNotFound, at each position")
  func emptySection() {
    let rows = (0..<20).map { ListModel.Row(title: "row \($0)", height: 44) }
    let screen = Screen(
      ListModel(sections: [.init(rows: rows), .init(header: "B", rows: []), .init(rows: rows)])
    )
    screen.render()
    let path = IndexPath(row: NSNotFound, section: 1)
    // The header of 28 points begins at 880, in a viewport of 440.
    let offsets: [(UITableView.ScrollPosition, CGFloat)] = [
      (.none, 468), (.top, 880), (.middle, 674), (.bottom, 468), (.none, 468),
    ]
    for (position, offset) in offsets {
      screen.table.scrollToRow(at: path, at: position, animated: false)
      screen.render()
      expectEqual(screen.table.contentOffset.y, offset, "position \(position)")
    }
  }
}
