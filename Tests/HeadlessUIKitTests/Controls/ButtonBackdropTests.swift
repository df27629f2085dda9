// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Images behind a button's title, and configurations of its symbols by state.
@Suite("Button backdrops") @MainActor struct ButtonBackdropTests {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
  private let plain = UIImage(systemName: "circle")
  private let pressed = UIImage(systemName: "circle.fill")

  private var backdrop: UIImageView? { button.subviews.first as? UIImageView }

  @Test("a background image fills the button behind the title, and follows the state")
  func states() {
    button.setTitle("Go", for: .normal)
    button.setBackgroundImage(plain, for: .normal)
    button.setBackgroundImage(pressed, for: .highlighted)
    button.layoutIfNeeded()
    expect(backdrop?.image === plain && backdrop?.frame == button.bounds)
    expect(button.subviews.last is UILabel)
    button.isHighlighted = true
    button.layoutIfNeeded()
    expect(backdrop?.image === pressed && button.currentBackgroundImage === pressed)
    expect(button.backgroundImage(for: .disabled) == nil)
    button.isHighlighted = false
    button.setBackgroundImage(nil, for: .normal)
    button.layoutIfNeeded()
    expect(backdrop?.image == nil)
  }

  @Test("a configuration has a background of its own and no such image")
  func configuration() {
    button.setBackgroundImage(plain, for: .normal)
    button.configuration = .filled()
    expect(button.currentBackgroundImage == nil)
  }

  @Test("a symbol is as large as the configuration of its state says, and the button with it")
  func symbols() {
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let usual = button.intrinsicContentSize.width
    button.setPreferredSymbolConfiguration(.init(pointSize: 60), forImageIn: .normal)
    expect(button.intrinsicContentSize.width > 2 * usual)
    button.setPreferredSymbolConfiguration(.init(pointSize: 10), forImageIn: .selected)
    button.isSelected = true
    expect(button.intrinsicContentSize.width < usual)
    expect(button.preferredSymbolConfigurationForImage(in: .disabled) == nil)
  }

  @Test("the old ways to show a touch are kept")
  func kept() {
    expect(button.adjustsImageWhenHighlighted && button.adjustsImageWhenDisabled)
    expect(!button.showsTouchWhenHighlighted)
    button.adjustsImageWhenHighlighted = false
    button.showsTouchWhenHighlighted = true
    expect(!button.adjustsImageWhenHighlighted && button.showsTouchWhenHighlighted)
  }
}
