// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@MainActor @Suite final class LayoutInspectionTests {
  private var stage = LayoutStage()

  @Test("A constraint names its anchors and items, and distances are constrained like sizes")
  func distances() {
    let views = (0..<3).map { _ in stage.add(ContentBox(20, 10)) }
    let (a, b, c) = (views[0], views[1], views[2])
    a.pinCorner(5, 5)
    b.topAnchor.constraint(equalTo: a.topAnchor).isActive = true
    c.topAnchor.constraint(equalTo: a.topAnchor).isActive = true
    let first = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let second = b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)
    let drop = a.bottomAnchor.anchorWithOffset(to: stage.window.bottomAnchor)
    let equal = second.constraint(equalTo: first, multiplier: 2, constant: 3)
    NSLayoutConstraint.activate([
      first.constraint(equalToConstant: 40), equal,
      drop.constraint(equalTo: c.widthAnchor, multiplier: 4),
    ])
    c.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    a.heightAnchor.constraint(equalToConstant: 95).isActive = true
    expectEqual(stage.rendered(b.frame.minX), 65)
    expect(abs(c.frame.minX - (85 + 83)) < 1e-9)
    expectEqual(c.frame.width, 25, "200 - 100 is four times the width")
    expect(equal.firstItem == nil && equal.firstAnchor.name == "width")
    expectEqual(
      equal.text,
      "<(\(name(c)).leading - \(name(b)).trailing) == "
        + "2 * (\(name(b)).leading - \(name(a)).trailing) + 3>"
    )
    b.removeFromSuperview()
    expect(!equal.isActive, "a distance ends with its views")
    // A constraint knows its anchors, its items and its name.
    stage = LayoutStage()
    let view = stage.add(UIView())
    let constraint = view.leadingAnchor.constraint(equalTo: stage.window.trailingAnchor)
    constraint.identifier = "edge"
    expect(constraint.firstItem === view && constraint.secondItem === stage.window)
    expect(constraint.firstAnchor.item === view && constraint.firstAnchor.name == "leading")
    expectEqual(constraint.secondAnchor?.name, "trailing")
    expect(view.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
    expect(constraint.description.hasPrefix("<edge: "))
    let placeholder = NSLayoutConstraint()
    expect(!placeholder.isActive && placeholder.firstItem == nil)
    expectEqual(placeholder.description, "<a constraint without items>")
  }

  @Test("Ambiguity and the deciding constraints are reported for views and guides")
  func ambiguity() {
    let view = stage.add(UIView()).pinCorner(10, 10)
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    expect(stage.rendered(view.hasAmbiguousLayout))
    expectEqual(
      stage.window.ambiguityDescriptions(),
      [
        "The bottom of \(name(view)) could lie elsewhere; add constraints for its position or size "
          + "there, or make priorities differ."
      ]
    )
    let former = view.frame
    view.exerciseAmbiguityInLayout()
    expect(view.frame != former && view.frame.origin == former.origin)
    expect(view.frame.width == 30 && view.frame.height != former.height)
    view.heightAnchor.constraint(equalToConstant: 9).isActive = true
    expect(stage.rendered(!view.hasAmbiguousLayout && stage.window.ambiguityDescriptions().isEmpty))
    view.exerciseAmbiguityInLayout()
    expectEqual(view.frame.height, 9)
    expect(UIView().ambiguityDescriptions().isEmpty)
    do {  // A guide tells its choices and its constraints as a view does.
      let stage = LayoutStage()
      let guide = UILayoutGuide()
      stage.window.addLayoutGuide(guide)
      let left = guide.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 3)
      let width = guide.widthAnchor.constraint(equalToConstant: 20)
      let top = guide.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 4)
      NSLayoutConstraint.activate([left, width, top])
      expect(stage.rendered(guide.hasAmbiguousLayout), "nothing says how high it is")
      expectEqual(guide.constraintsAffectingLayout(for: .horizontal), [left, width])
      guide.heightAnchor.constraint(equalToConstant: 5).isActive = true
      expect(stage.rendered(!guide.hasAmbiguousLayout))
      expectEqual(guide.layoutFrame, CGRect(3, 4, 20, 5))
    }
    do {  // The constraints that decide on an axis are named, and no others.
      let stage = LayoutStage()
      let view = stage.add(ContentBox(50, 20))
      let edge = view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 4)
      let slack = view.trailingAnchor.constraint(lessThanOrEqualTo: stage.window.trailingAnchor)
      let top = view.topAnchor.constraint(equalTo: stage.window.topAnchor)
      let weak = view.widthAnchor.constraint(equalToConstant: 90)
      weak.priority = UILayoutPriority(100)
      NSLayoutConstraint.activate([edge, slack, top, weak])
      expect(view.constraintsAffectingLayout(for: .horizontal).isEmpty, "nothing is solved yet")
      expectEqual(stage.rendered(view.constraintsAffectingLayout(for: .horizontal)), [edge])
      expectEqual(view.constraintsAffectingLayout(for: .vertical), [top])
      weak.priority = UILayoutPriority(800)
      expectEqual(stage.rendered(view.constraintsAffectingLayout(for: .horizontal)), [edge, weak])
    }
  }

  @Test("The readable width is limited, and leading follows the layout direction")
  func readable() {
    for (width, expected) in [(300.0, CGRect(8, 8, 284, 184)), (1_000, CGRect(164, 8, 672, 184))] {
      let stage = LayoutStage(width: width, height: 200)
      let guide = stage.window.readableContentGuide
      let view = stage.add(UIView())
      view.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
      expect(stage.rendered(view.frame == expected && guide.layoutFrame == expected))
      expect(stage.window.readableContentGuide === guide)
      expect(stage.window.layoutGuides.isEmpty)
    }
    // Where text runs from right to left, leading is right and constants count to the left.
    let stage = LayoutStage()
    let view = stage.add(ContentBox(50, 20))
    let next = stage.add(ContentBox(30, 20))
    let fixed = stage.add(ContentBox(10, 20))
    let mixed = stage.add(UIView())
    let margins = stage.window.layoutMarginsGuide
    stage.window.layoutMargins = UIEdgeInsets(0, 10, 0, 30)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 5),
      next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 7),
      fixed.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 3),
      mixed.widthAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(mixed, .leading, 0.25, stage.window, .trailing),
    ])
    expect(stage.rendered(view.frame.minX == 15 && next.frame.minX == 72 && fixed.frame.minX == 3))
    expectEqual(mixed.frame.minX, 75)
    stage.window.semanticContentAttribute = .forceRightToLeft
    stage.render()
    // The right margin is 30.
    expect(view.frame.maxX == 300 - 30 - 5 && next.frame.maxX == view.frame.minX - 7)
    expect(fixed.frame.minX == 3 && mixed.frame.maxX == 225)
    stage.window.semanticContentAttribute = .unspecified
    expect(stage.rendered(view.frame.minX == 15 && mixed.frame.minX == 75))
  }

  @Test("The baselines of a stack are those of its texts, and a view may override them")
  func stackBaselines() {
    let labels = ["one", "two"].map { UILabel($0) }
    labels[1].font = .systemFont(ofSize: 30)
    let stack = stage.add(UIStackView(arrangedSubviews: labels))
    stack.axis = .vertical
    stack.pinCorner(0, 10)
    let side = stage.add(UIView())
    let bottom = stage.add(UIView())
    side.topAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
    bottom.topAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
    expect(stage.rendered(abs(side.frame.minY - 10 - CGFloat(labels[0].font.ascender)) <= 0.5))
    let last = stack.frame.maxY + CGFloat(labels[1].baselineOffset(of: .lastBaseline))
    expect(abs(bottom.frame.minY - last) <= 0.5)
    labels[0].font = .systemFont(ofSize: 40)
    expect(stage.rendered(abs(side.frame.minY - 10 - CGFloat(labels[0].font.ascender)) <= 0.5))
    // A view may answer the baselines of a label in it as its own.
    stage = LayoutStage()
    let tag = stage.add(Tag(frame: .zero))
    tag.label.text = "New"
    tag.addSubview(tag.label)
    tag.label.translatesAutoresizingMaskIntoConstraints = false
    tag.pinCorner(0, 10)
    tag.label.pinCorner(4, 7)
    let beside = stage.add(UIView())
    beside.topAnchor.constraint(equalTo: tag.firstBaselineAnchor).isActive = true
    expect(stage.rendered(abs(beside.frame.minY - 17 - CGFloat(tag.label.font.ascender)) <= 0.5))
  }

  private final class Tag: UIView {
    let label = UILabel()

    override var firstBaselineAnchor: NSLayoutYAxisAnchor { label.firstBaselineAnchor }
    override var lastBaselineAnchor: NSLayoutYAxisAnchor { label.lastBaselineAnchor }
  }

  private func name(_ view: UIView) -> String { NSLayoutConstraint.name(of: view) }
}

