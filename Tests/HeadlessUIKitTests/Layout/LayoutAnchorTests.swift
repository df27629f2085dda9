// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Frames by anchors against hand arithmetic, in a window of 300 x 200 points.
@MainActor @Suite final class LayoutAnchorTests {
  private var stage = LayoutStage()

  @Test("Edges, centers and sizes are solved in the coordinates of each parent")
  func edges() {
    var view = stage.add(UIView()).pinEdges(10)
    expectEqual(stage.rendered(view.frame), CGRect(10, 10, 280, 180))
    // Left and right are leading and trailing.
    stage = LayoutStage()
    view = stage.add(UIView())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 3),
      view.rightAnchor.constraint(equalTo: stage.window.trailingAnchor, constant: -7),
      view.topAnchor.constraint(equalTo: stage.window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])
    expectEqual(stage.rendered(view.frame), CGRect(3, 0, 290, 5))
    // Sizes and middles.
    stage = LayoutStage()
    view = stage.add(UIView())
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: stage.window.centerYAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 10),
    ])
    stage.render()
    // 150 - 100 / 2, 100 + 10 - 60 / 2, 100 wide, 100 / 2 + 10 high
    expectEqual(view.frame, CGRect(100, 80, 100, 60))
    // Siblings and nested views are in their parents coordinates.
    stage = LayoutStage()
    let outer = stage.add(UIView()).pinEdges(20)
    let inner = stage.add(UIView(), to: outer).pinEdges(5)
    let beside = stage.add(UIView())
    NSLayoutConstraint.activate([
      beside.topAnchor.constraint(equalTo: inner.topAnchor),
      beside.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 1),
      beside.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
      beside.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    expectEqual(stage.rendered(outer.frame), CGRect(20, 20, 260, 160))
    expectEqual(inner.frame, CGRect(5, 5, 250, 150))
    expectEqual(beside.frame, CGRect(26, 25, 125, 150))
  }

  @Test("Inequalities bound weaker constraints, and multiples count from the owner's origin")
  func inequalities() {
    var view = stage.add(UIView()).pinCorner()
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultLow
    let flat = view.heightAnchor.constraint(equalToConstant: 0)
    flat.priority = .defaultLow
    NSLayoutConstraint.activate([
      wide, flat,
      view.trailingAnchor.constraint(lessThanOrEqualTo: stage.window.trailingAnchor, constant: -8),
      view.heightAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 0.25),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])
    stage.render()
    // As wide as the window less 8, as flat as a quarter of that allows.
    expectEqual(view.frame, CGRect(0, 0, 292, 73))
    // A multiple of a position is measured from the owner.
    stage = LayoutStage()
    let parent = stage.add(UIView()).pinCorner(40, 30)
    NSLayoutConstraint.activate([
      parent.widthAnchor.constraint(equalToConstant: 200),
      parent.heightAnchor.constraint(equalToConstant: 100),
    ])
    view = stage.add(UIView(), to: parent)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(view, .centerX, 0.25, parent, .trailing),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.heightAnchor.constraint(equalTo: parent.heightAnchor),
    ])
    stage.render()
    // A quarter of the parent's 200 points is 50; half the width before it.
    expectEqual(view.frame, CGRect(45, 0, 10, 100))
  }

  @Test("R39: Margins are eight points until changed, for the guide and the attributes")
  func margins() {
    var view = stage.add(UIView())
    let guide = stage.window.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    expectEqual(stage.rendered(view.frame), CGRect(8, 8, 284, 184))
    expectEqual(guide.layoutFrame, view.frame)
    stage.window.layoutMargins = UIEdgeInsets(1, 2, 3, 4)
    expectEqual(stage.rendered(view.frame), CGRect(2, 1, 294, 196))
    stage.window.directionalLayoutMargins = NSDirectionalEdgeInsets(10, 20, 30, 40)
    expectEqual(stage.rendered(view.frame), CGRect(20, 10, 240, 160))
    // Margin attributes are those of the guide.
    stage = LayoutStage()
    view = stage.add(UIView())
    func pin(_ own: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute) {
      NSLayoutConstraint(view, own, 1, stage.window, other).isActive = true
    }
    stage.window.layoutMargins = UIEdgeInsets(10, 20, 30, 40)
    pin(.left, .leftMargin)
    pin(.trailing, .trailingMargin)
    pin(.top, .topMargin)
    pin(.centerY, .centerYWithinMargins)
    expectEqual(stage.rendered(view.frame), CGRect(20, 10, 240, 160))
  }

  @Test("The safe area is the bounds, and a custom guide is solved like a view")
  func guides() {
    let view = stage.add(UIView())
    let guide = stage.window.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    expectEqual(stage.rendered(view.frame), stage.window.bounds)
    expectEqual(guide.layoutFrame, stage.window.bounds)
    do {  // A guide of ones own is solved for like a view.
      let stage = LayoutStage()
      let guide = UILayoutGuide()
      stage.window.addLayoutGuide(guide)
      let view = stage.add(UIView())
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        guide.widthAnchor.constraint(equalTo: stage.window.widthAnchor, multiplier: 1.0 / 3),
        guide.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 5),
        guide.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
        view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        view.heightAnchor.constraint(equalToConstant: 15),
      ])
      expectEqual(stage.rendered(guide.layoutFrame), CGRect(0, 5, 100, 195))
      expectEqual(view.frame, CGRect(100, 95, 200, 15))
      expectEqual(stage.window.layoutGuides, [guide])
      stage.window.removeLayoutGuide(guide)
      expect(guide.owningView == nil)
      expectEqual(stage.window.constraints.count, 1)
      stage.render()
    }
  }

  @Test("Baselines, system spacing and rounded edges lie on the pixel grid")
  func baselines() {
    let small = stage.add(UILabel())
    let large = stage.add(UILabel())
    small.text = "small"
    small.font = .systemFont(ofSize: 10)
    large.text = "large"
    large.font = .systemFont(ofSize: 40)
    large.pinCorner()
    NSLayoutConstraint.activate([
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    stage.render()
    let expected = large.font.ascender - small.font.ascender
    expect(abs(small.frame.minY - expected) <= 0.25)  // on the pixel grid
    large.font = .systemFont(ofSize: 20)
    stage.render()
    expect(abs(small.frame.minY - (large.font.ascender - small.font.ascender)) <= 0.25)
    // System spacing is eight points.
    stage = LayoutStage()
    let first = stage.add(ContentBox(30, 20))
    let second = stage.add(ContentBox(30, 20))
    first.pinCorner()
    NSLayoutConstraint.activate([
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor,
        multiplier: 2
      ),
      second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
    ])
    expectEqual(stage.rendered(second.frame), CGRect(46, 28, 30, 20))
    // Edges that meet still meet on the pixel grid.
    stage = LayoutStage()
    let parts = (0..<7).map { _ in stage.add(UIView()) }
    parts[0].pinCorner()
    for (left, right) in zip(parts, parts.dropFirst()) {
      NSLayoutConstraint.activate([
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
        right.widthAnchor.constraint(equalTo: left.widthAnchor),
        right.topAnchor.constraint(equalTo: left.topAnchor),
      ])
    }
    parts[6].trailingAnchor.constraint(equalTo: stage.window.trailingAnchor).isActive = true
    stage.render()
    for (number, part) in parts.enumerated() {
      // Edge k lies at 300 k / 7, rounded to half points.
      expectEqual(part.frame.minX, (CGFloat(number) * 600 / 7).rounded() / 2)
      expectEqual(part.frame.maxX, (CGFloat(number + 1) * 600 / 7).rounded() / 2)
    }
  }
}

@Suite("Keyboard guides") @MainActor struct KeyboardGuideTests {
  @Test("a field that is pinned above the keyboard lies at the lower edge")
  func field() {
    let root = UIView(frame: CGRect(0, 0, 300, 500))
    let field = root.placing(UITextField(frame: .zero))
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
      field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
    root.layoutIfNeeded()
    expectEqual(field.frame, CGRect(0, 452, 300, 40))
    expect(root.keyboardLayoutGuide === root.keyboardLayoutGuide)
    expectEqual(root.keyboardLayoutGuide.layoutFrame, CGRect(0, 500, 300, 0))
  }
}
