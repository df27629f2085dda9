// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Rare values of views") @MainActor struct RareViewTests {
  private let view = UIView(frame: CGRect(0, 0, 100, 50))

  @Test("Uncommon values are stored only once they are set, and take effect")
  func records() {
    view.isExclusiveTouch = false
    view.autoresizesSubviews = true
    view.restorationIdentifier = nil
    expect(view.rare == nil)
    view.isExclusiveTouch = true
    view.isMultipleTouchEnabled = true
    view.restorationIdentifier = "list"
    view.insetsLayoutMarginsFromSafeArea = false
    view.clearsContextBeforeDrawing = false
    expect(view.isExclusiveTouch && view.isMultipleTouchEnabled)
    expect(view.restorationIdentifier == "list" && !view.insetsLayoutMarginsFromSafeArea)
    expect(!view.clearsContextBeforeDrawing && view.autoresizesSubviews)
    let views = (0..<5).map { _ in UIView() }
    for child in views { view.addSubview(child) }
    view.exchangeSubview(at: 3, withSubviewAt: 1)
    expectEqual(view.subviews.map { child in views.firstIndex { $0 === child } }, [0, 3, 2, 1, 4])
    view.exchangeSubview(at: 2, withSubviewAt: 2)
    expect(view.subviews[2] === views[2])
    do {  // A view that does not resize its subviews leaves those with masks as they are.
      let child = UIView(frame: view.bounds)
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child)
      view.frame.size.width = 120
      expectEqual(child.frame.width, 120)
      view.autoresizesSubviews = false
      view.frame.size.width = 200
      expectEqual(child.frame.width, 120)
    }
    do {  // A tint is dimmed where a parent says so and the view leaves it open.
      let child = view.adding(UIView())
      expectEqual(child.tintAdjustmentMode, .normal)
      view.tintAdjustmentMode = .dimmed
      expectEqual(child.tintAdjustmentMode, .dimmed)
      child.tintAdjustmentMode = .normal
      expectEqual(child.tintAdjustmentMode, .normal)
    }
  }

  @Test("an effect shows its colour over the view, and its content lies above")
  func effects() {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    effect.frame = CGRect(0, 0, 60, 40)
    view.addSubview(effect)
    let renderer = FrameRenderer(root: view)
    renderer.renderFrame()
    expectEqual(effect.contentView.frame, effect.bounds, "the content fills the view")
    guard case .fill(let rect, let color) = effect.displayList.first else {
      Issue.record("nothing is drawn")
      return
    }
    expect(rect == effect.bounds && color == 0x0000_0080)
    effect.effect = nil
    expect(renderer.rendered(effect.displayList.isEmpty))
    let blur = UIBlurEffect(style: .light)
    expectEqual(UIVibrancyEffect(blurEffect: blur), UIVibrancyEffect(blurEffect: blur))
    expect(UIVibrancyEffect(blurEffect: blur) != UIVibrancyEffect(blurEffect: blur, style: .fill))
  }
}

@Suite("Interactions of views") @MainActor struct InteractionTests {
  private final class Delegate: UIContextMenuInteractionDelegate {
    var places: [CGPoint] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      places.append(interaction.location(in: interaction.view?.superview))
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Delete") { _ in }])
      }
    }
  }

  @Test("An interaction belongs to one view and asks its delegate for a menu")
  func pressing() {
    do {  // A press asks the delegate for the menu, with the place of the press.
      let (parent, view, delegate) = (UIView(), UIView(), Delegate())
      parent.addSubview(view)
      view.frame = CGRect(10, 20, 30, 40)
      let interaction = UIContextMenuInteraction(delegate: delegate)
      view.addInteraction(interaction)
      expect(interaction.view === view && view.interactions.count == 1)
      let menu = interaction.open(at: CGPoint(1, 2))?.makeMenu()
      expectEqual(menu?.children.map(\.title), ["Delete"])
      expectEqual(delegate.places, [CGPoint(11, 22)])
    }
    let (first, second, delegate) = (UIView(), UIView(), Delegate())
    let interaction = UIContextMenuInteraction(delegate: delegate)
    first.addInteraction(interaction)
    second.interactions = [interaction]
    expect(first.interactions.isEmpty && interaction.view === second)
    second.interactions = []
    expect(interaction.view == nil)
  }
}

