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
    screen.table.scrollRectToVisible(CGRect(0, y, 10, height), animated: false)
    expectEqual(Double(screen.table.contentOffset.y), to)
  }

  @Test("scrolls by code keep clear of insets, end at once and keep what an app sets")
  func insets() {
    do {
      let screen = screen()
      screen.table.contentInset = UIEdgeInsets(20, 0, 40, 0)
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
      screen.table.scrollRectToVisible(CGRect(0, 0, 1, 1), animated: false)
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
      screen.table.setContentOffset(CGPoint(0, 50), animated: true)
      expectEqual(listener.ends, 1)
      screen.table.setContentOffset(CGPoint(0, 50), animated: true)
      screen.table.setContentOffset(CGPoint(0, 90), animated: false)
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

@Suite("Delegates of scroll views") @MainActor struct ScrollDelegateTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      heard.append("scroll \(scrollView.contentOffset.x)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("end") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      heard.append("zoom \(scrollView.zoomScale)")
    }
    func scrollViewDidEndZooming(_: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      heard.append("zoomed \(scale)")
    }
    func scrollViewDidChangeAdjustedContentInset(_: UIScrollView) { heard.append("insets") }
  }

  private final class Rows: NSObject, UITableViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  @Test("a scroll view, also a table, tells its own delegate")
  func scrolling() {
    let view = UIScrollView(frame: CGRect(0, 0, 100, 100))
    var listener: Listener? = Listener()
    view.delegate = listener
    expect(view.delegate === listener)
    view.contentSize = CGSize(500, 100)
    view.contentOffset.x = 10
    view.contentOffset.x = 10
    view.setContentOffset(CGPoint(30, 0), animated: true)
    view.contentInset.left = 4
    expectEqual(listener?.heard, ["scroll 10.0", "scroll 30.0", "end", "insets"])
    listener = nil
    expect(view.delegate == nil)
    let (table, rows) = (UITableView(frame: .zero, style: .plain), Rows())
    let seen: UIScrollView = table
    seen.delegate = rows
    expect(table.delegate === rows && seen.delegate === rows)
    table.contentOffset.y = 7
    expectEqual(rows.offsets, [7])
    seen.delegate = nil
    expect(table.delegate == nil)
  }

  @Test("zooming keeps to its limits and fills the view with a rectangle")
  func zooming() {
    var view = UIScrollView(frame: CGRect(0, 0, 100, 100))
    var listener = Listener()
    var picture = UIView(frame: CGRect(0, 0, 200, 400))
    view.addSubview(picture)
    view.delegate = listener
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 3
    view.zoomScale = 2
    expect(view.zoomScale == 1 && listener.heard.isEmpty, "nothing zooms until a view is named")
    listener.zoomed = picture
    view.zoomScale = 2
    expectEqual(picture.frame, CGRect(0, 0, 400, 800))
    expectEqual(view.contentSize, CGSize(400, 800))
    view.setZoomScale(9, animated: false)
    expect(view.zoomScale == 3 && view.contentSize == CGSize(600, 1_200))
    expectEqual(listener.heard, ["zoom 2.0", "zoom 3.0", "zoomed 3.0"])
    view.zoomScale = 0
    expect(view.zoomScale == 0.5 && picture.frame.size == CGSize(100, 200))
    view = UIScrollView(frame: CGRect(0, 0, 100, 100))
    listener = Listener()
    picture = UIView(frame: CGRect(0, 0, 200, 200))
    view.addSubview(picture)
    listener.zoomed = picture
    view.delegate = listener
    view.maximumZoomScale = 4
    view.zoom(to: CGRect(100, 100, 50, 50), animated: true)
    expect(view.zoomScale == 2 && view.contentOffset == CGPoint(200, 200))
    let seen = picture.convert(CGRect(100, 100, 50, 50), to: view)
    expect(seen.origin == view.contentOffset && seen.size == view.bounds.size)
  }
}

/// The two rectangles of a scroll view in layout: its frame, and the area of its content.
///
/// The rules are those of the Auto Layout Guide, Working with Scroll Views: edges and margins between the view and
/// what it holds mean the content, sizes and middles the frame.
@Suite("Scroll views in layout") @MainActor struct ScrollContentLayoutTests {
  private let stage = LayoutStage()
  private let scroller = UIScrollView()

