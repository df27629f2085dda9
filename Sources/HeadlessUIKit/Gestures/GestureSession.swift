// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The gesture recognisers of a window's touches, the nearest first.
@MainActor final class GestureSession {
  enum Permission { case granted, refused, waiting }

  private var recognizers: [UIGestureRecognizer] = []
  private var touch: UITouch?
  private var isTakenFromView = false
  private var seconds: TimeInterval = 0

  func begin(_ touch: UITouch, with event: UIEvent) {
    self.touch = touch
    isTakenFromView = false
    seconds = 0
    recognizers.removeAll { $0.view == nil || !$0.isEnabled }
    var view = touch.view
    while let here = view {
      for recognizer in here.gestureRecognizers ?? [] where looks(recognizer, at: touch) {
        recognizer.session = self
        recognizers.append(recognizer)
      }
      view = here.superview
    }
    show(touch) { $0.touchesBegan([touch], with: event) }
    deliver(touch) { $0.touchesBegan([touch], with: event) }
  }

  func move(_ touch: UITouch, with event: UIEvent) {
    show(touch) { $0.touchesMoved([touch], with: event) }
    deliver(touch) { $0.touchesMoved([touch], with: event) }
  }

  func end(_ touch: UITouch, with event: UIEvent) {
    show(touch) { $0.touchesEnded([touch], with: event) }
    deliver(touch) { $0.touchesEnded([touch], with: event) }
    leave()
  }

  func cancel(_ touch: UITouch, with event: UIEvent) {
    show(touch) { $0.touchesCancelled([touch], with: event) }
    deliver(touch) { $0.touchesCancelled([touch], with: event) }
    leave()
  }

  func wait(seconds passed: TimeInterval) {
    seconds += passed
    for recognizer in recognizers where !recognizer.state.isFinal {
      recognizer.timeDidPass(seconds: seconds)
    }
    if touch == nil { finish() }
  }

  private func looks(_ recognizer: UIGestureRecognizer, at touch: UITouch) -> Bool {
    recognizer.isEnabled && !recognizers.contains { $0 === recognizer }
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
  }

  private func show(_ touch: UITouch, _ tell: (UIGestureRecognizer) -> Void) {
    // A target may remove recognisers.
    for recognizer in recognizers where recognizer.isEnabled && !recognizer.state.isFinal {
      recognizer.follow(touch)
      tell(recognizer)
    }
  }

  private func deliver(_ touch: UITouch, _ tell: (UIView) -> Void) {
    if !isTakenFromView, let view = touch.view { tell(view) }
  }

  private func leave() {
    touch = nil
    seconds = 0
    finish()
  }

  private func finish() {
    let waiting = recognizers.filter { recognizer in
      recognizer.state == .possible && (recognizer.heldState != nil || recognizer.waitsForTouches)
    }
    let isAwaited = waiting.contains { $0.waitsForTouches }
    for recognizer in recognizers
    where !isAwaited || !waiting.contains(where: { $0 === recognizer }) { recognizer.startAnew() }
    recognizers = isAwaited ? waiting : []
  }

  func permission(for recognizer: UIGestureRecognizer) -> Permission {
    guard let view = recognizer.view else { return .refused }
    for other in recognizers where other !== recognizer {
      if recognizer.needs(failureOf: other) {
        if other.state.isRecognised { return .refused }
        if other.state == .possible { return .waiting }
      }
      if other.state.isRecognised, prevents(other, recognizer) { return .refused }
    }
    if isTakenByControl(recognizer, below: view) { return .refused }
    let begins =
      view.gestureRecognizerShouldBegin(recognizer)
      && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
    return begins ? .granted : .refused
  }

  func recognizer(_ recognizer: UIGestureRecognizer, wentFrom former: UIGestureRecognizer.State) {
    let isRecognised = recognizer.state.isRecognised && !former.isRecognised
    if isRecognised {
      if recognizer.cancelsTouchesInView { takeTouchFromView() }
      for other in recognizers where other !== recognizer && other.state == .possible {
        if prevents(recognizer, other) || other.needs(failureOf: recognizer) {
          other.state = .failed
        }
      }
    }
    guard recognizer.state == .failed else { return }
    for other in recognizers where other.heldState != nil && other.needs(failureOf: recognizer) {
      other.releaseHeldState()
    }
  }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.canPrevent(other) && other.canBePrevented(by: one)
      && one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) != true
  }

  /// True if a tapped control keeps the single tap from ancestors' recognisers.
  private func isTakenByControl(_ recognizer: UIGestureRecognizer, below view: UIView) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1 else {
      return false
    }
    var here = tap.touches.first?.view
    while let touched = here, touched !== view {
      if let control = touched as? UIControl, control.isEnabled, Self.takesTaps(control) {
        return true
      }
      here = touched.superview
    }
    return false
  }

  private static func takesTaps(_ control: UIControl) -> Bool {
    control is UIButton || control is UISwitch || control is UIStepper
      || control is UISegmentedControl
  }

  private func takeTouchFromView() {
    guard let touch, !isTakenFromView else { return }
    isTakenFromView = true
    touch.view?.touchesCancelled([touch], with: UIEvent(of: touch))
  }
}

extension UIView {
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    storedGestures.append(gestureRecognizer)
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    if gestureRecognizer.state == .began || gestureRecognizer.state == .changed {
      gestureRecognizer.state = .cancelled
    }
    storedGestures.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestures.isEmpty ? nil : storedGestures }
    set {
      for recognizer in storedGestures { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
}
