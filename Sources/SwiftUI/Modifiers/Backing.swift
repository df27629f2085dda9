// SPDX-License-Identifier: Apache-2.0

/// A view behind or in front of another, which alone decides on the size.
public struct _Backing<Other: View>: _WrappingModification {
  let other: Other
  let alignment: Alignment
  let isBehind: Bool

  /// Makes a node with nothing behind.
  @MainActor public static func _makeNode() -> _ViewNode {
    let node = BackingNode()
    node.other.mount(Other.self)
    return node
  }

  /// Updates the view behind or in front.
  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let node = unsafeDowncast(node, to: BackingNode.self)
    node.take(alignment, isBehind: isBehind)
    let outer = environment.axis
    environment.axis = nil
    node.other.updateChildren(to: other, &environment)
    environment.axis = outer
  }
}

extension View {
  /// Shows a style behind the view.
  ///
  /// There is no safe area here, so the edges that ignore it change nothing.
  public func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _Backing<_StyleView>> {
    backed(by: _StyleView(style: style._erased), .center, isBehind: true)
  }

  /// Shows a shape in a style behind the view.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline
  ) -> ModifiedContent<Self, _Backing<_FilledShape>> {
    backed(by: shape.fill(style), .center, isBehind: true)
  }

  /// Shows views behind the view, in a space of its size.
  public func background<Other: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Other
  ) -> ModifiedContent<Self, _Backing<Other>> {
    backed(by: content(), alignment, isBehind: true)
  }

  /// Shows a view behind the view, in a space of its size.
  @_disfavoredOverload
  public func background<Other: View>(
    _ background: Other,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _Backing<Other>> {
    backed(by: background, alignment, isBehind: true)
  }

  /// Shows a style in front of the view.
  ///
  /// There is no safe area here, so the edges that ignore it change nothing.
  public func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _Backing<_StyleView>> {
    backed(by: _StyleView(style: style._erased), .center, isBehind: false)
  }

  /// Shows views in front of the view, in a space of its size.
  public func overlay<Other: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Other
  ) -> ModifiedContent<Self, _Backing<Other>> {
    backed(by: content(), alignment, isBehind: false)
  }

  /// Shows a view in front of the view, in a space of its size.
  @_disfavoredOverload
  public func overlay<Other: View>(
    _ overlay: Other,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _Backing<Other>> {
    backed(by: overlay, alignment, isBehind: false)
  }

  private func backed<Other: View>(
    by other: Other,
    _ alignment: Alignment,
    isBehind: Bool
  ) -> ModifiedContent<Self, _Backing<Other>> {
    ModifiedContent(
      content: self,
      modifier: _Backing(other: other, alignment: alignment, isBehind: isBehind)
    )
  }
}
