// SPDX-License-Identifier: Apache-2.0

extension UIControl {
  /// The events that have an action or a target.
  public var allControlEvents: UIControl.Event { handlers.events }

  /// The objects that targets work on.
  public var allTargets: Set<AnyHashable> {
    var objects: Set<AnyHashable> = []
    for handler in handlers.list {
      if case .target(let target) = handler.answer, let object = target.object {
        objects.insert((object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object)))
      }
    }
    return objects
  }

  /// Calls a function with each action and each target, until it sets `stop`.
  public func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?,
      _ targetAction: (Any?, Selector)?,
      _ event: UIControl.Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers.list where !stop {
      switch handler.answer {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .target(let target): iterator(nil, (target.object, Selector()), handler.events, &stop)
      }
    }
  }

  /// Adds a closure that works on an object, which the control does not keep alive.
  ///
  /// A call of this engine, in the place of `addTarget(_:action:for:)`: a method cannot be named on
  /// Linux. One object under one name is called once an event, however often it is added (R44).
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    named name: String,
    for controlEvents: UIControl.Event,
    handler: @escaping @MainActor (Target, UIControl) -> Void
  ) {
    let entry = ControlTarget(target, named: name) { object, control in
      if let target = object as? Target { handler(target, control) }
    }
    handlers.add(entry, for: controlEvents)
  }
}
