// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Who owns constraints, and what becomes of them when views move.
@MainActor @Suite struct LayoutActivationTests {
  private let stage = LayoutStage()

  @Test func theNearestViewThatHoldsBothItemsOwnsTheConstraint() {
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
  }

  @Test func addAndRemoveConstraintActivateToo() {
    let view = stage.add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    let height = view.heightAnchor.constraint(equalToConstant: 30)
    view.addConstraints([width, height])
    expect(width.isActive && view.constraints == [width, height])
    view.removeConstraint(width)
    expect(!width.isActive && view.constraints == [height])
  }

  @Test func deactivatingGivesTheFreedomBack() {
    let view = stage.add(ContentBox(50, 20))
    view.pinCorner()
    let width = view.widthAnchor.constraint(equalToConstant: 120)
    width.isActive = true
    stage.render()
    expectEqual(view.frame.width, 120)
    width.isActive = false
    stage.render()
    expectEqual(view.frame.width, 50)
    width.constant = 70
    width.isActive = true
    stage.render()
    expectEqual(view.frame.width, 70)
  }

  @Test func aViewThatComesLaterJoinsTheSolverAtHand() {
    let first = stage.add(UIView())
    first.pinEdges(10)
    stage.render()
    let solver = stage.window.layoutRecord?.scope?.solver
    let second = stage.add(ContentBox(20, 10), to: first)
    second.pinCorner(3, 4)
    stage.render()
    expectEqual(second.frame, CGRect(x: 3, y: 4, width: 20, height: 10))
    expect(stage.window.layoutRecord?.scope?.solver === solver)
  }

  @Test func aConstantChangesInPlace() {
    let view = stage.add(UIView())
    view.pinCorner()
    let width = view.widthAnchor.constraint(equalToConstant: 120)
    width.isActive = true
    stage.render()
    let solver = stage.window.layoutRecord?.scope?.solver
    width.constant = 80
    width.constant = 90
    stage.render()
    expectEqual(view.frame.width, 90)
    expect(stage.window.layoutRecord?.scope?.solver === solver)
  }

  @Test func layoutIfNeededSolvesAtOnceFromAnyView() {
    let outer = stage.add(UIView())
    outer.pinEdges(10)
    let inner = stage.add(UIView(), to: outer)
    inner.pinCorner()
    let width = inner.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    inner.layoutIfNeeded()
    expectEqual(inner.frame.width, 20)
    width.constant = 33
    outer.layoutIfNeeded()
    expectEqual(inner.frame.width, 33)
  }

  @Test func leavingTheParentDeactivatesWhatReachedOutAndKeepsWhatIsInside() {
    let box = stage.add(UIView())
    let inside = stage.add(ContentBox(40, 10), to: box)
    inside.pinEdges(5)
    box.pinCorner(7, 9)
    stage.render()
    expectEqual(box.frame, CGRect(x: 7, y: 9, width: 50, height: 20))
    box.removeFromSuperview()
    expect(stage.window.constraints.isEmpty)
    expectEqual(box.constraints.count, 4)
    stage.render()
    inside.content = CGSize(width: 60, height: 30)
    stage.window.addSubview(box)
    box.pinCorner(1, 2)
    stage.render()
    expectEqual(box.frame, CGRect(x: 1, y: 2, width: 70, height: 40))
    expectEqual(inside.frame, CGRect(x: 5, y: 5, width: 60, height: 30))
  }

  @Test func aTreeIsBuiltFirstAndAddedToTheWindowLater() {
    let parent = UIView()
    let box = ContentBox(40, 10)
    parent.translatesAutoresizingMaskIntoConstraints = false
    box.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(box)
    box.pinEdges(3)
    stage.window.addSubview(parent)
    parent.pinCorner(10, 10)
    stage.render()
    expectEqual(parent.frame, CGRect(x: 10, y: 10, width: 46, height: 16))
    expectEqual(box.frame, CGRect(x: 3, y: 3, width: 40, height: 10))
    expect(parent.layoutRecord?.scope == nil)
  }

  @Test func aViewThatIsBroughtToTheFrontKeepsItsConstraints() {
    let back = stage.add(UIView())
    let front = stage.add(UIView())
    back.pinEdges(10)
    front.pinEdges(20)
    stage.window.addSubview(back)
    stage.render()
    expectEqual(stage.window.subviews, [front, back])
    expectEqual(back.frame, CGRect(x: 10, y: 10, width: 280, height: 180))
  }

