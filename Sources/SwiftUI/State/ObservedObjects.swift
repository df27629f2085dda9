// SPDX-License-Identifier: Apache-2.0

import Combine

/// An object that a view is given and observes: before it changes, an update is asked for.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        get: { [object] in object[keyPath: keyPath] },
        set: { [object] in object[keyPath: keyPath] = $0 }
      )
    }
  }
}

extension ObservedObject: LinkedProperty {
  mutating func link(_ kept: inout AnyObject?, _ environment: _ViewEnvironment) {
    watch(wrappedValue, &kept, environment)
  }
}

/// An object that a view makes, owns while it stays at its place in the tree, and observes.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; outside of a view on screen a new one each time.
  public var wrappedValue: ObjectType { object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: LinkedProperty {
  mutating func link(_ kept: inout AnyObject?, _ environment: _ViewEnvironment) {
    if let kept {
      object = unsafeDowncast(kept, to: ObjectWatch<ObjectType>.self).object
    } else {
      let made = ObjectWatch(make(), environment.link)
      kept = made
      object = made.object
    }
  }
}

/// An observed object that flows down to a view.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No object of type \(ObjectType.self) flows down to the view: "
          + "set it with environmentObject(_:) on a view around."
      )
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: LinkedProperty {
  mutating func link(_ kept: inout AnyObject?, _ environment: _ViewEnvironment) {
    object = environment.record?.extras.custom[ObjectIdentifier(ObjectType.self)] as? ObjectType
    if let object { watch(object, &kept, environment) } else { kept = nil }
  }
}

@MainActor private func watch<Object: ObservableObject>(
  _ object: Object,
  _ kept: inout AnyObject?,
  _ environment: _ViewEnvironment
) {
  if let kept, unsafeDowncast(kept, to: ObjectWatch<Object>.self).object === object { return }
  kept = ObjectWatch(object, environment.link)
}

/// An object that asks for an update before it changes.
@MainActor private final class ObjectWatch<Object: ObservableObject> {
  let object: Object
  private let subscription: AnyCancellable

  init(_ object: Object, _ link: UpdateLink?) {
    self.object = object
    subscription = object.objectWillChange.sink { _ in link?.ask() }
  }
}
