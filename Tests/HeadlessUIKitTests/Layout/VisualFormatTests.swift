// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

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
      stage.render()
      expectEqual(views["a"]?.frame.minX, 250)
      expect(views["b"]?.frame.minX == 20 && views["b"]?.frame.width == 225)
    }
    let labels = ["a", "b"]
      .map { text in
        let label = stage.add(UILabel(text))
        return label
      }
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
