// SPDX-License-Identifier: Apache-2.0

import SwiftUI
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
    try #require(views.count == 7)
    #expect(views[0].accessibilityLabel == "label")
    #expect(views[1].accessibilityValue == "value")
    #expect(views[2].accessibilityHint == "hint")
    #expect(views[3].accessibilityElementsHidden)
    #expect(views[4].accessibilityIdentifier == "name")
    #expect(views[5].accessibilityTraits == [.button, .header])
    #expect(views[6].accessibilityTraits.isEmpty)
  }
}
