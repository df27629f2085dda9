// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite final class LayoutPriorityTests {
  private var stage = LayoutStage()

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

  @Test("R40: The constraint of higher priority wins over any number of weaker ones")
  func priorities() {
    expectEqual(UILayoutPriority.required.rawValue, 1000)
    expectEqual(UILayoutPriority.defaultHigh.rawValue, 750)
    expectEqual(UILayoutPriority.defaultLow.rawValue, 250)
    expectEqual(UILayoutPriority.fittingSizeLevel.rawValue, 50)
    expectEqual(UILayoutPriority(rawValue: 999), UILayoutPriority(999))
    var view = UIView()
    expectEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
    expectEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    typealias Wish = (CGFloat, Float, NSLayoutConstraint.Relation)
    let rows: [(String, [Wish], CGFloat)] = [
      ("the highest wins", [(100, 500, .equal), (60, 501, .equal), (20, 499, .equal)], 60),
      ("no number outvotes one", [(60, 501, .equal)] + Array(repeating: (100, 500, .equal), count: 200), 60),
      ("inequalities", [(400, 700, .greaterThanOrEqual), (300, 1000, .lessThanOrEqual)], 300),
    ]
    for (name, wishes, expected) in rows {
      stage = LayoutStage()
      view = stage.add(UIView()).pinCorner()
      for (constant, priority, relation) in wishes { _ = width(view, constant, priority, relation) }
      expectEqual(stage.rendered(view.frame.width), expected, "\(name)")
    }
    // A priority changes in place.
    stage = LayoutStage()
    view = stage.add(UIView()).pinCorner()
    let small = width(view, 60, 400)
    let large = width(view, 100, 500)
    expectEqual(stage.rendered(view.frame.width), 100)
    small.priority = UILayoutPriority(600)
    expectEqual(stage.rendered(view.frame.width), 60)
    large.priority = .required
    expectEqual(stage.rendered(view.frame.width), 100)
    large.priority = UILayoutPriority(1)
    expectEqual(stage.rendered(view.frame.width), 60)
    small.priority = UILayoutPriority(0)
    expectEqual(stage.rendered(view.frame.width), 100)
  }

  @Test("Content has its intrinsic size unless constraints decide otherwise")
  func contents() throws {
    // Content has its intrinsic size when nothing says otherwise.
    var box = stage.add(ContentBox(80, 30)).pinCorner(10, 20)
    expectEqual(stage.rendered(box.frame), CGRect(10, 20, 80, 30))
    box.content = CGSize(45, 12)
    expectEqual(stage.rendered(box.frame), CGRect(10, 20, 45, 12))
    box = stage.add(ContentBox(UIView.noIntrinsicMetric, 30)).pinCorner()
    _ = width(box, 70, 10)
    expectEqual(stage.rendered(box.frame.size), CGSize(70, 30))
    box.content.width = 50
    expectEqual(stage.rendered(box.frame.size), CGSize(50, 30))
    box.content.width = UIView.noIntrinsicMetric
    expectEqual(stage.rendered(box.frame.size), CGSize(70, 30))
    let view = stage.add(UIImageView()).pinCorner()
    expectEqual(stage.rendered(view.frame.size), .zero)
    let star = try require(UIImage(systemName: "star"))
    view.image = star
    expectEqual(stage.rendered(view.frame.size), star.size)
    let label = stage.add(UILabel("one line"))
    label.pinCorner()
    expectEqual(stage.rendered(label.frame.size), label.intrinsicContentSize)
    let short = label.frame.width
    label.text = "one line, and longer"
    expectEqual(stage.rendered(label.frame.size), label.intrinsicContentSize)
    expect(label.frame.width > short)
    label.font = .systemFont(ofSize: 30)
    expectEqual(stage.rendered(label.frame.height), label.sizeThatFits(.zero).height)
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

  @Test("The view that hugs less is stretched, the one that resists less is compressed")
  func sharing() {
    var pair = makePair(50, 60)
    pair.left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    expectEqual(stage.rendered(pair.left.frame.width), 50)
    expectEqual(pair.right.frame, CGRect(60, 0, 240, 10))
    pair.right.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    expectEqual(stage.rendered(pair.left.frame.width), 230)
    expectEqual(pair.right.frame.width, 60)
    pair = makePair(250, 260)
    pair.left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    expectEqual(stage.rendered(pair.left.frame.width), 30)
    expectEqual(pair.right.frame.width, 260)
    pair.left.setContentCompressionResistancePriority(.required, for: .horizontal)
    expectEqual(stage.rendered(pair.left.frame.width), 250)
    expectEqual(pair.right.frame.width, 40)
    pair = makePair(500, 400)
    pair.left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    expectEqual(stage.rendered(pair.left.frame.width), 0)
    expectEqual(pair.right.frame, CGRect(10, 0, 290, 10))
  }
}