  init() {
    stage.add(scroller)
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 50),
      scroller.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 20),
      scroller.widthAnchor.constraint(equalToConstant: 200),
      scroller.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  private func held(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = stage.add(UIView(), to: scroller)
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  @Test("edges, guides and sizes give the content its size and leave the frame alone")
  func edges() throws {
    let chips = held(500, 60)
    chips.pinEdges(5)
    stage.render()
    expectEqual(scroller.frame, CGRect(20, 50, 200, 40))
    expectEqual(chips.frame, CGRect(5, 5, 500, 60))
    expectEqual(scroller.contentSize, CGSize(510, 70))
    expectEqual(scroller.contentLayoutGuide.layoutFrame.size, scroller.contentSize)
    ScrollContentLayoutTests().guides()
    ScrollContentLayoutTests().sizes()
    try ScrollContentLayoutTests().row()
  }

  private func guides() {
    let column = held(320, 0)
    column.removeConstraints(column.constraints)
    let content = scroller.contentLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: content.topAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor),
      column.heightAnchor.constraint(equalToConstant: 333),
    ])
    stage.render()
    expectEqual(column.frame, CGRect(0, 0, 200, 333))
    expectEqual(scroller.contentSize, CGSize(200, 333))
    expect(content === scroller.contentLayoutGuide && content.owningView === scroller)
  }

  private func sizes() {
    let page = stage.add(UIView(), to: scroller)
    page.pinEdges()
    page.widthAnchor.constraint(equalTo: scroller.widthAnchor, multiplier: 3).isActive = true
    page.heightAnchor.constraint(equalTo: scroller.heightAnchor).isActive = true
    stage.render()
    expectEqual(page.frame, CGRect(0, 0, 600, 40))
    expectEqual(scroller.contentSize, CGSize(600, 40))
  }

  private func row() throws {
    let labels = (0..<12).map { UILabel("Topic \($0)") }
    let row = stage.add(UIStackView(arrangedSubviews: labels), to: scroller)
    row.spacing = 8
    row.pinEdges()
    row.heightAnchor.constraint(equalTo: scroller.heightAnchor).isActive = true
    stage.render()
    let texts = labels.reduce(0) { $0 + $1.intrinsicContentSize.width }
    expect(abs(scroller.contentSize.width - (texts + 11 * 8)) <= 6, "half a point for each edge")
    expect(labels.allSatisfy { $0.frame.width >= $0.intrinsicContentSize.width - 0.5 })
    let last = try require(labels.last)
    expectEqual(last.convert(last.bounds, to: scroller).maxX, scroller.contentSize.width)
  }

  @Test("views anchored to the frame's guide or the margins stay in their place")
  func floating() {
    let chips = held(500, 40)
    chips.pinEdges()
    let badge = held(10, 10)
    badge.trailingAnchor.constraint(equalTo: scroller.frameLayoutGuide.trailingAnchor).isActive =
      true
    badge.topAnchor.constraint(equalTo: scroller.frameLayoutGuide.topAnchor).isActive = true
    stage.render()
    expectEqual(badge.convert(badge.bounds, to: nil).origin, CGPoint(210, 50))
    scroller.contentOffset = CGPoint(120, 0)
    stage.render()
    expectEqual(badge.frame.origin, CGPoint(310, 0))
    expectEqual(badge.convert(badge.bounds, to: nil).origin, CGPoint(210, 50))
    expectEqual(scroller.contentSize, CGSize(500, 40))
    ScrollContentLayoutTests().marginsAndOthers()
  }

  private func marginsAndOthers() {
    scroller.layoutMargins = UIEdgeInsets(1, 2, 3, 4)
    let inner = held(300, 100)
    let margins = scroller.layoutMarginsGuide
    inner.pinEdges(to: margins)
    let below = stage.add(UIView())
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: scroller.bottomAnchor, constant: 6),
      below.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
      below.widthAnchor.constraint(equalTo: scroller.widthAnchor),
      below.heightAnchor.constraint(equalToConstant: 5),
    ])
    stage.render()
    expectEqual(inner.frame, CGRect(2, 1, 300, 100))
    expectEqual(scroller.contentSize, CGSize(306, 104))
    expectEqual(below.frame, CGRect(20, 96, 200, 5))
  }

  @Test("scroll views set by hand solve their content; tables and text views keep their own")
  func byHand() {
    let root = UIScrollView(frame: CGRect(0, 0, 100, 100))
    stage.window.addSubview(root)
    let inner = stage.add(UIView(), to: root)
    inner.pinEdges()
    inner.widthAnchor.constraint(equalToConstant: 400).isActive = true
    inner.heightAnchor.constraint(equalToConstant: 90).isActive = true
    stage.render()
    expectEqual(root.contentSize, CGSize(400, 90))
    expectEqual(root.frame.size, CGSize(100, 100))
    inner.removeFromSuperview()
    stage.render()
    expectEqual(root.contentSize, CGSize(400, 90), "without constraints it is kept")
    ScrollContentLayoutTests().rows()
  }

  private func rows() {
    let table = UITableView(frame: CGRect(0, 0, 200, 100), style: .plain)
    stage.window.addSubview(table)
    let empty = stage.add(UILabel(), to: table)
    empty.pinEdges()
    stage.render()
    expectEqual(empty.frame, CGRect(0, 0, 200, 100))
    expectEqual(table.contentSize.height, 0)
  }
}
