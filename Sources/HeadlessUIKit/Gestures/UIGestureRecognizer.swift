// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What recognises a gesture in the touches of a view and of those below it, and tells its targets.
///
/// A recogniser sees touches before the view that they came down on. One that recognises its gesture keeps
/// others from recognising theirs, unless a delegate lets both, and takes the touch from the view.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// Nothing is recognised, and it still may be.
    case possible = 0
    /// A gesture that lasts has begun.
    case began = 1
    /// A gesture that lasts has gone on.
    case changed = 2
    /// The gesture is over: recognised, if it is one of a moment.
    case ended = 3
    /// What had begun was taken away.
    case cancelled = 4
    /// The touches are another gesture.
    case failed = 5

    /// The gesture of a moment is recognised.
    public static let recognized = State.ended

    /// Whether the gesture has been recognised, and not been taken away.
    var isRecognised: Bool { self == .began || self == .changed || self == .ended }

    /// Whether only a reset leads out of it.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  /// The view whose touches are looked at.
  open internal(set) weak var view: UIView?
  /// Who has a say in what is recognised.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether a recognised gesture takes the touch from the view that it came down on.
  open var cancelsTouchesInView = true
  /// Whether views get touches once the gesture has failed only; kept, and here they get them at once.
  open var delaysTouchesBegan = false
  /// Whether views get the end of touches once the gesture has failed only; kept, and here they get it at once.
  open var delaysTouchesEnded = true
  /// A name for debugging.
  open var name: String?
  /// Whether touches are looked at; switching it off takes away what has begun.
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
  /// The touches that are looked at now.
  var touches: [UITouch] = []
  /// Where the fingers were when they were last seen.
  private var lastPlace = CGPoint.zero
  /// What plays the touches of the window; nil while there are none.
  weak var session: GestureSession?

  /// A recogniser that is not kept alive.
  private struct Weak { weak var recognizer: UIGestureRecognizer? }

  /// Creates a recogniser that calls a method of a target, which has to be a ``SelectorTarget``.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  // MARK: Targets

  /// Adds a method of a target, which the recogniser does not keep alive; the same one again changes nothing.
  open func addTarget(_ target: Any, action: Selector) {
    add(ActionTarget(target as AnyObject, selector: action))
  }

  /// Removes a target; a nil target stands for all targets, a nil action for all of its methods.
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

  /// How far the gesture is; a subclass sets it as touches come.
  ///
  /// What is set may not come to be: another gesture may have to fail first, or may have been recognised.
  open var state: State {
    get { storedState }
    set { become(newValue) }
  }

  /// Has this gesture wait until another one has failed.
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

  private func send() {
    for target in targets { target.send(from: self, along: view) }
  }

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

  /// How many fingers take part.
  open var numberOfTouches: Int { touches.count }

  /// Returns the middle of the fingers in the coordinates of a view; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    touches.first?.location(in: view) ?? view?.convert(lastPlace, from: nil) ?? lastPlace
  }

  /// Returns where one of the fingers is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    HeadlessUIKit.require(
      touches.indices.contains(touchIndex),
      "A gesture of \(touches.count) touches was asked for the one of index \(touchIndex)."
    )
    return touches[touchIndex].location(in: view)
  }

  // MARK: What subclasses do

  /// Fingers have come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers have lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches were taken away: what has begun is over.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = storedState == .possible ? .failed : .cancelled
  }

  /// Forgets what belongs to one gesture, after it is over.
  open func reset() {}

  /// Whether the gesture, once recognised, keeps another from being so.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture, once recognised, keeps this one from being so.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture has to fail before this one.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another gesture has to wait until this one has failed.
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
