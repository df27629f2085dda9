// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("List content equality") @MainActor struct ListContentEqualityTests {
  @Test("S1-09: equality obeys its laws and distinguishes every property")
  func laws() {
    var pool: [UIListContentConfiguration] = []
    for seed in UInt64(0)..<60 {
      var random = RandomListContent(seed: seed)
      let content = random.configuration()
      var copy = content
      copy.text = (content.text ?? "") + "x"
      copy.text = content.text
      pool += [content, copy]
      expect(content == copy && content.hashValue == copy.hashValue, "seed \(seed)")
    }
    for one in pool {
      expectEqual(one, one)
      for other in pool {
        expectEqual((one == other), other == one)
        if one == other {
          expectEqual(one.hashValue, other.hashValue)
          for third in pool where other == third { expectEqual(one, third) }
        }
      }
    }
    let changes: [(inout UIListContentConfiguration) -> Void] = [
      { $0.image = UIImage(systemName: "star") },
      { $0.text = "x" },
      { $0.attributedText = NSAttributedString(string: "x") },
      { $0.secondaryText = "x" },
      { $0.secondaryAttributedText = NSAttributedString(string: "x") },
      { $0.alpha = 0.5 },
      { $0.axesPreservingSuperviewLayoutMargins = .both },
      { $0.directionalLayoutMargins.trailing = 1 },
      { $0.prefersSideBySideTextAndSecondaryText = true },
      { $0.imageToTextPadding = 1 },
      { $0.textToSecondaryTextHorizontalPadding = 1 },
      { $0.textToSecondaryTextVerticalPadding = 1 },
      { $0.textProperties.font = .systemFont(ofSize: 1) },
      { $0.textProperties.color = .red },
      { $0.textProperties.colorTransformer = .grayscale },
      { $0.textProperties.alignment = .center },
      { $0.textProperties.lineBreakMode = .byClipping },
      { $0.textProperties.numberOfLines = 1 },
      { $0.textProperties.adjustsFontSizeToFitWidth = true },
      { $0.textProperties.minimumScaleFactor = 0.5 },
      { $0.textProperties.allowsDefaultTighteningForTruncation = true },
      { $0.textProperties.adjustsFontForContentSizeCategory = false },
      { $0.textProperties.showsExpansionTextWhenTruncated = true },
      { $0.textProperties.transform = .uppercase },
      { $0.secondaryTextProperties.numberOfLines = 1 },
      { $0.imageProperties.preferredSymbolConfiguration = nil },
      { $0.imageProperties.tintColor = .red },
      { $0.imageProperties.tintColorTransformer = .grayscale },
      { $0.imageProperties.cornerRadius = 1 },
      { $0.imageProperties.maximumSize.height = 1 },
      { $0.imageProperties.reservedLayoutSize.height = 1 },
      { $0.imageProperties.accessibilityIgnoresInvertColors = true },
      { $0.imageProperties.strokeColor = .red },
      { $0.imageProperties.strokeColorTransformer = .grayscale },
      { $0.imageProperties.strokeWidth = 1 },
    ]
    var found: Set<UIListContentConfiguration> = [.cell()]
    for (number, change) in changes.enumerated() {
      var content = UIListContentConfiguration.cell()
      change(&content)
      expect(content != .cell(), "property \(number)")
      expect(found.insert(content).inserted, "property \(number)")
    }
  }

  @Test(
    "R12 S1-09 S2-16: equality ignores the origin of values, accepts NaN and costs one reference"
  )
  func originDoesNotCount() {
    var content = UIListContentConfiguration.cell()
    content.textProperties.color = .label
    expect(content == .cell() && content.hashValue == UIListContentConfiguration.cell().hashValue)
    var one = UIListContentConfiguration.cell()
    one.imageToTextPadding = .nan
    one.imageProperties.maximumSize.width = .nan
    one.textProperties.minimumScaleFactor = .nan
    var other = UIListContentConfiguration.cell()
    other.imageToTextPadding = -.nan
    other.imageProperties.maximumSize.width = .nan
    other.textProperties.minimumScaleFactor = .nan
    expect(one == other && one.hashValue == other.hashValue)
    expectEqual(MemoryLayout<UIListContentConfiguration>.size, MemoryLayout<AnyObject>.size)
  }
}
