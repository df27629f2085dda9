// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A frame with bounds around a view.
public struct _FlexibleFrame: _WrappingModification, Sendable {
  let horizontal: FlexibleLength
  let vertical: FlexibleLength
  let alignment: Alignment

  @usableFromInline init(horizontal: FlexibleLength, vertical: FlexibleLength, alignment: Alignment)
  {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
  }

  /// Makes a node without a frame.
  @MainActor public static func _makeNode() -> _ViewNode { FlexibleFrameNode() }

  /// Takes over the frame.
  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: FlexibleFrameNode.self).take(horizontal, vertical, alignment)
  }
}

extension View {
  /// Puts the view in a frame that takes what it is offered within bounds.
  ///
  /// A bound that is negative or NaN is ignored, as is an infinite one save for the greatest lengths.
  @inlinable public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FlexibleFrame> {
    ModifiedContent(
      content: self,
      modifier: _FlexibleFrame(
        horizontal: FlexibleLength(least: minWidth, ideal: idealWidth, most: maxWidth),
        vertical: FlexibleLength(least: minHeight, ideal: idealHeight, most: maxHeight),
        alignment: alignment
      )
    )
  }
}
