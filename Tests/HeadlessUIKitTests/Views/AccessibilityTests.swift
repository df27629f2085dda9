// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// What views say to assistive technology until an app says otherwise, and what it costs.
@Suite("Accessibility") @MainActor struct AccessibilityTests {
  @Test("a label is an element of static text, called by its text; a view is none")
  func labels() {
    let label = UILabel(frame: .zero)
    label.text = "Title"
    expect(label.isAccessibilityElement && label.accessibilityLabel == "Title")
    expect(label.accessibilityTraits == .staticText && label.accessibilityValue == nil)
    let view = UIView(frame: .zero)
    expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    expect(view.accessibilityTraits == .none && !view.accessibilityActivate())
    let image = UIImageView(frame: .zero)
    expect(!image.isAccessibilityElement && image.accessibilityTraits == .image)
  }

  @Test("a button is an element called by its title, and says whether it can be used")
  func buttons() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    expect(button.isAccessibilityElement && button.accessibilityLabel == "Send")
    expectEqual(button.accessibilityTraits, .button)
    button.isEnabled = false
    button.isSelected = true
    expectEqual(button.accessibilityTraits, [.button, .notEnabled, .selected])
  }

  @Test("switches and sliders say what they are set to")
  func values() {
    let toggle = UISwitch(frame: .zero)
    expect(toggle.isAccessibilityElement && toggle.accessibilityValue == "0")
    toggle.isOn = true
    expectEqual(toggle.accessibilityValue, "1")
    let slider = UISlider(frame: .zero)
    slider.maximumValue = 4
    slider.value = 1
    expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)
  }

  @Test("what an app sets holds, and nil goes back to what is said by itself")
  func set() {
    let label = UILabel(frame: .zero)
    label.text = "42"
    label.accessibilityLabel = "Forty-two"
    label.isAccessibilityElement = false
    label.accessibilityTraits = .header
    expect(label.accessibilityLabel == "Forty-two" && !label.isAccessibilityElement)
    expectEqual(label.accessibilityTraits, .header)
    label.accessibilityLabel = nil
    expectEqual(label.accessibilityLabel, "42")
  }

  @Test("a view's frame is said in its window, until it is set")
  func frames() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    window.addSubview(outer)
    outer.addSubview(inner)
    expectEqual(inner.accessibilityFrame, CGRect(x: 11, y: 22, width: 10, height: 10))
    expectEqual(inner.accessibilityActivationPoint, CGPoint(x: 16, y: 27))
    inner.accessibilityFrame = CGRect(x: 0, y: 0, width: 4, height: 4)
    expectEqual(inner.accessibilityActivationPoint, CGPoint(x: 2, y: 2))
  }

  @Test("a view that says nothing keeps nothing, whatever was read of it")
  func lazy() {
    let label = UILabel(frame: .zero)
    _ = label.accessibilityLabel
    _ = label.accessibilityTraits
    _ = label.accessibilityElements
    expect(label.accessibilityRecord == nil)
    label.accessibilityHint = "a hint"
    expect(label.accessibilityRecord != nil)
  }
}
