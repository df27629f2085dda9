// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Animations of layers, which end at once.
@Suite("Animations of layers") @MainActor struct LayerAnimationTests {
  private final class Diary: CAAnimationDelegate {
    var lines: [String] = []

    func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
  }

  @Test("an animation is over at once, and the layer shows what its properties say")
  func ends() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let diary = Diary()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.delegate = diary
    view.layer.add(fade, forKey: "fade")
    expectEqual(diary.lines, ["start", "stop true"])
    expect(view.layer.animation(forKey: "fade") == nil && view.layer.animationKeys() == nil)
    expectEqual(view.layer.presentation()?.opacity, 1)
  }

  @Test("one that repeats for ever, or is not removed, stays until it is taken away")
  func stays() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let diary = Diary()
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.repeatCount = .infinity
    pulse.delegate = diary
    let slide = CAKeyframeAnimation(keyPath: "position")
    slide.isRemovedOnCompletion = false
    view.layer.add(pulse, forKey: "pulse")
    view.layer.add(slide, forKey: "slide")
    expectEqual(view.layer.animationKeys(), ["pulse", "slide"])
    view.layer.removeAnimation(forKey: "pulse")
    expectEqual(diary.lines, ["start", "stop false"])
    view.layer.removeAllAnimations()
    expect(view.layer.animationKeys() == nil)
  }
}
