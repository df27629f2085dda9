// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import TextLayout

@testable import HeadlessUIKit

/// Labels that follow the preferred text size.
@Suite("Label text sizes") @MainActor struct LabelTextSizeTests {
  private let label = UILabel(frame: .zero)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    label.text = "alpha"
    root.addSubview(label)
  }

  private func prefer(_ category: UIContentSizeCategory) {
    root.traitOverrides.preferredContentSizeCategory = category
  }

  @Test("a text style's font follows the preferred size if the label is to adjust")
  func following() {
    label.font = .preferredFont(forTextStyle: .body)
    prefer(.extraExtraExtraLarge)
    expectEqual(label.font.pointSize, 17, "it is not told to adjust")
    label.adjustsFontForContentSizeCategory = true
    expectEqual(label.font.pointSize, 23, "the published size of the body")
    let height = label.intrinsicContentSize.height
    prefer(.accessibilityExtraExtraExtraLarge)
    expectEqual(label.font.pointSize, 53)
    expect(label.intrinsicContentSize.height > 2 * height)
    prefer(.large)
    expectEqual(label.font.pointSize, 17)
  }

  @Test("a fixed font stays, and a font that is set while sizes are large is large at once")
  func fixedAndLate() {
    label.adjustsFontForContentSizeCategory = true
    label.font = .systemFont(ofSize: 20)
    prefer(.accessibilityLarge)
    expectEqual(label.font.pointSize, 20)
    label.font = .preferredFont(forTextStyle: .headline)
    expectEqual(label.font.pointSize, 33)
  }

  @Test("the fonts of attributed runs follow too, the fixed ones stay")
  func attributedRuns() throws {
    label.adjustsFontForContentSizeCategory = true
    let string = NSMutableAttributedString(
      string: "ab",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]
    )
    string.append(
      NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    )
    label.attributedText = string
    prefer(.extraExtraExtraLarge)
    expectEqual(label.attributed?.styled.runs.map(\.font.pointSize), [23, 20])
    prefer(.large)
    expectEqual(label.attributed?.styled.runs.map(\.font.pointSize), [17, 20])
    expectEqual(label.font.pointSize, 17)
  }
}
