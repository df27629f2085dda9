// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

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

  @Test("Subviews are in order of depth, with one parent, and are found by tag and window")
  func order() throws {
    // Views stand in the order of their depth; adding one again brings it to the front.
    var views = named("abcd")
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
    let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
    let view = first.adding(UIView(frame: .zero))
    second.addSubview(view)
    expect(first.subviews.isEmpty && second.subviews.count == 1)
    expect(view.superview === second)
    expect(view.isDescendant(of: second) && !view.isDescendant(of: first))
    expect(view.isDescendant(of: view))
    let window = UIWindow(frame: .zero)
    views = named("xyz")
    let (x, y, z) = (try require(views["x"]), try require(views["y"]), try require(views["z"]))
    window.addSubview(x)
    x.addSubview(y)
    window.addSubview(z)
    expect(y.window === window && window.window === window && UIView(frame: .zero).window == nil)
    z.tag = y.tag
    expect(window.viewWithTag(y.tag) === y)
    expect(window.viewWithTag(1) == nil)
    expect(y.next === x && x.next === window)
  }

  @Test("A tree of views is released as a whole, with its tables and cells")
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

  @Test("Frame, bounds and center agree, and points are converted through scrolled bounds")
  func conversion() {
    let root = UIView(frame: CGRect(100, 100, 500, 500))
    let scroll = root.adding(UIScrollView(frame: CGRect(10, 20, 100, 100)))
    let inner = UIView(frame: CGRect(3, 300, 10, 10))
    let other = root.adding(UIView(frame: CGRect(50, 60, 10, 10)))
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(0, 250)
    let inRoot = inner.convert(CGPoint(1, 2), to: root)
    expectEqual(inRoot, CGPoint(1 + 3 + 10, 2 + 300 - 250 + 20))
    expectEqual(root.convert(inRoot, to: inner), CGPoint(1, 2))
    expectEqual(inner.convert(CGRect(0, 0, 7, 8), to: other), CGRect(13 - 50, 70 - 60, 7, 8))
    let view = UIView(frame: CGRect(10, 20, 30, 40))
    expectEqual(view.bounds, CGRect(0, 0, 30, 40))
    expectEqual(view.center, CGPoint(25, 40))
    view.center = .zero
    expectEqual(view.frame, CGRect(-15, -20, 30, 40))
    view.bounds = CGRect(5, 6, 70, 80)
    expectEqual(view.frame.size, CGSize(70, 80))
    expectEqual(view.bounds.origin, CGPoint(5, 6))
    view.alpha = 7
    expectEqual(view.alpha, 1)
    view.alpha = -1
    expectEqual(view.alpha, 0)
    view.alpha = .nan
    expectEqual(view.alpha, 0)
  }
}

@Suite("Geometry", .serialized) @MainActor struct GeometryTests {
  @Test(
    "bad input: what is not finite in a frame is 0, and is remarked on once for each type of view",
    arguments: [CGFloat.nan, .infinity, -.infinity]
  )
  func notFinite(part: CGFloat) {
    let former = EngineRemarks.write
    var remarks: [String] = []
    EngineRemarks.write = { remarks.append($0) }
    EngineRemarks.forget()
    defer { EngineRemarks.write = former }
    let view = UIView(frame: .zero)
    view.frame = CGRect(part, 2, 3, part)
    expectEqual(view.frame, CGRect(0, 2, 3, 0))
    view.frame.size.width = part
    expectEqual(view.frame, CGRect(0, 2, 0, 0))
    view.bounds.origin.y = part
    view.center.x = part
    expectEqual(view.bounds.withFiniteParts, view.bounds)
    expectEqual(view.frame.withFiniteParts, view.frame)
    expectEqual(remarks.count, 1)
    expect(remarks.first?.contains("A UIView was given the frame") == true)
  }

  @Test("Points are converted through moved views, and hit tests find the frontmost view")
  func conversion() {
    // Points and rectangles are converted through scrolled and moved views, and back.
    var root = UIView(frame: CGRect(7, 9, 100, 100))
    let scrolled = UIView(frame: CGRect(10, 20, 50, 50))
    scrolled.bounds.origin = CGPoint(0, 5)
    let leaf = UIView(frame: CGRect(1, 30, 5, 5))
    root.addSubview(scrolled)
    scrolled.addSubview(leaf)
    // 1 + 10 to the right; 30 - 5 + 20 down.
    expectEqual(leaf.convert(CGPoint.zero, to: root), CGPoint(11, 45))
    expectEqual(leaf.convert(CGPoint(11, 45), from: root), .zero)
    let rect = CGRect(1, 2, 3, 4)
    expectEqual(root.convert(leaf.convert(rect, to: root), to: leaf), rect)
    root = UIView(frame: CGRect(0, 0, 100, 100))
    let back = root.adding(UIView(frame: CGRect(10, 10, 50, 50)))
    let front = root.adding(UIView(frame: CGRect(30, 30, 50, 50)))
    let both = CGPoint(40, 40)
    expect(root.hitTest(both, with: nil) === front)
    expect(root.hitTest(CGPoint(15, 15), with: nil) === back)
    expect(root.hitTest(CGPoint(5, 5), with: nil) === root)
    expect(root.hitTest(CGPoint(105, 5), with: nil) == nil)
    for hide in [{ front.isHidden = true }, { front.alpha = 0.005 }] {
      hide()
      expect(root.hitTest(both, with: nil) === back)
      front.isHidden = false
      front.alpha = 1
    }
    front.isUserInteractionEnabled = false
    expect(root.hitTest(both, with: nil) === back)
  }
}

