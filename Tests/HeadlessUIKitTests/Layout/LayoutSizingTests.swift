// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Fitting sizes against numbers by hand, for every order of priorities, and rows of several texts.
@MainActor @Suite struct LayoutSizingTests {
  /// A view around a box of 80 x 30 with 10 points on all sides: 100 x 50 by content alone.
  private func framed(hugging: Float, resistance: Float) -> UIView {
    let view = UIView()
    let box = view.placing(ContentBox(80, 30))
    box.pinEdges(10)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      box.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
      box.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
    }
    return view
  }

  /// The length along one axis: the target where it is stronger than what resists it.
  ///
  /// Towards a larger target hugging resists, towards a smaller one compression resistance; equal
  /// ones leave a choice, and are not asked about. A length that is only wished for does not fall
  /// below the 20 points of margins; a required one is the length that the view will be given.
  private func expected(
    _ target: CGFloat,
    _ content: CGFloat,
    _ priority: Float,
    hugging: Float,
    resistance: Float
  ) -> CGFloat {
    if priority == 1000 { return target }
    if target > content { return priority > hugging ? target : content }
    return priority > resistance ? max(target, 20) : content
  }

  @Test("R40: The target size wins over weaker contents and gives way to stronger ones")
  func priorities() {
    let levels: [Float] = [1, 49, 51, 249, 251, 749, 751, 999, 1000]
    for (hugging, resistance) in [(250, 750), (750, 250), (500, 500), (50, 50)] as [(Float, Float)]
    {
      for horizontal in levels {
        for vertical in levels {
          for target in [CGSize(300, 7), CGSize(40, 200)] {
            let view = framed(hugging: hugging, resistance: resistance)
            let size = view.systemLayoutSizeFitting(
              target,
              withHorizontalFittingPriority: UILayoutPriority(horizontal),
              verticalFittingPriority: UILayoutPriority(vertical)
            )
            let width = expected(
              target.width,
              100,
              horizontal,
              hugging: hugging,
              resistance: resistance
            )
            let height = expected(
              target.height,
              50,
              vertical,
              hugging: hugging,
              resistance: resistance
            )
            expectEqual(
              size,
              CGSize(width, height),
              "\(target) at \(horizontal), \(vertical); hugging \(hugging), \(resistance)"
            )
          }
        }
      }
    }
    // A required content that forbids the required target is told, and the target holds.
    let view = framed(hugging: 250, resistance: 1000)
    let told = LayoutStage.conflicts {
      expectEqual(view.fitting(CGSize(40, 0)), CGSize(40, 50))
    }
    expectEqual(told.count, 1)
  }

  private func text(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel(text, lines: lines)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private func height(_ label: UILabel, _ width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width, 0)).height
  }

  private func fitted(_ view: UIView, _ width: CGFloat) -> CGFloat {
    view.fitting(CGSize(width, 0)).height
  }

  private static let prose = "Words that go on and on, so that they need a line more than they had."

  @Test("S0-14 S0-15 S1-31: Wrapping texts below a title or side by side have their exact height")
  func titleAndBody() {
    for width in [60.0, 150, 233.5, 320, 1_000] as [CGFloat] {
      let content = UIView()
      let title = text("A title", lines: 1)
      let body = text(Self.prose + Self.prose)
      for label in [title, body] { content.addSubview(label) }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
        title.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
        title.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
        body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 10),
        body.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
        body.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
        body.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
      ])
      let expected = 10 + height(title, 1e4) + 10 + height(body, width - 20) + 10
      expectEqual(fitted(content, width), expected)
      content.frame = CGRect(0, 0, width, expected)
      content.layoutIfNeeded()
      expect(body.frame.maxY == expected - 10 && body.frame.width == width - 20)
      expect(!body.hasAmbiguousLayout && !title.hasAmbiguousLayout)
    }
    // Nested wrapping texts side by side share the width, and the taller decides.
    let content = UIView()
    let inner = content.placing(UIView())
    inner.pinEdges(8)
    let left = text(Self.prose)
    let right = text(Self.prose + Self.prose + Self.prose)
    for label in [left, right] {
      inner.addSubview(label)
      label.topAnchor.constraint(equalTo: inner.topAnchor).isActive = true
      label.bottomAnchor.constraint(lessThanOrEqualTo: inner.bottomAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
      right.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 2),
    ])
    // 16 points of margins and 10 between them leave 300 for parts of 1 and 2.
    expectEqual(fitted(content, 326), 16 + max(height(left, 100), height(right, 200)))
    right.text = "short"
    expectEqual(fitted(content, 326), 16 + height(left, 100))
    left.text = nil
    expectEqual(fitted(content, 326), 16 + height(right, 200))
  }

  @Test("S1-31: a picture that resists keeps its size beside a text that wraps")
  func picture() throws {
    let content = UIView()
    let image = try require(UIImage(systemName: "star.fill"))
    let picture = UIImageView(image: image)
    picture.translatesAutoresizingMaskIntoConstraints = false
    let label = text(Self.prose)
    content.addSubview(picture)
    content.addSubview(label)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      picture.setContentCompressionResistancePriority(.required, for: axis)
      picture.setContentHuggingPriority(.required, for: axis)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[picture]-8-[label]-10-|",
        metrics: nil,
        views: ["picture": picture, "label": label]
      ) + [
        picture.centerYAnchor.constraint(equalTo: label.centerYAnchor),
        picture.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 10),
        label.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 10),
        label.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -10),
        picture.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -10),
      ]
    )
    let width = 240 - 28 - image.size.width
    expectEqual(fitted(content, 240), 20 + max(image.size.height, height(label, width)))
    label.text = "x"
    expectEqual(fitted(content, 240), 20 + max(image.size.height, height(label, width)))
    expectEqual(picture.intrinsicContentSize, image.size)
  }

  @Test("S1-31 S0-13: Rows resize with their texts, and layoutSubviews sees the solved frames")
  func rows() throws {
    let label = text("")
    let table = SizedTable(rows: 1) { cell in
      cell.contentView.addSubview(label)
      label.pinEdges(12)
    }
    for count in [1, 5, 2, 9] {
      label.text = (0..<count).map { _ in Self.prose }.joined(separator: " ")
      table.view.reloadData()
      table.render()
      let cell = try require(table.view.visibleCells.first)
      expectEqual(cell.frame.height, 24 + height(label, 300 - 24))
    }
    let stage = LayoutStage()
    let view = stage.window.adding(ColoredView(frame: CGRect(0, 0, 120, 60)))
    stage.render()
    view.frame.size.width = 90
    expectEqual(stage.rendered(stage.rendered(view.widthsInLayout)), [100, 70])
    expect(view.backgroundColor == .systemBlue && view.subviews == [view.label])
    expectEqual(view.label.frame, CGRect(10, 10, 70, 40))
  }

  /// A view as the tutorial writes it: subviews and constraints, and `layoutSubviews` with super.
  private final class ColoredView: UIView {
    lazy var label: UILabel = {
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = "Title"
      label.textColor = .white
      return label
    }()
    var widthsInLayout: [CGFloat] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemBlue
      addSubview(label)
      label.pinEdges(10)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      widthsInLayout.append(label.frame.width)
    }
  }
}
