// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The base of views and view controllers: an object in the chain that answers to events.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// The next object in the chain.
  open var next: UIResponder? { nil }

  /// Starts the chain of initialisers on the main actor.
  ///
  /// Breaking with `NSObject.init()` here lets `UIView()` and its like be main-actor initialisers.
  /// It is public because a class with a designated initialiser that an app cannot see hands down no
  /// convenience initialisers: `MyView()` would not compile.
  public init(_onMainActor: Void) {
    super.init()
  }

  /// Fingers have come down; the next responder is asked unless this is overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers have moved; the next responder is asked unless this is overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers have lifted; the next responder is asked unless this is overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were taken away; the next responder is asked unless this is overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

/// A finger on the screen.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    /// It has come down.
    case began = 0
    /// It has moved.
    case moved = 1
    /// It rests.
    case stationary = 2
    /// It has lifted.
    case ended = 3
    /// The touch was taken away, as by a scroll.
    case cancelled = 4
  }

  /// What the finger does.
  open internal(set) var phase = Phase.began
  /// How many taps in a row this one ends.
  open internal(set) var tapCount = 1
  /// The view that was touched.
  open internal(set) weak var view: UIView?

  /// Where the finger is, in the coordinates of the touched tree's root.
  var place: CGPoint

  init(at place: CGPoint, in view: UIView?) {
    self.place = place
    self.view = view
    super.init()
  }

  /// Returns where the finger is, in the coordinates of a view; nil means the root's.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return place }
    return view.convert(place, from: nil)
  }
}

/// What a user did at one moment: the touches that belong together.
open class UIEvent: NSObject {
  /// The touches.
  open internal(set) var allTouches: Set<UITouch>?

  /// Creates an event without touches.
  public override init() {
    super.init()
  }
}
