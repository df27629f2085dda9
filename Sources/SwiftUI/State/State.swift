// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that a view owns while the view stays at its place in the tree.
///
/// A reused cell that gets a configuration of the same type is updated, so its state stays: name the
/// row with `id(_:)` to start with new state in each row.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }

  public init(initialValue: Value) { initial = initialValue }

  /// Setting it, on any thread, asks for an update; outside of a view on screen it changes nothing.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(get: { location.value }, set: { location.value = $0 })
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: LinkedProperty {
  mutating func link(_ kept: inout AnyObject?, _ environment: _ViewEnvironment) {
    if let kept {
      location = unsafeDowncast(kept, to: StateLocation<Value>.self)
    } else {
      let made = StateLocation(initial, environment.link)
      kept = made
      location = made
    }
  }
}

/// The storage of a state while its view is on screen; unchecked, as the lock guards the value.
final class StateLocation<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  private let link: UpdateLink?

  init(_ value: Value, _ link: UpdateLink?) {
    stored = value
    self.link = link
  }

  var value: Value {
    get { lock.withLock { stored } }
    set {
      // The former value ends after the lock is given back: its end may read this state.
      let former = lock.withLock {
        defer { stored = newValue }
        return stored
      }
      _ = former
      link?.ask()
    }
  }
}
