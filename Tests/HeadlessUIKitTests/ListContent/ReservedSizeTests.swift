// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Reserved image sizes") @MainActor struct ReservedSizeTests {
  private let narrow = ListStage.picture(20, 20)
  private let wide = ListStage.picture(60, 30)

  private func stage(
    _ image: UIImage?,
    reserved: CGSize = .zero,
    height: CGFloat = 100,
    category: UIContentSizeCategory = .large
  ) -> ListStage {
    var configuration = UIListContentConfiguration.cell()
    configuration.image = image
    configuration.text = "Title"
    configuration.imageProperties.reservedLayoutSize = reserved
    return ListStage(configuration, size: .init(width: 375, height: height), category: category)
  }

  @Test(
    "S1-32 S4-09 S1-33 S1-34 R22: a reserved width aligns texts, and without one the text begins at the image's end"
  )
  func misaligned() {
    expectEqual(stage(narrow).text?.minX, 52)
    expectEqual(stage(wide).text?.minX, 92)
    let reserved = CGSize(width: 40, height: 0)
    let one = stage(narrow, reserved: reserved)
    let other = stage(wide, reserved: reserved)
    expect(one.text?.minX == 72 && other.text?.minX == 72)
    expectEqual(one.image, CGRect(x: 26, y: 40, width: 20, height: 20))
    // The larger image keeps its size and sticks out of the area on both sides.
    expectEqual(other.image, CGRect(x: 6, y: 35, width: 60, height: 30))
    do {
      let stage = stage(narrow, reserved: CGSize(width: 0, height: 70))
      expectEqual(stage.view.sizeThatFits(.zero).height, 92)
      expectEqual(stage.image?.size, CGSize(width: 20, height: 20))
      let low = self.stage(wide, reserved: CGSize(width: 0, height: 1))
      let font = UIFont.systemFont(ofSize: 17)
      expectEqual(low.view.sizeThatFits(.zero).height, 22 + ListStage.height(font))
    }
  }

  @Test("R22: symbols keep the standard dimension, and large sizes ignore the reserved width")
  func systemSize() throws {
    let star = try require(UIImage(systemName: "star"))
    let small = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 8.5))
    expectEqual(small.size, CGSize(width: 14, height: 14))
    expectEqual(stage(star).text?.minX, 60)
    expectEqual(stage(small).text?.minX, 60)
    expectEqual(stage(small).image?.midX, 30)
    // Body text of 23 points: 23 x 28 / 17 = 37.88, so 38.
    let larger = stage(star, category: .extraExtraExtraLarge)
    expect(larger.image?.width == 38 && larger.text?.minX == 70)
    do {
      let standard = UIListContentConfiguration.ImageProperties.standardDimension
      let stage = stage(wide, reserved: CGSize(width: standard, height: 0))
      expectEqual(stage.text?.minX, 60)
      expectEqual(stage.image, CGRect(x: 0, y: 35, width: 60, height: 30))
    }
    do {
      let reserved = CGSize(width: 100, height: 300)
      let stage = stage(narrow, reserved: reserved, category: .accessibilityLarge)
      expectEqual(stage.image?.minX, 16)
      expect(stage.view.sizeThatFits(CGSize(width: 375, height: 0)).height < 300)
      let first = stage.lines(of: stage.view.textPart).first
      expectEqual(first?.x, 36)
    }
  }
}
