// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite final class LayoutActivationTests {
  private var stage = LayoutStage()

  @Test("The nearest common view owns an active constraint, and an inactive one has no effect")
  func activation() {
    let parent = stage.add(UIView())
    let first = stage.add(UIView(), to: parent)
    let second = stage.add(UIView(), to: parent)
    let nested = stage.add(UIView(), to: second)
    let own = first.widthAnchor.constraint(equalToConstant: 5)
    let between = first.topAnchor.constraint(equalTo: nested.topAnchor)
    let up = nested.topAnchor.constraint(equalTo: second.topAnchor)
    expect(!own.isActive)
    NSLayoutConstraint.activate([own, between, up])
    expectEqual(first.constraints, [own])
    expectEqual(parent.constraints, [between])
    expectEqual(second.constraints, [up])
    expect([own, between, up].allSatisfy { $0.isActive })
    NSLayoutConstraint.deactivate([own, between])
    expect(first.constraints.isEmpty && parent.constraints.isEmpty)
    expect(!own.isActive && up.isActive)
    // Add and remove constraint activate too.
    stage = LayoutStage()
    let view = stage.add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    let height = view.heightAnchor.constraint(equalToConstant: 30)
    view.addConstraints([width, height])
    expect(width.isActive && view.constraints == [width, height])
    view.removeConstraint(width)
    expect(!width.isActive && view.constraints == [height])
    do {  // Deactivating gives the freedom back.
      let stage = LayoutStage()
      let view = stage.add(ContentBox(50, 20)).pinCorner()
      let width = view.widthAnchor.constraint(equalToConstant: 120).activated()
      expectEqual(stage.rendered(view.frame.width), 120)
      width.isActive = false
      expectEqual(stage.rendered(view.frame.width), 50)
      width.constant = 70
      width.isActive = true
      expectEqual(stage.rendered(view.frame.width), 70)
    }
  }

  @Test("Changes and new views use the existing solver, and layoutIfNeeded solves at once")
  func inPlace() {
    let view = stage.add(UIView()).pinCorner()
    var width = view.widthAnchor.constraint(equalToConstant: 120).activated()
    stage.render()
    let solver = stage.window.layoutRecord?.scope?.solver
    width.constant = 80
    width.constant = 90
    expectEqual(stage.rendered(view.frame.width), 90)
    expect(stage.window.layoutRecord?.scope?.solver === solver)
    do {  // A view that comes later joins the solver at hand.
      let stage = LayoutStage()
      let first = stage.add(UIView()).pinEdges(10)
      stage.render()
      let solver = stage.window.layoutRecord?.scope?.solver
      let second = stage.add(ContentBox(20, 10), to: first).pinCorner(3, 4)
      expectEqual(stage.rendered(second.frame), CGRect(3, 4, 20, 10))
      expect(stage.window.layoutRecord?.scope?.solver === solver)
    }
    // Layout if needed solves at once from any view.
    stage = LayoutStage()
    let outer = stage.add(UIView()).pinEdges(10)
    let inner = stage.add(UIView(), to: outer).pinCorner()
    width = inner.widthAnchor.constraint(equalToConstant: 20).activated()
    inner.layoutIfNeeded()
    expectEqual(inner.frame.width, 20)
    width.constant = 33
    outer.layoutIfNeeded()
    expectEqual(inner.frame.width, 33)
  }

  @Test("A tree that is removed or added keeps the constraints inside it")
  func moving() {
    let box = stage.add(UIView())
    let inside = stage.add(ContentBox(40, 10), to: box).pinEdges(5)
    box.pinCorner(7, 9)
    expectEqual(stage.rendered(box.frame), CGRect(7, 9, 50, 20))
    box.removeFromSuperview()
    expect(stage.window.constraints.isEmpty)
    expectEqual(box.constraints.count, 4)
    stage.render()
    inside.content = CGSize(60, 30)
    stage.window.addSubview(box)
    box.pinCorner(1, 2)
    expectEqual(stage.rendered(box.frame), CGRect(1, 2, 70, 40))
    expectEqual(inside.frame, CGRect(5, 5, 60, 30))
    do {  // A tree is built first and added to the window later.
      let stage = LayoutStage()
      let parent = UIView()
      let box = ContentBox(40, 10)
      parent.translatesAutoresizingMaskIntoConstraints = false
      parent.placing(box)
      box.pinEdges(3)
      stage.window.addSubview(parent)
      parent.pinCorner(10, 10)
      expectEqual(stage.rendered(parent.frame), CGRect(10, 10, 46, 16))
      expectEqual(box.frame, CGRect(3, 3, 40, 10))
      expect(parent.layoutRecord?.scope == nil)
    }
    // A view that outlives its parent can be used again.
    stage = LayoutStage()
    let view = ContentBox(20, 10)
    view.translatesAutoresizingMaskIntoConstraints = false
    do {
      let tree = UIView()
      tree.addSubview(view)
      view.pinEdges(3)
    }
    expect(view.superview == nil)
    stage.window.addSubview(view)
    view.pinCorner(4, 5)
    expectEqual(stage.rendered(view.frame), CGRect(4, 5, 20, 10))
  }

  @Test("Reordering, a late flag and frames set by hand leave constraints in force")
  func order() {
    let back = stage.add(UIView())
    let front = stage.add(UIView())
    back.pinEdges(10)
    front.pinEdges(20)
    stage.window.addSubview(back)
    expectEqual(stage.rendered(stage.window.subviews), [front, back])
    expectEqual(back.frame, CGRect(10, 10, 280, 180))
    // The flag may follow the constraints.
    stage = LayoutStage()
    var view = stage.window.adding(UIView(frame: CGRect(1, 2, 3, 4)))
    view.pinEdges(10)
    view.translatesAutoresizingMaskIntoConstraints = false
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    expectEqual(view.frame, CGRect(10, 10, 280, 180))
    // Views are followed that are moved by hand.
    stage = LayoutStage()
    let anchor = stage.window.adding(UIView(frame: CGRect(10, 10, 100, 20)))
    let below = stage.add(ContentBox(30, 15))
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: anchor.bottomAnchor, constant: 4),
      below.trailingAnchor.constraint(equalTo: anchor.trailingAnchor),
    ])
    expectEqual(stage.rendered(below.frame), CGRect(80, 34, 30, 15))
    anchor.frame = CGRect(20, 50, 60, 30)
    expectEqual(stage.rendered(below.frame), CGRect(50, 84, 30, 15))
    // Ambiguity is told.
    stage = LayoutStage()
    view = stage.add(UIView())
    view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
    expect(stage.rendered(view.hasAmbiguousLayout))
    view.pinEdges()
    expect(stage.rendered(!view.hasAmbiguousLayout))
  }

  @Test("A parent placed by hand has its own solver until a constraint crosses its edge")
  func scopes() throws {
    var panel = stage.window.adding(UIView(frame: CGRect(50, 50, 100, 80)))
    let view = stage.add(UIView(), to: panel).pinEdges(10)
    stage.add(UIView()).pinEdges()
    stage.render()
    let panelScope = try require(panel.layoutRecord?.scope)
    let windowScope = try require(stage.window.layoutRecord?.scope)
    expect(panelScope !== windowScope)
    let pivots = windowScope.pivotCount
    panel.frame = CGRect(0, 0, 200, 60)
    expectEqual(stage.rendered(view.frame), CGRect(10, 10, 180, 40))
    expectEqual(windowScope.pivotCount, pivots)
    // A constraint that reaches past a panel joins it to the scope above.
    stage = LayoutStage()
    panel = stage.window.adding(UIView(frame: CGRect(50, 50, 100, 80)))
    let inside = stage.add(ContentBox(10, 10), to: panel)
    inside.topAnchor.constraint(equalTo: panel.topAnchor, constant: 1).isActive = true
    expect(stage.rendered(panel.layoutRecord?.scope != nil))
    let across = inside.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 70)
    across.isActive = true
    expect(stage.rendered(panel.layoutRecord?.scope == nil))
    expectEqual(inside.frame, CGRect(20, 1, 10, 10))
    expectEqual(panel.frame, CGRect(50, 50, 100, 80))
    across.isActive = false
    inside.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 5).isActive = true
    expect(stage.rendered(panel.layoutRecord?.scope != nil))
    expectEqual(inside.frame, CGRect(5, 1, 10, 10))
  }

  @Test("Views without constraints have no layout record, and removed ones release theirs")
  func lifetimes() {
    weak var gone: UIView?
    weak var goneTree: UIView?
    weak var goneRecord: LayoutRecord?
    weak var goneScope: LayoutScope?
    weak var goneGuide: UILayoutGuide?
    var kept: NSLayoutConstraint?
    do {
      let tree = UIView()
      let guide = UILayoutGuide()
      tree.addLayoutGuide(guide)
      guide.topAnchor.constraint(equalTo: tree.layoutMarginsGuide.topAnchor).isActive = true
      let view = tree.placing(UIView())
      view.pinEdges(3)
      kept = tree.constraints.last
      stage.window.addSubview(tree)
      stage.render()
      tree.removeFromSuperview()
      gone = view
      goneTree = tree
      goneRecord = tree.layoutRecord
      goneScope = tree.layoutRecord?.scope
      goneGuide = guide
      expect(goneScope != nil)
    }
    expect(stage.rendered(gone == nil))
    expect(goneTree == nil)
    expect(goneScope == nil)
    expect(goneGuide == nil)
    expect(kept?.isActive == false)
    expect(kept?.firstItem == nil)
    expect(kept?.description.contains("(gone)") == true)
    kept = nil
    expect(goneRecord == nil)
    // Views that have nothing to do with constraints keep no record.
    stage = LayoutStage()
    let label = UILabel(frame: CGRect(0, 0, 50, 20))
    label.text = "by hand"
    stage.window.addSubview(label)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "by hand"
    stage.window.addSubview(cell)
    stage.render()
    _ = cell.systemLayoutSizeFitting(CGSize(100, 0))
    expect(label.layoutRecord == nil)
    expect(cell.layoutRecord == nil && cell.contentView.layoutRecord == nil)
    expect(stage.window.layoutRecord == nil)
  }

  @Test("updateConstraints runs before layout, once for each request")
  func updateConstraints() {
    let view = stage.add(SelfConstrainingView()).pinCorner()
    expectEqual(stage.rendered(view.updateCount), 1)
    expectEqual(view.frame.size, CGSize(25, 25))
    view.side = 40
    view.setNeedsUpdateConstraints()
    expect(view.needsUpdateConstraints())
    expectEqual(stage.rendered(view.updateCount), 2)
    expectEqual(view.frame.size, CGSize(40, 40))
    expectEqual(stage.rendered(view.updateCount), 2)
    do {  // A view that brings its constraints in line itself is asked to.
      let stage = LayoutStage()
      final class Asked: UIView {
        private(set) var calls: [String] = []
        override func setNeedsUpdateConstraints() {
          calls.append("needs")
          super.setNeedsUpdateConstraints()
        }
        override func updateConstraintsIfNeeded() {
          calls.append("if needed")
          super.updateConstraintsIfNeeded()
        }
        override func updateConstraints() {
          calls.append("update")
          super.updateConstraints()
        }
      }
      let view = stage.add(Asked()).pinEdges()
      expectEqual(stage.rendered(view.calls.filter { $0 == "update" }.count), 1)
      expectEqual(view.calls.first, "if needed", "the view's own method brings them in line")
      let former = view.calls.count
      view.setNeedsUpdateConstraints()
      stage.render()
      expectEqual(Array(view.calls[former...].prefix(3)), ["needs", "if needed", "update"])
      expectEqual(view.calls.filter { $0 == "update" }.count, 2)
    }
  }
}

private final class SelfConstrainingView: UIView {
  var side: CGFloat = 25
  private(set) var updateCount = 0
  private lazy var sides = [
    widthAnchor.constraint(equalToConstant: 0), heightAnchor.constraint(equalToConstant: 0),
  ]

  override func updateConstraints() {
    updateCount += 1
    for constraint in sides { constraint.constant = side }
    NSLayoutConstraint.activate(sides)
    super.updateConstraints()
  }
}
