// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// The menu of what can be done with a selection, and literals of colours and images.
@Suite("Edit menu", .serialized) @MainActor struct MenuControllerTests {
  @MainActor private final class CopyView: UIView, SelectorTarget {
    var calls: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      ["copy:", "mark:"].contains(action.description)
    }
    override func copy(_ sender: Any?) { calls.append("copy") }

    func callMethod(named selector: Selector, from sender: Any?) -> Bool {
      calls.append("\(selector)")
      return true
    }
  }

  @Test("a menu is shown for what the first responder can do, and calls it")
  func choices() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = CopyView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Mark", action: Selector("mark:"))]
    defer { menu.menuItems = nil }
    menu.showMenu(from: view, rect: view.bounds)
    expect(!menu.isMenuVisible)
    view.becomeFirstResponder()
    menu.showMenu(from: view, rect: view.bounds)
    expect(menu.isMenuVisible)
    expectEqual(menu.menuFrame.origin, CGPoint(x: 25, y: 40))
    expect(!menu.choose(Selector("paste:")) && view.calls.isEmpty)
    expect(menu.choose(Selector("copy:")) && view.calls == ["copy"])
    expect(!menu.isMenuVisible && !menu.choose(Selector("copy:")))
    menu.setMenuVisible(true, animated: false)
    expect(menu.choose(Selector("mark:")) && view.calls == ["copy", "mark:"])
    menu.setMenuVisible(true, animated: false)
    view.resignFirstResponder()
    menu.update()
    expect(!menu.isMenuVisible)
  }

  @Test("a colour literal is the colour of its components")
  func colorLiteral() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    expectEqual(color, UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
  }

  @Test("glass is its tint or the colour of a blur, clearer where it is clear")
  func glass() {
    let regular = UIGlassEffect()
    let clear = UIGlassEffect(style: .clear)
    expect(regular.standInRGBA & 0xFF == 0x80 && clear.standInRGBA & 0xFF == 0x40)
    expect(regular != clear && regular == UIGlassEffect(style: .regular))
    regular.tintColor = .red
    expectEqual(regular.standInRGBA, UIColor.red.packedRGBA & 0xFFFF_FF00 | 0x80)
    expect(regular != UIGlassEffect())
  }
}
