// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// The app and its window, as controllers ask for them.
@Suite("The app") @MainActor struct ApplicationTests {
  private final class Target: SelectorTarget {
    var calls: [String] = []

    func callMethod(named selector: Selector, from sender: Any?) -> Bool {
      guard selector.description == "save:" else { return false }
      calls.append("save by \((sender as? String) ?? "nobody")")
      return true
    }
  }

  @MainActor private final class Answers {
    var list: [Bool] = []
  }

  @Test("the window that was made visible last is the key window, and goes with the window")
  func keyWindow() {
    do {
      let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
      first.makeKeyAndVisible()
      second.makeKeyAndVisible()
      expect(UIApplication.shared.keyWindow === second && second.isKeyWindow && !first.isKeyWindow)
      expect(UIApplication.shared.windows.first === second)
    }
    expect(UIApplication.shared.keyWindow == nil)
  }

  @Test("an address is opened by nobody, and the completion is told so")
  func open() throws {
    let answers = Answers()
    UIApplication.shared.open(try require(URL(string: "https://example.org"))) {
      answers.list.append($0)
    }
    expectEqual(answers.list, [false])
    expect(!UIApplication.shared.canOpenURL(try require(URL(string: "tel:1"))))
  }

  @Test("an action goes to its target by name, and is refused where no method has it")
  func actions() {
    let target = Target()
    let app = UIApplication.shared
    expect(app.sendAction("save:", to: target, from: "a test", for: nil))
    expect(!app.sendAction("print:", to: target, from: nil, for: nil))
    expectEqual(target.calls, ["save by a test"])
  }
}