@Suite("Pending work") @MainActor struct PendingWorkTests {
  /// A view that counts its layouts and asks for more on demand.
  final class Counting: UIView {
    var layoutCount = 0
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
      onLayout?()
    }
  }

  /// Random edits of a random tree; after each frame a server that saw only commits knows it all.
  @Test("a server that gets nothing but commits shows the tree, whatever was done to it")
  func randomEdits() throws {
    for seed in 0..<UInt64(60) {
      var random = SplitMix64(seed: seed)
      let root = UIView(frame: CGRect(0, 0, 100, 100))
      var views = [root]
      let renderer = FrameRenderer(root: root)
      var server = RenderServer()
      for frame in 0..<30 {
        var edits: [String] = []
        for _ in 0..<Int.random(in: 0...4, using: &random) { edits.append(edit(&views, &random)) }
        renderer.renderFrame()
        try server.receive(from: renderer)
        let difference = server.difference(below: root)
        expect(difference == nil, "seed \(seed), frame \(frame), after \(edits)")
        renderer.renderFrame()
        expectEqual(renderer.committedBytes, 0, "seed \(seed), frame \(frame), after \(edits)")
        if difference != nil { return }
      }
    }
  }

  private func edit(_ views: inout [UIView], _ random: inout SplitMix64) -> String {
    let view = views[Int.random(in: 0..<views.count, using: &random)]
    let other = views[Int.random(in: 0..<views.count, using: &random)]
    let number = views.firstIndex { $0 === view } ?? 0
    switch Int.random(in: 0..<13, using: &random) {
    case 0, 1, 2:
      let kinds: [() -> UIView] = [
        { UIView(frame: .zero) }, { UILabel(frame: .zero) },
        { UIImageView(image: UIImage(systemName: "star")) },
      ]
      views.append(kinds[Int.random(in: 0..<3, using: &random)]())
      views[views.count - 1].frame.size = CGSize(60, 20)
      view.addSubview(views[views.count - 1])
      return "add \(views.count - 1) to \(number)"
    case 3:
      guard view !== views[0] else { return "none" }
      view.removeFromSuperview()
      return "remove \(number)"
    case 4, 5:
      guard view !== views[0], !other.isDescendant(of: view) else { return "none" }
      other.insertSubview(view, at: 0)
      return "move \(number) into \(views.firstIndex { $0 === other } ?? 0)"
    case 6, 7:
      guard view !== views[0] else { return "none" }
      view.isHidden.toggle()
      return "hide \(number) \(view.isHidden)"
    case 8:
      (view as? UILabel)?.text = "text \(Int.random(in: 0..<100, using: &random))"
      return "text of \(number)"
    case 9:
      view.frame.origin.x += 1
      view.frame.size.width = CGFloat(Int.random(in: 1..<200, using: &random))
      return "frame of \(number)"
    case 10:
      view.alpha = [0, 0.5, 1][Int.random(in: 0..<3, using: &random)]
      return "alpha of \(number)"
    case 11:
      view.tintColor = [nil, .systemRed, .systemGreen][Int.random(in: 0..<3, using: &random)]
      return "tint of \(number)"
    default:
      view.backgroundColor = [nil, .red, .green][Int.random(in: 0..<3, using: &random)]
      view.bounds.origin.y += 1
      return "colour of \(number)"
    }
  }

  @Test("Layout runs once for each request, in the next frame in which the view is seen")
  func layoutWithinLayout() {
    do {  // Layout that is asked for within layout is carried out in the same frame, and ends.
      let root = UIView(frame: CGRect(0, 0, 10, 10))
      let parent = root.adding(Counting(frame: .zero))
      let child = parent.adding(Counting(frame: .zero))
      var requests = 3
      child.onLayout = {
        guard requests > 0 else { return }
        requests -= 1
        parent.setNeedsLayout()
        child.setNeedsLayout()
      }
      let renderer = FrameRenderer(root: root)
      expectEqual(renderer.rendered(child.layoutCount), 4)
      expectEqual(parent.layoutCount, 4)
      expectEqual(renderer.rendered(child.layoutCount), 4)
    }
    // A size asks for layout, a position does not.
    var root = UIView(frame: CGRect(0, 0, 10, 10))
    let view = root.adding(Counting(frame: .zero))
    var renderer = FrameRenderer(root: root)
    expectEqual(renderer.rendered(view.layoutCount), 1)
    view.frame.origin.x = 9
    expectEqual(renderer.rendered(view.layoutCount), 1)
    view.frame.size.width = 9
    expectEqual(renderer.rendered(view.layoutCount), 2)
    view.center = CGPoint(50, 50)
    expectEqual(renderer.rendered(view.layoutCount), 2)
    expectEqual(view.frame.midX, 50)
    do {  // LayoutIfNeeded lays out at once, and the frame after has nothing left to lay out.
      let root = UIView(frame: CGRect(0, 0, 10, 10))
      let view = root.adding(Counting(frame: .zero))
      view.layoutIfNeeded()
      expectEqual(view.layoutCount, 1)
      FrameRenderer(root: root).renderFrame()
      expectEqual(view.layoutCount, 1)
    }
    root = UIView(frame: CGRect(0, 0, 10, 10))
    let parent = root.adding(Counting(frame: .zero))
    let child = parent.adding(Counting(frame: .zero))
    parent.isHidden = true
    renderer = FrameRenderer(root: root)
    expect(renderer.rendered(parent.layoutCount == 0 && child.layoutCount == 0))
    parent.isHidden = false
    expect(renderer.rendered(parent.layoutCount == 1 && child.layoutCount == 1))
    parent.isHidden = true
    renderer.renderFrame()
    child.setNeedsLayout()
    expectEqual(renderer.rendered(child.layoutCount), 1)
    parent.isHidden = false
    expect(renderer.rendered(parent.layoutCount == 1 && child.layoutCount == 2))
  }
}
