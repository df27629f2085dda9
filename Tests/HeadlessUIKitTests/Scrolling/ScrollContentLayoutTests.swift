// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

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
    let labels = (0..<12)
      .map { index -> UILabel in
        let label = UILabel()
        label.text = "Topic \(index)"
        return label
      }
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
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: margins.topAnchor),
      inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
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
