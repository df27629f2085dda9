// SPDX-License-Identifier: Apache-2.0

/// A method of an object that is not kept alive, or of the first responder on the way up that knows it.
@MainActor final class ActionTarget {
  /// The object; nil once it is gone, and for the responders.
  private(set) weak var object: AnyObject?
  let selector: Selector
  private let isForResponders: Bool
  private let handler: (@MainActor (AnyObject, AnyObject) -> Void)?

  /// - Parameters:
  ///   - object: the object; nil for the first responder on the way up from the sender that answers.
  ///   - selector: the name of the method.
  ///   - handler: what stands for the method, given the object and the sender; without it the object is asked
  ///     to call it by name.
  init(
    _ object: AnyObject?,
    selector: Selector,
    handler: (@MainActor (AnyObject, AnyObject) -> Void)? = nil
  ) {
    self.object = object
    self.selector = selector
    self.handler = handler
    isForResponders = object == nil
  }

  /// Whether the object that it was made for lives no more.
  var isGone: Bool { object == nil && !isForResponders }

  /// Whether the object is asked to call the method by its name.
  var isByName: Bool { handler == nil }

  /// Whether both have one object and one name.
  func isSame(as other: ActionTarget) -> Bool {
    object === other.object && isForResponders == other.isForResponders
      && selector == other.selector
  }

  /// Runs the closure or calls the method, if the object is still there.
  func send(from sender: AnyObject, along chain: UIResponder?) {
    guard !isGone else { return }
    if let handler, let object {
      handler(object, sender)
    } else if let object {
      selector.send(to: object, from: sender)
    } else if let chain {
      selector.send(along: chain, from: sender)
    }
  }
}
