// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Adding, moving and removing views.
@Suite("View hierarchy") @MainActor struct HierarchyTests {
  private func named(_ names: String) -> [String: UIView] {
    var views: [String: UIView] = [:]
    for name in names {
      let view = UIView(frame: .zero)
      view.tag = Int(name.asciiValue ?? 0)
      views[String(name)] = view
    }
    return views
  }

  private func names(_ view: UIView) -> String {
    view.subviews.map { String(UnicodeScalar(UInt8($0.tag))) }.joined()
  }

  @Test("views stand in the order of their depth; adding one again brings it to the front")
  func order() throws {
    let views = named("abcd")
    let root = UIView(frame: .zero)
    for name in ["a", "b", "c"] { root.addSubview(try require(views[name])) }
    expectEqual(names(root), "abc")
    root.addSubview(try require(views["a"]))
    expectEqual(names(root), "bca")
    root.insertSubview(try require(views["d"]), at: 1)
    expectEqual(names(root), "bdca")
    root.insertSubview(try require(views["a"]), at: 0)
    expectEqual(names(root), "abdc")
    root.insertSubview(try require(views["a"]), at: 4)
    expectEqual(names(root), "bdca")
    root.insertSubview(try require(views["a"]), at: 3)
    expectEqual(names(root), "bdca")
    views["d"]?.removeFromSuperview()
    views["d"]?.removeFromSuperview()
    expectEqual(names(root), "bca")
    expect(views["d"]?.superview == nil)
  }

  @Test("a view has one parent: the new one takes it from the former")
  func reparenting() {
    let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
    let view = UIView(frame: .zero)
    first.addSubview(view)
    second.addSubview(view)
    expect(first.subviews.isEmpty && second.subviews.count == 1)
    expect(view.superview === second)
    expect(view.isDescendant(of: second) && !view.isDescendant(of: first))
    expect(view.isDescendant(of: view))
  }

  @Test("a parent's end leaves its children without a parent, and a view tree ends as a whole")
  func lifetimes() {
    let kept = UIView(frame: .zero)
    weak var parent: UIView?
    weak var sibling: UIView?
    do {
      let root = UIView(frame: .zero)
      let other = UIView(frame: .zero)
      root.addSubview(kept)
      root.addSubview(other)
      parent = root
      sibling = other
      FrameRenderer(root: root).renderFrame()
    }
    expect(parent == nil && sibling == nil)
    expect(kept.superview == nil && kept.next == nil && kept.window == nil)
    kept.setNeedsLayout()
    kept.backgroundColor = .red
    kept.removeFromSuperview()
    let second = UIView(frame: .zero)
    second.addSubview(kept)
    expect(kept.superview === second)
  }

  @Test("a table and its cells end together, however many wait in a pool")
  func tableLifetime() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    do {
      let screen = Screen(
        ListModel(titles: (0..<5000).map { "\($0)" }, height: 0.125),
        heights: .fixed(0.125)
      )
      screen.render()
      table = screen.table
      cell = screen.table.visibleCells.last
      expectEqual(screen.table.visibleCells.count, 3520)
      screen.render(at: 100_000)
      expectEqual(screen.table.reuseAccounting().pooled, 3520)
    }
    expect(table == nil && cell == nil)
  }

  @Test("the window is found from any depth, tags depth first")
  func lookUps() throws {
    let window = UIWindow(frame: .zero)
    let views = named("xyz")
    let (x, y, z) = (
      try require(views["x"]), try require(views["y"]), try require(views["z"])
    )
    window.addSubview(x)
    x.addSubview(y)
    window.addSubview(z)
    expect(y.window === window && window.window === window && UIView(frame: .zero).window == nil)
    z.tag = y.tag
    expect(window.viewWithTag(y.tag) === y)
    expect(window.viewWithTag(1) == nil)
    expect(y.next === x && x.next === window)
  }

  @Test("points are converted through frames and scrolled bounds, and back")
  func conversion() {
    let root = UIView(frame: CGRect(x: 100, y: 100, width: 500, height: 500))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 3, y: 300, width: 10, height: 10))
    let other = UIView(frame: CGRect(x: 50, y: 60, width: 10, height: 10))
    root.addSubview(scroll)
    root.addSubview(other)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 0, y: 250)
    let inRoot = inner.convert(CGPoint(x: 1, y: 2), to: root)
    expectEqual(inRoot, CGPoint(x: 1 + 3 + 10, y: 2 + 300 - 250 + 20))
    expectEqual(root.convert(inRoot, to: inner), CGPoint(x: 1, y: 2))
    expectEqual(
      inner.convert(CGRect(x: 0, y: 0, width: 7, height: 8), to: other),
      CGRect(x: 13 - 50, y: 70 - 60, width: 7, height: 8)
    )
  }

  @Test("frame, bounds and centre are three views of one rectangle")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    expectEqual(view.center, CGPoint(x: 25, y: 40))
    view.center = .zero
    expectEqual(view.frame, CGRect(x: -15, y: -20, width: 30, height: 40))
    view.bounds = CGRect(x: 5, y: 6, width: 70, height: 80)
    expectEqual(view.frame.size, CGSize(width: 70, height: 80))
    expectEqual(view.bounds.origin, CGPoint(x: 5, y: 6))
    view.alpha = 7
    expectEqual(view.alpha, 1)
    view.alpha = -1
    expectEqual(view.alpha, 0)
    view.alpha = .nan
    expectEqual(view.alpha, 0)
  }
}
