// SPDX-License-Identifier: Apache-2.0

/// What the nibs of a set ask of its classes.
struct NibConnections: Equatable {
  /// An outlet of a class.
  struct Outlet: Hashable {
    /// The class of the object that has the outlet, as the nib names it.
    let holder: String
    let name: String
  }

  /// The outlets that nibs set.
  var outlets: Set<Outlet> = []
  /// The methods that nibs have controls call, by their names for Objective-C.
  var actions: Set<String> = []

  /// Takes over what another nib asks.
  mutating func formUnion(_ other: NibConnections) {
    outlets.formUnion(other.outlets)
    actions.formUnion(other.actions)
  }
}

extension NibConnections {
  /// What a nib asks: the outlets of each object of a class that it names, its owner with them, and all actions.
  init(_ document: NibElement) {
    for element in document.family {
      for connection in element.group("connections") {
        switch connection.name {
        case "outlet", "outletCollection":
          guard let holder = element["customClass"], let name = connection["property"] else {
            continue
          }
          outlets.insert(Outlet(holder: holder, name: name))
        case "action":
          if let selector = connection["selector"] { actions.insert(selector) }
        default: break
        }
      }
    }
  }
}
