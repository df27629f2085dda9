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
    let size = stage.view.sizeThatFits(CGSize(width: 320, height: 0))
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
      { $0.imageProperties.maximumSize = CGSize(width: $1, height: $1) },
      { $0.imageProperties.maximumSize.width = $1 },
      { $0.imageProperties.reservedLayoutSize = CGSize(width: $1, height: $1) },
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
      let stage = ListStage(content, size: CGSize(width: 100, height: 44))
      let fitted = stage.view.sizeThatFits(CGSize(width: width, height: width))
      expect(fitted.width.isFinite && fitted.height.isFinite, "\(width)")
      let other = stage.view.systemLayoutSizeFitting(
        CGSize(width: width, height: width),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .required
      )
      expect(other.width.isFinite && other.height.isFinite, "\(width)")
    }
    for size in [CGSize.zero, CGSize(width: 0, height: 44), CGSize(width: 20, height: 0)] {
      check(ListStage(content, size: size), "\(size)")
      check(ListStage(content, size: size, category: .accessibilityLarge), "\(size), large text")
    }
  }

  @Test("S1-03 R21 R22: empty content, long texts and empty images are laid out")
  func nothing() {
    do {
      let stage = ListStage(.cell(), size: .zero)
      check(stage, "nothing")
      expect(stage.view.subviews.isEmpty)
      expectEqual(stage.view.sizeThatFits(.zero), CGSize(width: 24, height: 22))
    }
    do {
      var content = content
      content.text = String(repeating: "all work and no play ", count: 50_000)
      content.textProperties.numberOfLines = 2
      for category in [UIContentSizeCategory.large, .accessibilityMedium] {
        let stage = ListStage(content, category: category)
        check(stage, "long text")
        let lines = stage.lines(of: stage.view.textPart)
        expect(lines.count == 2 && lines[1].text.hasSuffix("\u{2026}"))
      }
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
