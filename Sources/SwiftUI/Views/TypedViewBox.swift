// SPDX-License-Identifier: Apache-2.0

/// Holds a view of one type.
final class TypedViewBox<Content: View>: AnyViewBox {
  private let view: Content

  init(_ view: Content) {
    self.view = view
  }

  override func apply(to node: BranchNode, _ environment: inout _ViewEnvironment) {
    // The address of a type's description is never 0, which stands for nothing.
    let type = Int(bitPattern: ObjectIdentifier(Content.self))
    let nodes = node.nodes(ofBranch: type) { Content._appendNodes(to: &$0) }
    var index = 0
    Content._update(nodes, at: &index, to: view, &environment)
  }
}
