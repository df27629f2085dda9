// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A shift of a view that its surroundings do not notice.
public struct _Offset: _WrappingModification, Sendable {
  let offset: CGSize

  @MainActor public static func _makeNode() -> _ViewNode { OffsetNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: OffsetNode.self).take(offset)
  }
}

extension View {
  /// A distance that is not finite counts as 0.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _Offset> {
    offset(CGSize(width: x, height: y))
  }

  /// A distance that is not finite counts as 0.
  public func offset(_ offset: CGSize) -> ModifiedContent<Self, _Offset> {
    ModifiedContent(
      content: self,
      modifier: _Offset(
        offset: CGSize(width: offset.width.sanitized, height: offset.height.sanitized)
      )
    )
  }
}

final class OffsetNode: WrapperNode {
  private var offset = CGSize.zero

  func take(_ offset: CGSize) {
    guard offset != self.offset else { return }
    self.offset = offset
    invalidate()
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    super
      .arrange(
        at: CGPoint(x: origin.x + offset.width, y: origin.y + offset.height),
        proposal
      )
  }
}
