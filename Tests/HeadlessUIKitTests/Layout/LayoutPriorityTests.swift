// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

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
      (
        "no number outvotes one",
        [(60, 501, .equal)] + Array(repeating: (100, 500, .equal), count: 200), 60
      ),
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

@MainActor @Suite struct VisualFormatTests {
  private let stage = LayoutStage(width: 300, height: 200)

  private func texts(
    _ format: String,
    options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil,
    _ views: [String: UIView]
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: metrics,
      views: views
    )
    .map(\.text)
  }

  private func pair() -> (views: [String: UIView], a: String, b: String, window: String) {
    let a = stage.add(UIView())
    let b = stage.add(UIView())
    let name = { (view: UIView) in NSLayoutConstraint.name(of: view) }
    return (["a": a, "b": b, "_c1": a], name(a), name(b), name(stage.window))
  }

  @Test("Each rule of the grammar makes its documented constraints")
  func grammar() {
    do {  // Each rule of the grammar makes the constraints that Apple's page says.
      let (views, a, b, window) = pair()
      expectEqual(texts("[a]-[b]", views), ["<\(b).leading == \(a).trailing + 8>"])
      expectEqual(texts("[a][b]", views), ["<\(b).leading == \(a).trailing>"])
      expectEqual(texts("V:[a]-10-[b]", views), ["<\(b).top == \(a).bottom + 10>"])
      expectEqual(texts("[a(>=50)]", views), ["<\(a).width >= 50>"])
      expectEqual(
        texts("|-50-[a]-50-|", views),
        ["<\(a).leading == \(window).leading + 50>", "<\(window).trailing == \(a).trailing + 50>"]
      )
      expectEqual(texts("[a(100@20)]", views), ["<\(a).width == 100 @20>"])
      expectEqual(texts("V:[a(==b)]", views), ["<\(a).height == \(b).height>"])
      expectEqual(texts("[a(>=70,<=100)]", views), ["<\(a).width >= 70>", "<\(a).width <= 100>"])
      expectEqual(texts("[a(b*2+3)]", views), ["<\(a).width == 2 * \(b).width + 3>"])
      expectEqual(texts("[a(b/4-3)]", views), ["<\(a).width == 0.25 * \(b).width - 3>"])
      expectEqual(texts("[a]-(-10)-[b]", views), ["<\(b).leading == \(a).trailing - 10>"])
      expectEqual(texts("[_c1]-(>=2.5,<=9@7)-[b]", views).count, 2)
      expectEqual(texts("H : | - [a] [b]", views).count, 2)
    }
    let (views, a, _, _) = pair()
    let metrics: [String: Any] = [
      "i": 7, "d": 7.0, "f": Float(7), "c": CGFloat(7), "n": NSNumber(value: 7), "p": 250,
    ]
    for name in ["i", "d", "f", "c", "n"] {
      expectEqual(texts("[a(\(name)@p)]", metrics: metrics, views), ["<\(a).width == 7 @250>"])
    }
    expectEqual(texts("[a]-i-[b]", metrics: metrics, views).count, 1)
  }

  @Test("R39: Margins, direction and baselines decide on the frames")
  func margins() throws {
    do {  // A dash at the superview's edge is the layout margin.
      let (views, _, _, _) = pair()
      stage.window.layoutMargins = UIEdgeInsets(1, 20, 3, 30)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "|-[a(40)]-[b]-|",
          options: [.alignAllTop, .alignAllBottom],
          metrics: nil,
          views: views
        )
          + NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-[a]-|",
            metrics: nil,
            views: views
          )
      )
      stage.render()
      expectEqual(views["a"]?.frame, CGRect(20, 1, 40, 196))
      expectEqual(views["b"]?.frame, CGRect(68, 1, 202, 196))
    }
    do {  // The direction decides on which side the first view lies.
      let (views, _, _, _) = pair()
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "|-10-[a(40)]-5-[b]-20-|",
          options: .directionRightToLeft,
          metrics: nil,
          views: views
        )
      )
      expectEqual(stage.rendered(views["a"]?.frame.minX), 250)
      expect(views["b"]?.frame.minX == 20 && views["b"]?.frame.width == 225)
    }
    let labels = ["a", "b"].map { stage.add(UILabel($0)) }
    let views = ["a": labels[0], "b": labels[1]]
    let spaced = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[a]-40-[b]",
      options: [.spacingBaselineToBaseline, .alignAllLeading],
      metrics: nil,
      views: views
    )
    NSLayoutConstraint.activate(spaced)
    expect(stage.rendered(abs(labels[1].frame.minY - 40) <= 0.5), "frames lie on half points")
  }

  /// What is wrong with a format, and the character at which it is.
  private func fault(
    _ format: String,
    metrics: [String: Any] = [:],
    options: NSLayoutConstraint.FormatOptions = []
  ) -> VisualFormatError? {
    let view = stage.add(UIView())
    do {
      _ = try VisualFormatBuilder.constraints(
        format,
        options: options,
        metrics: metrics,
        views: ["a": view, "text": "no view", "lonely": UIView()]
      )
      return nil
    } catch { return error }
  }

  @Test("A format that cannot be used is refused with its place")
  func unreadable() async throws {
    for (format, place) in [
      ("", 0), ("H:", 2), ("H", 1), ("Q:[a]", 0), ("[a", 2), ("[]", 1), ("[a]-", 4), ("[a]-(", 5),
      ("[a]-()-[a]", 5), ("[a(=5)]", 4), ("[a(5@)]", 5), ("[a(5,)]", 5), ("|[a]|[a]", 5),
      ("[a]-5[a]", 5), ("[a] x", 4), ("[a(b/0)]", 5), ("[é]", 1), ("|", 1), ("||", 1),
      ("[a]--[a]", 4),
    ] as [(String, Int)] {
      let found = try require(fault(format), "\(format) was read")
      guard case .expected = found.fault else {
        Issue.record("\(format): \(found)")
        return
      }
      expectEqual(found.position, place, "\(format): \(found)")
    }
    expectEqual(fault("[x]")?.fault, .unknown(name: "x", kind: "views"))
    expectEqual(fault("[a(m)]")?.fault, .unknown(name: "m", kind: "metrics"))
    expectEqual(
      fault("[text]")?.fault,
      .unusable(name: "text", expected: "a view or a layout guide")
    )
    let none = fault("[a(m)]", metrics: ["m": Double.nan])?.fault
    expectEqual(none, .unusable(name: "m", expected: "a finite number"))
    expect(fault("[a(5@1001)]") != nil && fault("[a(5@-1)]") != nil)
    expect(fault("|[lonely]") != nil)
    expectEqual(fault("[a]", options: .alignAllLeft)?.fault, .alignedAlongTheAxis)
    expect(fault("V:[a]", options: .alignAllLeft) == nil)
    expectEqual(
      fault("[a]-5[a]")?.description,
      "The visual format \"[a]-5[a]\" makes no constraints: at character 6 \"[a]\" was found "
        + "where - was expected."
    )
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint.constraints(withVisualFormat: "[a", metrics: nil, views: [:])
    }
  }

  @Test("Random characters are read or refused, and never stop anything", arguments: [1, 2, 3])
  func random(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let parts = Array("HV:|-[]()<>==@,.0123456789abm*/+ \u{301}é")
    var read = 0
    for _ in 0..<3_000 {
      let count = Int.random(in: 0..<14, using: &generator)
      let text = String(
        (0..<count).map { _ in parts[Int.random(in: parts.indices, using: &generator)] }
      )
      if (try? VisualFormatParser.parse(text)) != nil { read += 1 }
      if (try? VisualFormatParser.parse("H:|-[a]" + text)) != nil { read += 1 }
    }
    expect(read > 0, "seed \(seed)")
  }
}