@Suite("Accessibility") @MainActor struct AccessibilityTests {
  @Test("Labels, buttons and controls describe themselves to assistive technology")
  func labels() {
    let label = UILabel("Title")
    expect(label.isAccessibilityElement && label.accessibilityLabel == "Title")
    expect(label.accessibilityTraits == .staticText && label.accessibilityValue == nil)
    let view = UIView(frame: .zero)
    expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    expect(view.accessibilityTraits == .none && !view.accessibilityActivate())
    let image = UIImageView(frame: .zero)
    expect(!image.isAccessibilityElement && image.accessibilityTraits == .image)
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    expect(button.isAccessibilityElement && button.accessibilityLabel == "Send")
    expectEqual(button.accessibilityTraits, .button)
    button.isEnabled = false
    button.isSelected = true
    expectEqual(button.accessibilityTraits, [.button, .notEnabled, .selected])
    let toggle = UISwitch(frame: .zero)
    expect(toggle.isAccessibilityElement && toggle.accessibilityValue == "0")
    toggle.isOn = true
    expectEqual(toggle.accessibilityValue, "1")
    let slider = UISlider(frame: .zero)
    slider.maximumValue = 4
    slider.value = 1
    expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)
  }

  @Test("Values that an app sets replace the defaults, and nil restores them")
  func set() {
    // What an app sets holds, and nil goes back to what is said by itself.
    var label = UILabel("42")
    label.accessibilityLabel = "Forty-two"
    label.isAccessibilityElement = false
    label.accessibilityTraits = .header
    expect(label.accessibilityLabel == "Forty-two" && !label.isAccessibilityElement)
    expectEqual(label.accessibilityTraits, .header)
    label.accessibilityLabel = nil
    expectEqual(label.accessibilityLabel, "42")
    let window = UIWindow(frame: CGRect(0, 0, 100, 100))
    let outer = window.adding(UIView(frame: CGRect(10, 20, 50, 50)))
    let inner = outer.adding(UIView(frame: CGRect(1, 2, 10, 10)))
    expectEqual(inner.accessibilityFrame, CGRect(11, 22, 10, 10))
    expectEqual(inner.accessibilityActivationPoint, CGPoint(16, 27))
    inner.accessibilityFrame = CGRect(0, 0, 4, 4)
    expectEqual(inner.accessibilityActivationPoint, CGPoint(2, 2))
    label = UILabel(frame: .zero)
    _ = label.accessibilityLabel
    _ = label.accessibilityTraits
    _ = label.accessibilityElements
    expect(label.accessibilityRecord == nil)
    label.accessibilityHint = "a hint"
    expect(label.accessibilityRecord != nil)
  }
}

@Suite("Image views that animate") @MainActor struct AnimatedImageTests {
  private final class Avatar: UIImageView {
    var madeByFrame = false

    override init(image: UIImage?) {
      super.init(image: image)
      layer.cornerRadius = 8
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      madeByFrame = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private let images = ["star", "heart", "circle"].compactMap { UIImage(systemName: $0) }

  @Test("An image view shows its first image while it animates, and may be subclassed")
  func animating() {
    let view = UIImageView(image: images[2])
    view.animationImages = Array(images[..<2])
    expect(view.shownImage === images[2] && !view.isAnimating)
    expectEqual(view.animationDuration, 2.0 / 30)
    view.startAnimating()
    expect(view.isAnimating && view.shownImage === images[0])
    view.stopAnimating()
    expect(view.shownImage === images[2])
    view.animationImages = nil
    view.startAnimating()
    expect(view.shownImage === images[2], "there is nothing else to show")
    let avatar = Avatar(image: images[0])
    expect(avatar.image === images[0] && avatar.frame.size == images[0].size)
    expect(!avatar.madeByFrame && avatar.layer.cornerRadius == 8)
  }
}
