// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A recogniser of a gesture in a view's subtree, which sees touches before the views.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0, began, changed, ended, cancelled, failed

    public static let recognized = State.ended

    var isRecognised: Bool { self == .began || self == .changed || self == .ended }
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  /// True if touches are delayed until the gesture fails; stored without effect.
  open var delaysTouchesBegan = false
  /// True if touch ends are delayed until the gesture fails; stored without effect.
  open var delaysTouchesEnded = true
  open var name: String?
  open var isEnabled = true {
    didSet {
      if !isEnabled, storedState == .began || storedState == .changed { state = .cancelled }
    }
  }

  private var targets: [ActionTarget] = []
  private var storedState = State.possible
  private(set) var heldState: State?
  private var required: [Weak] = []
  var touches: [UITouch] = []
  private var lastPlace = CGPoint.zero
  weak var session: GestureSession?

  private struct Weak { weak var recognizer: UIGestureRecognizer? }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {
    add(ActionTarget(target as AnyObject, selector: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { former in
      (object == nil || former.object === object) && (action == nil || former.selector == action)
    }
  }

  fileprivate func add(_ target: ActionTarget) {
    targets.removeAll { $0.isGone }
    if !targets.contains(where: { $0.isSame(as: target) }) { targets.append(target) }
  }

  open var state: State {
    get { storedState }
    set { become(newValue) }
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    required.append(Weak(recognizer: otherGestureRecognizer))
  }

  private func become(_ new: State) {
    guard !storedState.isFinal, new != .possible else { return }
    guard storedState == .possible, new.isRecognised else { return settle(new) }
    switch session?.permission(for: self) ?? .granted {
    case .granted: settle(new)
    case .refused: settle(.failed)
    case .waiting: heldState = new
    }
  }

  private func settle(_ new: State) {
    let former = storedState
    storedState = new
    heldState = nil
    if new != .failed, former != .possible || new.isRecognised { send() }
    session?.recognizer(self, wentFrom: former)
  }

  func releaseHeldState() {
    guard let held = heldState else { return }
    heldState = nil
    become(held)
  }

  private func send() { for target in targets { target.send(from: self, along: view) } }

  /// True if another recogniser must fail first: by `require(toFail:)`, a subclass or a delegate.
  func needs(failureOf other: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  func startAnew() {
    reset()
    storedState = .possible
    heldState = nil
    touches = []
  }

  open var numberOfTouches: Int { touches.count }

  open func location(in view: UIView?) -> CGPoint {
    touches.first?.location(in: view) ?? view?.convert(lastPlace, from: nil) ?? lastPlace
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    HeadlessUIKit.require(
      touches.indices.contains(touchIndex),
      "A gesture of \(touches.count) touches was asked for the one of index \(touchIndex)."
    )
    return touches[touchIndex].location(in: view)
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = storedState == .possible ? .failed : .cancelled
  }

  open func reset() {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  var waitsForTouches: Bool { false }
  func timeDidPass(seconds: TimeInterval) {}

  func follow(_ touch: UITouch) {
    if touches.isEmpty { touches = [touch] }
    lastPlace = touch.place
  }
}

extension UIGestureRecognizer {
  /// Adds a closure on a weak object, for targets without selectors.
  @_spi(Headless) public func addTarget<Target: AnyObject>(
    _ target: Target,
    named name: String,
    handler: @escaping @MainActor (Target, UIGestureRecognizer) -> Void
  ) {
    add(
      ActionTarget(target, selector: Selector(name)) { object, sender in
        guard let target = object as? Target, let recognizer = sender as? UIGestureRecognizer else {
          return
        }
        handler(target, recognizer)
      }
    )
  }
}

@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns true if a detected gesture may be recognised; otherwise it fails.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns true if two gestures may be recognised together; one true is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }
}
