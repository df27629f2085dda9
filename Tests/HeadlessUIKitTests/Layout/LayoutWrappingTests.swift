// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Heights of wrapping labels follow the widths that constraints give them.
@MainActor @Suite struct LayoutWrappingTests {
  private let stage = LayoutStage(width: 200, height: 1_000)
  private static let prose =
    "A line of text that is far too long for one line of two hundred points."

  private func makeLabel() -> UILabel {
    let label = stage.add(UILabel())
    label.numberOfLines = 0
    label.text = Self.prose
    return label
  }

  /// What the text measures at a width, by a label that no constraint knows of.
  private func height(of text: String, _ width: CGFloat, lines: Int = 0) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = lines
    label.text = text
    return label.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  private func pinSides(_ label: UILabel, _ distance: CGFloat = 10) -> NSLayoutConstraint {
    label.pinCorner(distance, 0)
    let trailing = label.trailingAnchor.constraint(
      equalTo: stage.window.trailingAnchor,
      constant: -distance
    )
    trailing.isActive = true
    return trailing
  }

  @Test func theHeightIsThatOfTheWrappedText() {
    let label = makeLabel()
    _ = pinSides(label)
    stage.render()
    expectEqual(label.frame.width, 180)
    expectEqual(label.frame.height, height(of: Self.prose, 180))
    expect(label.frame.height > height(of: "x", 180))
  }

  @Test func theHeightFollowsTheWidthAndTheText() {
    let label = makeLabel()
    let trailing = pinSides(label)
    for inset in stride(from: CGFloat(10), through: 150, by: 10) {
      trailing.constant = -inset
      stage.render()
      expectEqual(label.frame.width, 190 - inset)
      expectEqual(label.frame.height, height(of: Self.prose, 190 - inset))
    }
    label.text = "short"
    stage.render()
    expectEqual(label.frame.height, height(of: "short", 40))
    label.numberOfLines = 2
    label.text = Self.prose
    stage.render()
    expectEqual(label.frame.height, height(of: Self.prose, 40, lines: 2))
    label.numberOfLines = 1
    stage.render()
    expectEqual(label.frame.height, height(of: Self.prose, 40, lines: 1))
  }

  @Test func twoWrappingLabelsShareAWidthByRatio() {
    let left = makeLabel()
    let right = makeLabel()
    left.pinCorner()
    NSLayoutConstraint.activate([
      right.topAnchor.constraint(equalTo: left.bottomAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
      right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 3),
    ])
    stage.render()
    expectEqual(left.frame.width, 50)
    expectEqual(left.frame.height, height(of: Self.prose, 50))
    expectEqual(right.frame.minY, left.frame.maxY)
    expectEqual(right.frame.height, height(of: Self.prose, 150))
  }

  @Test func aPreferredWidthWrapsByItself() {
    let label = makeLabel()
    label.pinCorner()
    label.preferredMaxLayoutWidth = 90
    stage.render()
    expectEqual(label.frame.size, label.sizeThatFits(CGSize(width: 90, height: 0)))
    label.preferredMaxLayoutWidth = 120
    stage.render()
    expectEqual(label.frame.size, label.sizeThatFits(CGSize(width: 120, height: 0)))
  }

  @Test func aWrappedTextIsNotLaidOutAgainForDisplay() {
    let label = makeLabel()
    _ = pinSides(label)
    stage.render()
    let before = EngineCounters.now()
    label.text = Self.prose + " And more."
    stage.render()
    // Once without a limit for the natural width, once within 180 points for the height.
    expectEqual((EngineCounters.now() - before)["textLayouts"], 2)
  }
}
