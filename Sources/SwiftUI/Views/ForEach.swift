// SPDX-License-Identifier: Apache-2.0

/// A view for each element of a collection, told apart by identifiers.
///
/// An element that keeps its identifier keeps its views, wherever it moves to. Elements that share
/// an identifier are told apart by their order.
public struct ForEach<Elements: RandomAccessCollection, ID: Hashable, Content: View> {
  /// The elements.
  public var data: Elements
  /// Makes the view of an element.
  public var content: (Elements.Element) -> Content

  let identifier: (Elements.Element) -> ID

  /// Creates a view for each element, which the value at a key path identifies.
  public init(
    _ data: Elements,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Elements.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identifier = { $0[keyPath: id] }
  }

  /// Creates a view for each element, which identifies itself.
  public init(_ data: Elements, @ViewBuilder content: @escaping (Elements.Element) -> Content)
  where Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.data = data
    self.content = content
    identifier = { $0.id }
  }

  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Elements == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    identifier = { $0 }
  }
}

extension ForEach: View {
  /// There is none.
  public typealias Body = Never

  /// There is none: nothing asks for it.
  public var body: Never {
    preconditionFailure("ForEach is shown as it is and has no body to ask for.")
  }

  /// Appends a node that holds the nodes of all elements.
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    nodes.append(ForEachNode<ID>())
  }

  /// Updates the views of elements that are still there, and mounts and unmounts the others.
  public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: ForEach,
    _ environment: inout _ViewEnvironment
  ) {
    let node = unsafeDowncast(nodes[index], to: ForEachNode<ID>.self)
    index += 1
    node.begin(count: view.data.count)
    for element in view.data {
      let entry = node.next(view.identifier(element)) { entry in
        Content._appendNodes(to: &entry)
      }
      var position = 0
      Content._update(entry.nodes, at: &position, to: view.content(element), &environment)
    }
    node.end()
  }
}
