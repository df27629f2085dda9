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
}
