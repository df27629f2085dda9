// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The base of views and view controllers: an object in the chain that answers to events.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// The next object in the chain.
  open var next: UIResponder? { nil }

  /// Starts the chain of initialisers on the main actor.
  ///
  /// Breaking with `NSObject.init()` here lets `UIView()` and its like be main-actor initialisers.
  init(onMainActor: Void) {
    super.init()
  }
}
