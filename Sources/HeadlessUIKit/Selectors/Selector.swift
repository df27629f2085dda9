// SPDX-License-Identifier: Apache-2.0

/// The name of a method in Objective-C's spelling, such as `show:with:`.
///
/// Linux has no Objective-C runtime, so only a ``SelectorTarget`` can perform it.
public struct Selector: Hashable, Sendable {
  private let name: String

  public init(_ str: String) { name = str }
}

extension Selector: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

extension Selector: CustomStringConvertible {
  public var description: String { name }
}

/// An object that calls its own methods by their names, which the Objective-C runtime does on a phone.
///
/// Source that `scripts/adopt` brings in has this written for it; in a file of one's own it is
/// ```swift
/// func callMethod(named selector: Selector, from sender: Any?) -> Bool {
///   switch selector.description {
///   case "close": close()
///   default: return false
///   }
///   return true
/// }
/// ```
public protocol SelectorTarget: AnyObject {
  @MainActor func callMethod(named selector: Selector, from sender: Any?) -> Bool
}

extension Selector {
  @MainActor func send(to target: AnyObject, from sender: Any?) {
    if let target = target as? any SelectorTarget, target.callMethod(named: self, from: sender) {
      return
    }
    let type = String(describing: type(of: target))
    EngineRemarks.say(
      once: "\(String(reflecting: Swift.type(of: target))) \(name)",
      "'\(name)' was sent to \(type), which calls no method of that name: nothing happened. Linux has"
        + " no Objective-C runtime; a target that is a SelectorTarget calls its methods by name, and"
        + " addAction(_:for:) takes a closure."
    )
  }

  /// Has the first responder in a chain with this method call it; remarks once if none does.
  @MainActor func send(along chain: UIResponder, from sender: Any?) {
    var responder: UIResponder? = chain
    while let here = responder {
      if let target = here as? any SelectorTarget, target.callMethod(named: self, from: sender) {
        return
      }
      responder = here.next
    }
    let type = String(describing: type(of: chain))
    EngineRemarks.say(
      once: "\(String(reflecting: Swift.type(of: chain))) \(name)",
      "'\(name)' was sent up the responders from \(type), and none calls a method of that name: nothing"
        + " happened. One that is a SelectorTarget does."
    )
  }
}
