// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("List content guides") @MainActor struct ListContentGuideTests {
  private var content: UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.secondaryText = "Detail"
    content.image = UIImage(systemName: "star")
    return content
  }

  @Test("S4-10: guides follow their parts, are nil without them and can be pinned to")
  func missing() throws {
    let view = UIListContentView(configuration: .cell())
    expect(view.textLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
    expect(view.imageLayoutGuide == nil)
    view.configuration = content
    let guide = view.textLayoutGuide
    expect(guide != nil && view.textLayoutGuide === guide)
    view.configuration = UIListContentConfiguration.cell()
    expect(view.textLayoutGuide == nil)
    do {
      let stage = ListStage(content, size: CGSize(width: 375, height: 60))
      let image = try require(stage.view.imageLayoutGuide)
      let text = try require(stage.view.textLayoutGuide)
      let detail = try require(stage.view.secondaryTextLayoutGuide)
      for size in [CGSize(width: 375, height: 60), CGSize(width: 200, height: 90)] {
        stage.view.frame.size = size
        stage.root.layoutIfNeeded()
        expect(image.layoutFrame == stage.image && text.layoutFrame == stage.text)
        expectEqual(detail.layoutFrame, stage.secondaryText)
        expect(text.owningView === stage.view)
      }
    }
    do {
      let stage = ListStage(content, size: CGSize(width: 375, height: 60))
      let text = try require(stage.view.textLayoutGuide)
      let badge = UIView(frame: .zero)
      badge.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(badge)
      NSLayoutConstraint.activate([
        badge.leadingAnchor.constraint(equalTo: text.leadingAnchor, constant: 4),
        badge.topAnchor.constraint(equalTo: text.topAnchor),
        badge.widthAnchor.constraint(equalToConstant: 10),
        badge.heightAnchor.constraint(equalToConstant: 10),
      ])
      stage.root.layoutIfNeeded()
      expectEqual(badge.frame.minX, 64)
      var other = content
      other.image = nil
      stage.view.configuration = other
      stage.root.layoutIfNeeded()
      expectEqual(badge.frame.minX, 20)
      expect(stage.view.sizeThatFits(CGSize(width: 375, height: 0)).height > 22)
    }
  }
}
