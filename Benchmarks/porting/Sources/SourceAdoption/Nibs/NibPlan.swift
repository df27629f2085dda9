// SPDX-License-Identifier: Apache-2.0

/// What the whole of a document says of its objects, which is known before the first is made.
struct NibPlan {
  /// What the variables of objects are to be called, by the objects' ids: as the one outlet that leads there.
  let names: [String: String]
  /// The ids of what outlets lead to.
  let connected: Set<String>
  /// The ids of views and constraints that are not installed where no variation says otherwise.
  let excluded: Set<String>

  init(_ document: NibElement) {
    var outlets: [String: Set<String>] = [:]
    var connected: Set<String> = []
    var excluded: Set<String> = []
    for element in document.family {
      switch element.name {
      case "outlet", "outletCollection":
        guard let destination = element["destination"], let property = element["property"] else {
          break
        }
        connected.insert(destination)
        if element.name == "outlet" { outlets[destination, default: []].insert(property) }
      case "variation" where element.key == "default":
        let references = element.children.flatMap(\.children).filter { $0.name == "exclude" }
        excluded.formUnion(references.compactMap { $0["reference"] })
      default:
        if element["installed"] == "NO", let id = element.id { excluded.insert(id) }
      }
    }
    names = outlets.compactMapValues { properties in
      guard properties.count == 1, let property = properties.first,
        !Self.roles.contains(property)
      else { return nil }
      return NibNames.identifier(property)
    }
    self.connected = connected
    self.excluded = excluded
    excludedRoots = Self.roots(of: document, excluded)
  }

  /// By the ids of views, the view above that is not installed and takes them with it; none for those that are.
  private let excludedRoots: [String: String]

  /// The outermost view that is not installed and holds a view, or is it; nil for one that is installed.
  func excludedRoot(of id: String?) -> String? { id.flatMap { excludedRoots[$0] } }

  private static func roots(of element: NibElement, _ excluded: Set<String>) -> [String: String] {
    var roots: [String: String] = [:]
    func visit(_ element: NibElement, below root: String?) {
      let root = root ?? element.id.flatMap { excluded.contains($0) ? $0 : nil }
      if let id = element.id, let root { roots[id] = root }
      for child in element.children { visit(child, below: root) }
    }
    visit(element, below: nil)
    return roots
  }

  /// Outlets that say what an object does for another, and not what it is.
  private static let roles: Set<String> = ["delegate", "dataSource", "prefetchDataSource"]
}
