// SPDX-License-Identifier: Apache-2.0

/// A method of a weak object, or of the first responder up the chain that implements it.
@MainActor final class ActionTarget {
  private(set) weak var object: AnyObject?
  let selector: Selector
  private let isForResponders: Bool
  private let handler: (@MainActor (AnyObject, AnyObject) -> Void)?

  /// Creates a target; without `handler` the object is asked to perform the selector.
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

  var isGone: Bool { object == nil && !isForResponders }
  var isByName: Bool { handler == nil }

  func isSame(as other: ActionTarget) -> Bool {
    object === other.object && isForResponders == other.isForResponders
      && selector == other.selector
  }

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
