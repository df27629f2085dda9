// SPDX-License-Identifier: Apache-2.0

public import Observation

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values.object(objectType) else {
        preconditionFailure(
          "No object of type \(objectType) flows down to the view: "
            + "set it with environment(_:) on a view around."
        )
      }
      return object
    }
  }

  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0.object(objectType) }
  }

  /// The value; outside of a view on screen that where nothing was set.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment: LinkedProperty {
  mutating func link(_ kept: inout AnyObject?, _ environment: _ViewEnvironment) {
    value = read(environment.values)
  }
}

public struct _ValueEnvironment<Value>: _ViewModification {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @MainActor public func _update<Content: View>(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to content: Content,
    _ environment: inout _ViewEnvironment
  ) {
    var values = environment.values
    values[keyPath: keyPath] = value
    var inner = environment
    inner.take(values)
    inner.withExtras {
      $0.custom = values.custom
      $0.locale = values.locale
      $0.textSettings = values.textSettings
    } _: {
      Content._update(nodes, at: &index, to: content, &$0)
    }
  }
}

public struct _ExtraEnvironment: _ViewModification {
  enum Change {
    case object(ObjectIdentifier, Any?)
    case buttonLook(_ButtonLook)
    case labelLook(_LabelLook)
    case toggleStyle((any ToggleStyle)?)
    case labelsHidden
  }

  let change: Change

  @MainActor public func _update<Content: View>(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to content: Content,
    _ environment: inout _ViewEnvironment
  ) {
    var inner = environment
    inner.withExtras(apply) { Content._update(nodes, at: &index, to: content, &$0) }
  }

  private func apply(to extras: inout EnvironmentRecord.Extras) {
    switch change {
    case .object(let type, let object): extras.custom[type] = object
    case .buttonLook(let look): extras.buttonLook = look
    case .labelLook(let look): extras.labelLook = look
    case .toggleStyle(let style): extras.toggleStyle = style
    case .labelsHidden: extras.labelsAreHidden = true
    }
  }
}

public struct _EnabledEnvironment: _EnvironmentModification, Sendable {
  let isDisabled: Bool

  @MainActor public func _change(_ environment: inout _ViewEnvironment) {
    if isDisabled { environment.isEnabled = false }
  }
}

extension View {
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> _Modified<_ValueEnvironment<Value>> {
    _modified(by: _ValueEnvironment(keyPath: keyPath, value: value))
  }

  public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> _Modified<_ExtraEnvironment> {
    _modified(by: _ExtraEnvironment(change: .object(ObjectIdentifier(Object.self), object)))
  }

  public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> _Modified<_ExtraEnvironment> {
    _modified(by: _ExtraEnvironment(change: .object(ObjectIdentifier(Object.self), object)))
  }

  public func disabled(_ disabled: Bool) -> _Modified<_EnabledEnvironment> {
    _modified(by: _EnabledEnvironment(isDisabled: disabled))
  }

  public func labelsHidden() -> _Modified<_ExtraEnvironment> {
    _modified(by: _ExtraEnvironment(change: .labelsHidden))
  }
}
