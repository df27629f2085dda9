// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

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
