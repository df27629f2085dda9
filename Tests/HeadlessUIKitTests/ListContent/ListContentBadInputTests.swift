// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Bad list content") @MainActor struct ListContentBadInputTests {
  private let figures: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, -1e300, 1e300, .greatestFiniteMagnitude, 0,
    .leastNonzeroMagnitude, -0.0,
  ]

  private func check(_ stage: ListStage, _ what: String) {
    for rect in [stage.image, stage.text, stage.secondaryText] {
      guard let rect else { continue }
      expect(rect.minX.isFinite && rect.minY.isFinite, "\(what)")
      expect(rect.width.isFinite && rect.height.isFinite, "\(what)")
      expect(rect.width >= 0 && rect.height >= 0, "\(what)")
    }
    let size = stage.view.sizeThatFits(CGSize(320, 0))
    expect(size.width.isFinite && size.height.isFinite && size.height >= 0, "\(what)")
    FrameRenderer(root: stage.root).renderFrame()
  }

  private var content: UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.secondaryText = "Detail"
    content.image = UIImage(systemName: "star")
    return content
  }

  @Test("R21 R22 R23: any length, margin or size gives finite frames")
  func lengths() {
    let changes: [(inout UIListContentConfiguration, CGFloat) -> Void] = [
      { $0.imageToTextPadding = $1 },
      { $0.textToSecondaryTextHorizontalPadding = $1 },
      { $0.textToSecondaryTextVerticalPadding = $1 },
      { $0.directionalLayoutMargins.leading = $1 },
      { $0.directionalLayoutMargins.top = $1 },
      { $0.directionalLayoutMargins = .init(top: $1, leading: $1, bottom: $1, trailing: $1) },
      { $0.imageProperties.maximumSize = CGSize($1, $1) },
      { $0.imageProperties.maximumSize.width = $1 },
      { $0.imageProperties.reservedLayoutSize = CGSize($1, $1) },
      { $0.imageProperties.cornerRadius = $1 },
      { $0.imageProperties.strokeWidth = $1 },
      { $0.imageProperties.preferredSymbolConfiguration = .init(pointSize: $1) },
      { $0.textProperties.minimumScaleFactor = $1 },
      { $0.alpha = $1 },
    ]
    for (number, change) in changes.enumerated() {
      for figure in figures {
        for category in [UIContentSizeCategory.large, .accessibilityMedium] {
          var content = content
          change(&content, figure)
          content.prefersSideBySideTextAndSecondaryText = number % 2 == 0
          check(ListStage(content, category: category), "property \(number) is \(figure)")
        }
      }
    }
    for figure in [CGFloat(-5), CGFloat.nan, -CGFloat.infinity] {
      var content = content
      content.image = nil
      content.axesPreservingSuperviewLayoutMargins = []
      content.directionalLayoutMargins.leading = figure
      content.textToSecondaryTextVerticalPadding = figure
      let stage = ListStage(content)
      expectEqual(stage.text?.minX, 0)
      expectEqual(stage.secondaryText?.minY, stage.text?.maxY)
    }
    for width in figures {
      let stage = ListStage(content, size: CGSize(100, 44))
      let fitted = stage.view.sizeThatFits(CGSize(width, width))
      expect(fitted.width.isFinite && fitted.height.isFinite, "\(width)")
      let other = stage.view.systemLayoutSizeFitting(
        CGSize(width, width),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .required
      )
      expect(other.width.isFinite && other.height.isFinite, "\(width)")
    }
    for size in [CGSize.zero, CGSize(0, 44), CGSize(20, 0)] {
      check(ListStage(content, size: size), "\(size)")
      check(ListStage(content, size: size, category: .accessibilityLarge), "\(size), large text")
    }
  }

  @Test("S1-03 R21 R22: empty content, long texts and empty images are laid out")
  func nothing() {
    let stage = ListStage(.cell(), size: .zero)
    check(stage, "nothing")
    expect(stage.view.subviews.isEmpty)
    expectEqual(stage.view.sizeThatFits(.zero), CGSize(24, 22))
    var content = content
    content.text = String(repeating: "all work and no play ", count: 50_000)
    content.textProperties.numberOfLines = 2
    for category in [UIContentSizeCategory.large, .accessibilityMedium] {
      let stage = ListStage(content, category: category)
      check(stage, "long text")
      let lines = stage.lines(of: stage.view.textPart)
      expect(lines.count == 2 && lines[1].text.hasSuffix("\u{2026}"))
    }
    do {
      var content = content
      content.image = UIImage(
        pixelBuffer: PixelBuffer(width: 1, height: 1, pixels: [0]),
        scale: .greatestFiniteMagnitude
      )
      check(ListStage(content), "tiny image")
    }
  }
}

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

  @Test("R12 S1-09 S2-16: equality ignores origins, accepts NaN and costs one reference")
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
