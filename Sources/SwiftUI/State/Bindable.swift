// SPDX-License-Identifier: Apache-2.0

public import Observation

/// An observable object whose properties can be bound.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The property itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Creates nothing: an object that can be observed is needed.
  @available(*, unavailable, message: "the value of a Bindable has to be an Observable object")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a property that holds an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a property that holds an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a property that is another one.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: keyPath] },
      set: { object[keyPath: keyPath] = $0 }
    )
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: InertProperty {}