  @Test func theFlagMayFollowTheConstraints() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    stage.window.addSubview(view)
    view.pinEdges(10)
    view.translatesAutoresizingMaskIntoConstraints = false
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    expectEqual(view.frame, CGRect(x: 10, y: 10, width: 280, height: 180))
  }

  @Test func viewsAreFollowedThatAreMovedByHand() {
    let anchor = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    stage.window.addSubview(anchor)
    let below = stage.add(ContentBox(30, 15))
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: anchor.bottomAnchor, constant: 4),
      below.trailingAnchor.constraint(equalTo: anchor.trailingAnchor),
    ])
    stage.render()
    expectEqual(below.frame, CGRect(x: 80, y: 34, width: 30, height: 15))
    anchor.frame = CGRect(x: 20, y: 50, width: 60, height: 30)
    stage.render()
    expectEqual(below.frame, CGRect(x: 50, y: 84, width: 30, height: 15))
  }

  @Test func aParentThatIsPlacedByHandIsSolvedOnItsOwn() throws {
    let panel = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 80))
    stage.window.addSubview(panel)
    let view = stage.add(UIView(), to: panel)
    view.pinEdges(10)
    let other = stage.add(UIView())
    other.pinEdges()
    stage.render()
    let panelScope = try require(panel.layoutRecord?.scope)
    let windowScope = try require(stage.window.layoutRecord?.scope)
    expect(panelScope !== windowScope)
    let pivots = windowScope.pivotCount
    panel.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    stage.render()
    expectEqual(view.frame, CGRect(x: 10, y: 10, width: 180, height: 40))
    expectEqual(windowScope.pivotCount, pivots)
  }

  @Test func aConstraintThatReachesPastAPanelJoinsItToTheScopeAbove() {
    let panel = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 80))
    stage.window.addSubview(panel)
    let inside = stage.add(ContentBox(10, 10), to: panel)
    inside.topAnchor.constraint(equalTo: panel.topAnchor, constant: 1).isActive = true
    stage.render()
    expect(panel.layoutRecord?.scope != nil)
    let across = inside.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 70)
    across.isActive = true
    stage.render()
    expect(panel.layoutRecord?.scope == nil)
    expectEqual(inside.frame, CGRect(x: 20, y: 1, width: 10, height: 10))
    expectEqual(panel.frame, CGRect(x: 50, y: 50, width: 100, height: 80))
    across.isActive = false
    inside.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 5).isActive = true
    stage.render()
    expect(panel.layoutRecord?.scope != nil)
    expectEqual(inside.frame, CGRect(x: 5, y: 1, width: 10, height: 10))
  }

  @Test func viewsThatAreGoneLeaveNothingBehind() {
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
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      tree.addSubview(view)
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
    stage.render()
    expect(gone == nil)
    expect(goneTree == nil)
    expect(goneScope == nil)
    expect(goneGuide == nil)
    expect(kept?.isActive == false)
    expect(kept?.firstItem == nil)
    expect(kept?.description.contains("(gone)") == true)
    kept = nil
    expect(goneRecord == nil)
  }

  @Test func aViewThatOutlivesItsParentCanBeUsedAgain() {
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
    stage.render()
    expectEqual(view.frame, CGRect(x: 4, y: 5, width: 20, height: 10))
  }

  @Test func updateConstraintsRunsBeforeLayoutWhenAskedFor() {
    let view = stage.add(SelfConstrainingView())
    view.pinCorner()
    stage.render()
    expectEqual(view.updateCount, 1)
    expectEqual(view.frame.size, CGSize(width: 25, height: 25))
    view.side = 40
    view.setNeedsUpdateConstraints()
    expect(view.needsUpdateConstraints())
    stage.render()
    expectEqual(view.updateCount, 2)
    expectEqual(view.frame.size, CGSize(width: 40, height: 40))
    stage.render()
    expectEqual(view.updateCount, 2)
  }

  @Test func aViewThatBringsItsConstraintsInLineItselfIsAskedTo() {
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
    let view = stage.add(Asked())
    view.pinEdges()
    stage.render()
    expectEqual(view.calls.filter { $0 == "update" }.count, 1)
    expectEqual(view.calls.first, "if needed", "the view's own method brings them in line")
    let former = view.calls.count
    view.setNeedsUpdateConstraints()
    stage.render()
    expectEqual(Array(view.calls[former...].prefix(3)), ["needs", "if needed", "update"])
    expectEqual(view.calls.filter { $0 == "update" }.count, 2)
  }

  @Test func ambiguityIsTold() {
    let view = stage.add(UIView())
    view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
    stage.render()
    expect(view.hasAmbiguousLayout)
    view.pinEdges()
    stage.render()
    expect(!view.hasAmbiguousLayout)
  }

  @Test func viewsThatHaveNothingToDoWithConstraintsKeepNoRecord() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "by hand"
    stage.window.addSubview(label)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "by hand"
    stage.window.addSubview(cell)
    stage.render()
    _ = cell.systemLayoutSizeFitting(CGSize(width: 100, height: 0))
    expect(label.layoutRecord == nil)
    expect(cell.layoutRecord == nil && cell.contentView.layoutRecord == nil)
    expect(stage.window.layoutRecord == nil)
  }
}

/// A view that makes its own constraints late, as classic cells do.
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