/// Autoresizing masks by hand arithmetic: a parent of 100 x 100 points grows to 160 x 130.
@MainActor @Suite struct LayoutAutoresizingTests {
  private func resized(_ mask: UIView.AutoresizingMask) -> CGRect {
    let parent = UIView(frame: CGRect(0, 0, 100, 100))
    let view = UIView(frame: CGRect(10, 20, 30, 40))
    view.autoresizingMask = mask
    parent.addSubview(view)
    parent.frame.size = CGSize(160, 130)
    return view.frame
  }

  @Test("Flexible parts share the new length in proportion")
  func flexibleParts() {
    expectEqual(resized([]), CGRect(10, 20, 30, 40))
    expectEqual(resized([.flexibleRightMargin, .flexibleBottomMargin]), CGRect(10, 20, 30, 40))
    expectEqual(resized([.flexibleWidth, .flexibleHeight]), CGRect(10, 20, 90, 70))
    expectEqual(resized([.flexibleLeftMargin, .flexibleTopMargin]), CGRect(70, 50, 30, 40))
    // Left 10 and width 30 share 60 points as 15 and 45.
    expectEqual(resized([.flexibleLeftMargin, .flexibleWidth]), CGRect(25, 20, 75, 40))
    // Top 20, height 40 and bottom 40 share 30 points as 6, 12 and 12.
    expectEqual(
      resized([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]),
      CGRect(10, 26, 30, 52)
    )
  }

