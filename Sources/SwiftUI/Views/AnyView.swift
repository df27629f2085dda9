// SPDX-License-Identifier: Apache-2.0

/// A view of the same type updates in place; another type is mounted again.
public struct AnyView: _PrimitiveView {
  let box: AnyViewBox

  public init<Content: View>(_ view: Content) {
    if let view = view as? AnyView {
      box = view.box
    } else {
      box = TypedViewBox(view)
    }
  }

  public init<Content: View>(erasing view: Content) { self.init(view) }

  public static func _makeNode() -> _ViewNode { BranchNode() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    box.apply(to: unsafeDowncast(node, to: BranchNode.self), &environment)
  }
}

@MainActor class AnyViewBox {
  func apply(to node: BranchNode, _ environment: inout _ViewEnvironment) {}
}

final class TypedViewBox<Content: View>: AnyViewBox {
  private let view: Content

  init(_ view: Content) { self.view = view }

  override func apply(to node: BranchNode, _ environment: inout _ViewEnvironment) {
    // The address of a type's description is never 0, which stands for nothing.
    let type = Int(bitPattern: ObjectIdentifier(Content.self))
    let nodes = node.nodes(ofBranch: type) { Content._appendNodes(to: &$0) }
    var index = 0
    Content._update(nodes, at: &index, to: view, &environment)
  }
}
