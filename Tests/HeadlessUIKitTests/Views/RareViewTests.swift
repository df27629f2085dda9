// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// What few views have: it costs the others nothing.
@Suite("Rare values of views") @MainActor struct RareViewTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  @Test("values as they are at first make no record, others do and stay")
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
  }

  @Test("a view that does not resize its subviews leaves those with masks as they are")
  func autoresizing() {
    let child = UIView(frame: view.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child)
    view.frame.size.width = 120
    expectEqual(child.frame.width, 120)
    view.autoresizesSubviews = false
    view.frame.size.width = 200
    expectEqual(child.frame.width, 120)
  }

  @Test("a tint is dimmed where a parent says so and the view leaves it open")
  func tintAdjustment() {
    let child = UIView()
    view.addSubview(child)
    expectEqual(child.tintAdjustmentMode, .normal)
    view.tintAdjustmentMode = .dimmed
    expectEqual(child.tintAdjustmentMode, .dimmed)
    child.tintAdjustmentMode = .normal
    expectEqual(child.tintAdjustmentMode, .normal)
  }

  @Test("two views change places, the others keep theirs")
  func exchanging() {
    let views = (0..<5).map { _ in UIView() }
    for child in views { view.addSubview(child) }
    view.exchangeSubview(at: 3, withSubviewAt: 1)
    expectEqual(view.subviews.map { child in views.firstIndex { $0 === child } }, [0, 3, 2, 1, 4])
    view.exchangeSubview(at: 2, withSubviewAt: 2)
    expect(view.subviews[2] === views[2])
  }

  @Test("an effect shows its colour over the view, and its content lies above")
  func effects() {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    effect.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
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
    renderer.renderFrame()
    expect(effect.displayList.isEmpty)
    let blur = UIBlurEffect(style: .light)
    expectEqual(UIVibrancyEffect(blurEffect: blur), UIVibrancyEffect(blurEffect: blur))
    expect(UIVibrancyEffect(blurEffect: blur) != UIVibrancyEffect(blurEffect: blur, style: .fill))
  }
}

/// Menus that views show when they are pressed for long.
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

  @Test("a press asks the delegate for the menu, with the place of the press")
  func pressing() {
    let (parent, view, delegate) = (UIView(), UIView(), Delegate())
    parent.addSubview(view)
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    expect(interaction.view === view && view.interactions.count == 1)
    let menu = interaction.open(at: CGPoint(x: 1, y: 2))?.makeMenu()
    expectEqual(menu?.children.map(\.title), ["Delete"])
    expectEqual(delegate.places, [CGPoint(x: 11, y: 22)])
  }

  @Test("an interaction belongs to one view, and to none once it is removed")
  func moving() {
    let (first, second, delegate) = (UIView(), UIView(), Delegate())
    let interaction = UIContextMenuInteraction(delegate: delegate)
    first.addInteraction(interaction)
    second.interactions = [interaction]
    expect(first.interactions.isEmpty && interaction.view === second)
    second.interactions = []
    expect(interaction.view == nil)
  }
}
