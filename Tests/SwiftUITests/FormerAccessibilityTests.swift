// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct FormerAccessibilityTests {
  @Test("the former spellings tell assistive technology what the present ones do")
  func spellings() throws {
    let stage = Stage(width: 300) {
      Color.red.frame(height: 3).accessibility(label: Text("label"))
      Color.red.frame(height: 3).accessibility(value: Text("value"))
      Color.red.frame(height: 3).accessibility(hint: Text("hint"))
      Color.red.frame(height: 3).accessibility(hidden: true)
      Color.red.frame(height: 3).accessibility(identifier: "name")
      Color.red.frame(height: 3).accessibility(addTraits: [.isButton, .isHeader])
      Text("a").accessibility(removeTraits: .isStaticText)
    }
    let views = stage.views
    try require(views.count == 7)
    expectEqual(views[0].accessibilityLabel, "label")
    expectEqual(views[1].accessibilityValue, "value")
    expectEqual(views[2].accessibilityHint, "hint")
    expect(views[3].accessibilityElementsHidden)
    expectEqual(views[4].accessibilityIdentifier, "name")
    expectEqual(views[5].accessibilityTraits, [.button, .header])
    expect(views[6].accessibilityTraits.isEmpty)
  }
}