  @Test("Masks work together with constraints, and a controller is called around the layout")
  func withConstraints() {
    // Masks work beside constraints.
    var stage = LayoutStage()
    let panel = stage.add(UIView()).pinEdges(10)
    let inner = UIView(frame: CGRect(0, 0, 10, 10))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.render()
    panel.addSubview(inner)
    inner.frame = panel.bounds
    let mark = stage.add(ContentBox(8, 6), to: inner)
    NSLayoutConstraint.activate([
      mark.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      mark.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
    expectEqual(stage.rendered(mark.frame), CGRect(272, 174, 8, 6))
    stage.window.frame.size = CGSize(200, 100)
    expectEqual(stage.rendered(inner.frame), CGRect(0, 0, 180, 80))
    expectEqual(mark.frame, CGRect(172, 74, 8, 6))
    let controller = ToldController()
    stage = LayoutStage()
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    expectEqual(stage.rendered(controller.calls), ["will 0.0", "did 300.0"])
  }
}

private final class ToldController: UIViewController {
  let panel = UIView()
  var calls: [String] = []

  override func viewDidLoad() { panel.translatesAutoresizingMaskIntoConstraints = false }

  override func viewWillLayoutSubviews() {
    calls.append("will \(panel.frame.width)")
    view.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    panel.frame = view.bounds
    calls.append("did \(panel.frame.width)")
  }
}
