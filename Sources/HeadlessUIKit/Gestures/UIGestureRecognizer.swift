// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What recognises a gesture in the touches of a view and of those below it, and tells its targets.
///
/// A recogniser sees touches before the view that they came down on. One that recognises its gesture keeps
/// others from recognising theirs, unless a delegate lets both, and takes the touch from the view.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    /// The gesture is over: recognised, if it is one of a moment.
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static let recognized = State.ended

    /// Whether the gesture has been recognised, and not been taken away.
    var isRecognised: Bool { self == .began || self == .changed || self == .ended }

    /// Whether only a reset leads out of it.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  /// Whether views get touches once the gesture has failed only; kept, and here they get them at once.
  open var delaysTouchesBegan = false
  /// Whether views get the end of touches once the gesture has failed only; kept, and here they get it at once.
  open var delaysTouchesEnded = true
  open var name: String?
  open var isEnabled = true {
    didSet {
      if !isEnabled, storedState == .began || storedState == .changed { state = .cancelled }
    }
  }

  private var targets: [ActionTarget] = []
  private var storedState = State.possible
  /// What is recognised as soon as all have failed that have to; nil where nothing waits.
  private(set) var heldState: State?
  /// The recognisers that have to fail first.
  private var required: [Weak] = []
  var touches: [UITouch] = []
  /// Where the fingers were when they were last seen.
  private var lastPlace = CGPoint.zero
  /// What plays the touches of the window; nil while there are none.
  weak var session: GestureSession?

  /// A recogniser that is not kept alive.
  private struct Weak { weak var recognizer: UIGestureRecognizer? }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  // MARK: Targets

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

  // MARK: States

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

  /// Tries again what waited for another gesture.
  func releaseHeldState() {
    guard let held = heldState else { return }
    heldState = nil
    become(held)
  }

  private func send() { for target in targets { target.send(from: self, along: view) } }

  /// Whether another recogniser has to fail before this one may recognise: by `require(toFail:)`, by a
  /// subclass or by a delegate.
  func needs(failureOf other: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Forgets the gesture, for the next touches.
  func startAnew() {
    reset()
    storedState = .possible
    heldState = nil
    touches = []
  }

  // MARK: Where the fingers are

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

  // MARK: What subclasses do

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

  /// Whether more touches belong to the gesture that are still to come.
  var waitsForTouches: Bool { false }

  /// Time has passed with the fingers where they are; how much since they came down or lifted.
  func timeDidPass(seconds: TimeInterval) {}

  /// Takes down where the fingers are, for who asks after they have lifted.
  func follow(_ touch: UITouch) {
    if touches.isEmpty { touches = [touch] }
    lastPlace = touch.place
  }
}

extension UIGestureRecognizer {
  /// Adds a closure that works on an object, which the recogniser does not keep alive.
  ///
  /// A call of this engine, beside `addTarget(_:action:)`, for targets that do not call their own methods by
  /// name.
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
