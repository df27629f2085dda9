// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A shift of a view that its surroundings do not notice.
public struct _Offset: _WrappingModification, Sendable {
  let offset: CGSize

  /// Makes a node that is not shifted.
  @MainActor public static func _makeNode() -> _ViewNode { OffsetNode() }

  /// Takes over the shift.
  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: OffsetNode.self).take(offset)
  }
}

extension View {
  /// Shows the view elsewhere than it is laid out; a distance that is not finite counts as 0.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _Offset> {
    offset(CGSize(width: x, height: y))
  }

  /// Shows the view elsewhere than it is laid out; a distance that is not finite counts as 0.
  public func offset(_ offset: CGSize) -> ModifiedContent<Self, _Offset> {
    ModifiedContent(
      content: self,
      modifier: _Offset(
        offset: CGSize(width: offset.width.sanitized, height: offset.height.sanitized)
      )
    )
  }
}

/// A node that is shown elsewhere than it is laid out.
final class OffsetNode: WrapperNode {
  private var offset = CGSize.zero

  /// Takes over the shift.
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
