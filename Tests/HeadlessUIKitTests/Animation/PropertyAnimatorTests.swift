// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Animators and keyframes: what they change holds at once, and is recorded.
@Suite("Property animators", .serialized) @MainActor struct PropertyAnimatorTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private var recorded: [RecordedAnimation] { UIView.recordedAnimations }

  @Test("an animator that is started has made its changes and tells where it ended")
  func starting() {
    UIView.forgetRecordedAnimations()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) { view.alpha = 0.5 }
    animator.addAnimations { view.frame.size.width = 20 }
    animator.addCompletion { ends.append($0) }
    expect(view.alpha == 1 && animator.state == .inactive)
    animator.startAnimation()
    expect(view.alpha == 0.5 && view.frame.width == 20)
    expect(ends == [.end] && animator.state == .inactive && animator.fractionComplete == 1)
    expect(recorded.count == 2 && recorded.allSatisfy { $0.duration == 0.4 })
    expect(recorded.allSatisfy { $0.options == .curveEaseOut })
  }

  @Test("one that is held goes on, or is stopped and ended elsewhere, and tells once")
  func holding() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    animator.fractionComplete = 0.3
    expect(animator.state == .active && view.alpha == 0 && ends.isEmpty)
    animator.stopAnimation(false)
    expect(animator.state == .stopped && ends.isEmpty)
    animator.finishAnimation(at: .current)
    animator.finishAnimation(at: .end)
    expect(animator.state == .inactive && ends == [.current])
    let other = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 0.5,
      animations: { view.alpha = 1 },
      completion: { ends.append($0) }
    )
    expect(ends == [.current, .end] && other.delay == 0.5 && view.alpha == 1)
  }

  @Test("keyframes are made in order and are one animation; a spring is one too")
  func keyframes() {
    UIView.forgetRecordedAnimations()
    var finished = false
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.7 }
    } completion: {
      finished = $0
    }
    expect(view.alpha == 0.7 && finished && recorded.count == 1)
    UIView.animate(springDuration: 0.3, bounce: 0.2) { view.frame.origin.x = 4 }
    expect(recorded.last?.duration == 0.3 && view.frame.minX == 4)
  }
}
