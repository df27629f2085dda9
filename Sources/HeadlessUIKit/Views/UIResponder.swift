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
