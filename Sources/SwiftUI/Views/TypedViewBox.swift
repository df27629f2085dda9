// SPDX-License-Identifier: Apache-2.0

/// Holds a view of one type.
final class TypedViewBox<Content: View>: AnyViewBox {
  private let view: Content

  init(_ view: Content) {
    self.view = view
  }

  override func apply(to node: BranchNode, _ environment: inout _ViewEnvironment) {
    node.take(.type(ObjectIdentifier(Content.self)), nodesOf: Content.self)
    node.update(to: view, &environment)
  }
}
