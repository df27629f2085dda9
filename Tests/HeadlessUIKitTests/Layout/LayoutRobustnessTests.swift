// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Numbers that are none, huge or negative, and systems that are large or contradict themselves.
@MainActor @Suite struct LayoutRobustnessTests {
  @Test(
    "Content sizes that are no numbers are no opinion, infinite ones are a billion points",
    arguments: [
      (CGFloat.nan, CGFloat(0)), (-5, 0), (.signalingNaN, 0), (-.infinity, 0), (.infinity, 1e9),
      (.greatestFiniteMagnitude, 1e9), (1e30, 1e9), (0, 0), (3, 3),
    ]
  )
  func contents(length: CGFloat, expected: CGFloat) {
    let stage = LayoutStage()
    let box = stage.add(ContentBox(length, length))
    box.pinCorner(1, 2)
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    expectEqual(box.frame, CGRect(x: 1, y: 2, width: expected, height: expected))
    box.content = CGSize(width: 7, height: 8)
    stage.render()
    expectEqual(box.frame, CGRect(x: 1, y: 2, width: 7, height: 8), "the solver came through it")
  }

  @Test("Margins that are no numbers or negative have a defined result")
  func margins() {
    let stage = LayoutStage()
    let view = stage.add(UIView())
    let margins = stage.window.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    stage.window.layoutMargins = UIEdgeInsets(top: .nan, left: -10, bottom: -20, right: .infinity)
    stage.render()
    expectEqual(view.frame, CGRect(x: -10, y: 0, width: 310, height: 220))
  }

  @Test("A cell without width or height is laid out, and again when it has some")
  func zeroSizes() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.text = "Some text that wraps where there is room for it"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    label.pinEdges(10)
    for size in [CGSize.zero, CGSize(width: 15, height: 44), CGSize(width: 0, height: 44)] {
      cell.frame.size = size
      let fitted = cell.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      expect(fitted.height >= 20 && fitted.height.isFinite)
      _ = LayoutStage.conflicts { cell.layoutIfNeeded() }
      expect(label.frame.width >= 0 && label.frame.height >= 0)
    }
    cell.frame.size = CGSize(width: 300, height: 100)
    cell.layoutIfNeeded()
    expectEqual(label.frame, CGRect(x: 10, y: 10, width: 280, height: 80))
  }

  @Test("Targets that are no numbers or infinite are answered with a size")
  func targets() {
    let view = UIView()
    let box = ContentBox(80, 30)
    view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.pinEdges(10)
    let lengths: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1, 0, 1e300]
    for length in lengths {
      let size = view.systemLayoutSizeFitting(CGSize(width: length, height: length))
      expectEqual(size, CGSize(width: 100, height: 50), "target \(length)")
      let wide = view.systemLayoutSizeFitting(
        CGSize(width: 200, height: length),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      expectEqual(wide, CGSize(width: 200, height: 50), "target \(length)")
    }
  }

  @Test("A constant beyond a billion points stands for a billion")
  func hugeConstants() {
    let view = LayoutStage().add(UIView())
    let constraint = view.widthAnchor.constraint(
      lessThanOrEqualToConstant: .greatestFiniteMagnitude
    )
    expectEqual(constraint.constant, 1e9)
    constraint.constant = -1e300
    expectEqual(constraint.constant, -1e9)
  }

  @Test("Constants, multipliers and priorities that mean nothing stop with a sentence")
  func programmerErrors() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().widthAnchor.constraint(equalToConstant: 1).constant = .infinity
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIView().widthAnchor.constraint(equalTo: UIView().widthAnchor, multiplier: .nan)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let (one, other) = (UIView(), UIView())
      _ = NSLayoutConstraint(
        item: one,
        attribute: .leading,
        relatedBy: .equal,
        toItem: other,
        attribute: .leading,
        multiplier: 0,
        constant: 0
      )
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().setContentHuggingPriority(UILayoutPriority(.nan), for: .horizontal)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      NSLayoutConstraint().isActive = true
    }
  }

  @Test("A width that is 0 times another is a constant")
  func zeroMultiplier() {
    let stage = LayoutStage()
    let view = stage.add(UIView())
    view.pinCorner()
    let width = view.widthAnchor.constraint(
      equalTo: stage.window.widthAnchor,
      multiplier: 0,
      constant: 12
    )
    width.isActive = true
    stage.render()
    expectEqual(view.frame.width, 12)
  }

  @Test("R40: a constraint becomes required and ceases to be while it is active")
  func requiredInPlace() {
    let stage = LayoutStage()
    let view = stage.add(UIView())
    view.pinCorner()
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalToConstant: 90)
    narrow.priority = UILayoutPriority(400)
    wide.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([narrow, wide])
    for _ in 0..<3 {
      stage.render()
      expectEqual(view.frame.width, 90)
      narrow.priority = .required
      expect(LayoutStage.conflicts { stage.render() }.isEmpty)
      expectEqual(view.frame.width, 50)
      narrow.priority = UILayoutPriority(0)
      stage.render()
      expectEqual(view.frame.width, 90, "0 has no say")
      narrow.priority = UILayoutPriority(400)
    }
  }
}
