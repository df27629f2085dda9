// SPDX-License-Identifier: Apache-2.0

/// A closure that works on an object that it does not keep alive.
@MainActor final class ControlTarget {
  /// The object; nil once it is gone.
  private(set) weak var object: AnyObject?
  private let name: String
  private let handler: @MainActor (AnyObject, UIControl) -> Void

  init(
    _ object: AnyObject,
    named name: String,
    handler: @escaping @MainActor (AnyObject, UIControl) -> Void
  ) {
    self.object = object
    self.name = name
    self.handler = handler
  }

  /// Whether both have one object and one name.
  func isSame(as other: ControlTarget) -> Bool {
    object === other.object && name == other.name
  }

  /// Runs the closure, if the object is still there.
  func send(from control: UIControl) {
    if let object { handler(object, control) }
  }
}
