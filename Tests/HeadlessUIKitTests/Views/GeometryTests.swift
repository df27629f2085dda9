// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Frames, bounds and what is done with sizes that are no sizes.
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
    view.frame = CGRect(x: part, y: 2, width: 3, height: part)
    expectEqual(view.frame, CGRect(x: 0, y: 2, width: 3, height: 0))
    view.frame.size.width = part
    expectEqual(view.frame, CGRect(x: 0, y: 2, width: 0, height: 0))
    view.bounds.origin.y = part
    view.center.x = part
    expectEqual(view.bounds.withFiniteParts, view.bounds)
    expectEqual(view.frame.withFiniteParts, view.frame)
    expectEqual(remarks.count, 1)
    expect(remarks.first?.contains("A UIView was given the frame") == true)
  }

  @Test("points and rectangles are converted through scrolled and moved views, and back")
  func conversion() {
    let root = UIView(frame: CGRect(x: 7, y: 9, width: 100, height: 100))
    let scrolled = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    scrolled.bounds.origin = CGPoint(x: 0, y: 5)
    let leaf = UIView(frame: CGRect(x: 1, y: 30, width: 5, height: 5))
    root.addSubview(scrolled)
    scrolled.addSubview(leaf)
    // 1 + 10 to the right; 30 - 5 + 20 down.
    expectEqual(leaf.convert(CGPoint.zero, to: root), CGPoint(x: 11, y: 45))
    expectEqual(leaf.convert(CGPoint(x: 11, y: 45), from: root), .zero)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(root.convert(leaf.convert(rect, to: root), to: leaf), rect)
  }

  @Test("a touch finds the frontmost view that answers to touches")
  func hits() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    let both = CGPoint(x: 40, y: 40)
    expect(root.hitTest(both, with: nil) === front)
    expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
    expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    expect(root.hitTest(CGPoint(x: 105, y: 5), with: nil) == nil)
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
