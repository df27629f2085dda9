// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The recognisers that look at the touches of a window, and which of them may recognise.
///
/// A touch is looked at by the recognisers of the view that it came down on and of all views above, the
/// nearest first. They are reset when the touch is over, but for those that wait for another tap.
@MainActor final class GestureSession {
  /// What becomes of a gesture that has been seen.
  enum Permission {
    case granted
    case refused
    case waiting
  }

  /// Who looks at the touch, the nearest to the touched view first.
  private var recognizers: [UIGestureRecognizer] = []
  private var touch: UITouch?
  /// Whether a gesture took the touch from its view.
  private var isTakenFromView = false
  /// How long the finger has been down, or up.
  private var seconds: TimeInterval = 0

  /// Shows a touch that came down to all who look at it.
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

  /// Shows that the finger has lifted.
  func end(_ touch: UITouch, with event: UIEvent) {
    show(touch) { $0.touchesEnded([touch], with: event) }
    deliver(touch) { $0.touchesEnded([touch], with: event) }
    leave()
  }

  /// Shows that the touch was taken away.
  func cancel(_ touch: UITouch, with event: UIEvent) {
    show(touch) { $0.touchesCancelled([touch], with: event) }
    deliver(touch) { $0.touchesCancelled([touch], with: event) }
    leave()
  }

  /// Lets time pass with the finger where it is, or with none.
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
    // A target may take recognisers away while it is told.
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

  /// After the finger has lifted: who waits for nothing begins anew.
  private func finish() {
    let waiting = recognizers.filter { recognizer in
      recognizer.state == .possible && (recognizer.heldState != nil || recognizer.waitsForTouches)
    }
    let isAwaited = waiting.contains { $0.waitsForTouches }
    for recognizer in recognizers
    where !isAwaited || !waiting.contains(where: { $0 === recognizer }) {
      recognizer.startAnew()
    }
    recognizers = isAwaited ? waiting : []
  }

  // MARK: Which gesture it is

  /// Whether a gesture that has been seen may be recognised.
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

  /// Notes that a recogniser has another state, on which those of others may hang.
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

  /// Whether a control that was tapped keeps the single tap of a view above it: a button's own action wins.
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
