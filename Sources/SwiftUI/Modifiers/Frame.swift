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

  @MainActor public static func _makeNode() -> _ViewNode { FixedFrameNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: FixedFrameNode.self)
      .take(width: width.asFrameLength, height: height.asFrameLength, alignment)
  }
}

extension View {
  /// A length that is negative or not finite counts as nil.
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

final class FixedFrameNode: WrapperNode {
  private var width: CGFloat?
  private var height: CGFloat?
  private var alignment = Alignment.center

  func take(width: CGFloat?, height: CGFloat?, _ alignment: Alignment) {
    guard width != self.width || height != self.height || alignment != self.alignment else {
      return
    }
    self.width = width
    self.height = height
    self.alignment = alignment
    invalidate()
  }

  override func innerProposal(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func innerOrigin(_ proposal: Proposal) -> CGPoint {
    guard let inner else { return .zero }
    let offered = innerProposal(proposal)
    return alignment.origin(of: inner, inner.size(offered), offered, in: size(proposal))
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = super.measure(proposal)
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? {
    let length = axis == .horizontal ? width : height
    return length == nil ? super.knownFlexibility(axis) : 0
  }
}

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

  @MainActor public static func _makeNode() -> _ViewNode { FlexibleFrameNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: FlexibleFrameNode.self).take(horizontal, vertical, alignment)
  }
}

extension View {
  /// A bound that is negative or NaN counts as nil, as does infinity except as a maximum.
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

final class FlexibleFrameNode: WrapperNode {
  private var horizontal = FlexibleLength()
  private var vertical = FlexibleLength()
  private var alignment = Alignment.center

  func take(_ horizontal: FlexibleLength, _ vertical: FlexibleLength, _ alignment: Alignment) {
    guard
      horizontal != self.horizontal || vertical != self.vertical || alignment != self.alignment
    else { return }
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
    invalidate()
  }

  override func innerProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal.offer(for: proposal.width),
      height: vertical.offer(for: proposal.height)
    )
  }

  override func innerOrigin(_ proposal: Proposal) -> CGPoint {
    guard let inner else { return .zero }
    let offered = innerProposal(proposal)
    return alignment.origin(of: inner, inner.size(offered), offered, in: size(proposal))
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    let size = super.measure(proposal)
    return CGSize(
      width: horizontal.length(for: proposal.width, content: size.width),
      height: vertical.length(for: proposal.height, content: size.height)
    )
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? {
    (axis == .horizontal ? horizontal : vertical).isFixed ? 0 : nil
  }
}
