// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Priorities, hugging and resistance (R40).
@MainActor @Suite struct LayoutPriorityTests {
  private let stage = LayoutStage()

  private func width(
    _ view: UIView,
    _ constant: CGFloat,
    _ priority: Float,
    _ relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    let constraint =
      switch relation {
      case .equal: view.widthAnchor.constraint(equalToConstant: constant)
      case .lessThanOrEqual: view.widthAnchor.constraint(lessThanOrEqualToConstant: constant)
      case .greaterThanOrEqual: view.widthAnchor.constraint(greaterThanOrEqualToConstant: constant)
      }
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
    return constraint
  }

  @Test("R40: the named priorities have their published numbers")
  func theNamedPrioritiesHaveTheirPublishedNumbers() {
    expectEqual(UILayoutPriority.required.rawValue, 1000)
    expectEqual(UILayoutPriority.defaultHigh.rawValue, 750)
    expectEqual(UILayoutPriority.defaultLow.rawValue, 250)
    expectEqual(UILayoutPriority.fittingSizeLevel.rawValue, 50)
    expectEqual(UILayoutPriority(rawValue: 999), UILayoutPriority(999))
    let view = UIView()
    expectEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
    expectEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
  }

  @Test func theHigherPriorityWins() {
    let view = stage.add(UIView())
    view.pinCorner()
    _ = width(view, 100, 500)
    _ = width(view, 60, 501)
    _ = width(view, 20, 499)
    stage.render()
    expectEqual(view.frame.width, 60)
  }

  @Test func noNumberOfWeakerConstraintsOutvotesAStrongerOne() {
    let view = stage.add(UIView())
    view.pinCorner()
    _ = width(view, 60, 501)
    for _ in 0..<200 { _ = width(view, 100, 500) }
    stage.render()
    expectEqual(view.frame.width, 60)
  }

  @Test func aPriorityChangesInPlace() {
    let view = stage.add(UIView())
    view.pinCorner()
    let small = width(view, 60, 400)
    let large = width(view, 100, 500)
    stage.render()
    expectEqual(view.frame.width, 100)
    small.priority = UILayoutPriority(600)
    stage.render()
    expectEqual(view.frame.width, 60)
    large.priority = .required
    stage.render()
    expectEqual(view.frame.width, 100)
    large.priority = UILayoutPriority(1)
    stage.render()
    expectEqual(view.frame.width, 60)
    small.priority = UILayoutPriority(0)
    stage.render()
    expectEqual(view.frame.width, 100)
  }

  @Test func softInequalitiesGiveWayNoFurtherThanNeeded() {
    let view = stage.add(UIView())
    view.pinCorner()
    _ = width(view, 400, 700, .greaterThanOrEqual)
    _ = width(view, 300, 1000, .lessThanOrEqual)
    stage.render()
    expectEqual(view.frame.width, 300)
  }

  @Test func contentHasItsIntrinsicSizeWhenNothingSaysOtherwise() {
    let box = stage.add(ContentBox(80, 30))
    box.pinCorner(10, 20)
    stage.render()
    expectEqual(box.frame, CGRect(x: 10, y: 20, width: 80, height: 30))
    box.content = CGSize(width: 45, height: 12)
    stage.render()
    expectEqual(box.frame, CGRect(x: 10, y: 20, width: 45, height: 12))
  }

  @Test func anAxisWithoutAnOpinionIsLeftToConstraints() {
    let box = stage.add(ContentBox(UIView.noIntrinsicMetric, 30))
    box.pinCorner()
    _ = width(box, 70, 10)
    stage.render()
    expectEqual(box.frame.size, CGSize(width: 70, height: 30))
    box.content.width = 50
    stage.render()
    expectEqual(box.frame.size, CGSize(width: 50, height: 30))
    box.content.width = UIView.noIntrinsicMetric
    stage.render()
    expectEqual(box.frame.size, CGSize(width: 70, height: 30))
  }

  /// Two boxes fill 300 points together: the one that hugs less is made larger, and where room is
  /// short the one that resists less is made smaller.
  private func makePair(_ left: CGFloat, _ right: CGFloat) -> (left: ContentBox, right: ContentBox)
  {
    let pair = (left: stage.add(ContentBox(left, 10)), right: stage.add(ContentBox(right, 10)))
    pair.left.pinCorner()
    NSLayoutConstraint.activate([
      pair.right.topAnchor.constraint(equalTo: pair.left.topAnchor),
      pair.right.leadingAnchor.constraint(equalTo: pair.left.trailingAnchor, constant: 10),
      pair.right.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
    ])
    return pair
  }

  @Test func theOneThatHugsLessIsStretched() {
    let pair = makePair(50, 60)
    pair.left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    stage.render()
    expectEqual(pair.left.frame.width, 50)
    expectEqual(pair.right.frame, CGRect(x: 60, y: 0, width: 240, height: 10))
    pair.right.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    stage.render()
    expectEqual(pair.left.frame.width, 230)
    expectEqual(pair.right.frame.width, 60)
  }

  @Test func theOneThatResistsLessIsSqueezed() {
    let pair = makePair(250, 260)
    pair.left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    stage.render()
    expectEqual(pair.left.frame.width, 30)
    expectEqual(pair.right.frame.width, 260)
    pair.left.setContentCompressionResistancePriority(.required, for: .horizontal)
    stage.render()
    expectEqual(pair.left.frame.width, 250)
    expectEqual(pair.right.frame.width, 40)
  }

  @Test func nothingIsSqueezedBelowZero() {
    let pair = makePair(500, 400)
    pair.left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    stage.render()
    expectEqual(pair.left.frame.width, 0)
    expectEqual(pair.right.frame, CGRect(x: 10, y: 0, width: 290, height: 10))
  }

  @Test func anImageViewTakesTheSizeOfItsImage() throws {
    let view = stage.add(UIImageView())
    view.pinCorner()
    stage.render()
    expectEqual(view.frame.size, .zero)
    let star = try require(UIImage(systemName: "star"))
    view.image = star
    stage.render()
    expectEqual(view.frame.size, star.size)
  }

  @Test func aLabelTakesTheSizeOfItsText() {
    let label = stage.add(UILabel())
    label.text = "one line"
    label.pinCorner()
    stage.render()
    expectEqual(label.frame.size, label.intrinsicContentSize)
    let short = label.frame.width
    label.text = "one line, and longer"
    stage.render()
    expectEqual(label.frame.size, label.intrinsicContentSize)
    expect(label.frame.width > short)
    label.font = .systemFont(ofSize: 30)
    stage.render()
    expectEqual(label.frame.height, label.sizeThatFits(.zero).height)
  }
}
