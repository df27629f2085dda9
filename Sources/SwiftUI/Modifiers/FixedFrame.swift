// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A frame of a given width or height around a view.
public struct _FixedFrame: _WrappingModification, Sendable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @usableFromInline init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// Makes a node without a frame.
  @MainActor public static func _makeNode() -> _ViewNode { FixedFrameNode() }

  /// Takes over the frame.
  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: FixedFrameNode.self)
      .take(width: width.asFrameLength, height: height.asFrameLength, alignment)
  }
}

extension View {
  /// Puts the view in a frame; a length of nil, or negative or not finite, is the view's own.
  @inlinable public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FixedFrame> {
    ModifiedContent(
      content: self,
      modifier: _FixedFrame(width: width, height: height, alignment: alignment)
    )
  }
}
