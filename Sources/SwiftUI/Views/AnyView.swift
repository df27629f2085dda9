// SPDX-License-Identifier: Apache-2.0

/// A view whose type is not known to the compiler.
///
/// Updating it with a view of the type it shows updates in place; another type is mounted anew.
public struct AnyView: _PrimitiveView {
  let box: AnyViewBox

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    if let view = view as? AnyView {
      box = view.box
    } else {
      box = TypedViewBox(view)
    }
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  /// Makes a node that holds the nodes of whatever view there is.
  public static func _makeNode() -> _ViewNode { BranchNode() }

  /// Updates the view in the node, mounting it anew if its type is another one.
  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    box.apply(to: unsafeDowncast(node, to: BranchNode.self), &environment)
  }
}
