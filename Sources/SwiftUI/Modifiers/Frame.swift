// SPDX-License-Identifier: Apache-2.0

public import Foundation

public struct _FixedFrame: _WrappingModification, Equatable, Sendable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @usableFromInline init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width.asFrameLength
    self.height = height.asFrameLength
    self.alignment = alignment
  }

  @MainActor public static func _makeNode() -> _ViewNode { FixedFrameNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: FixedFrameNode.self).frame = self
  }
}

extension View {
  /// A length that is negative or not finite counts as nil.
  @inlinable public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> _Modified<_FixedFrame> {
    _modified(by: _FixedFrame(width: width, height: height, alignment: alignment))
  }
}

final class FixedFrameNode: WrapperNode {
  var frame = _FixedFrame(width: nil, height: nil, alignment: .center) {
    didSet { if frame != oldValue { invalidate() } }
  }

  override func innerProposal(_ proposal: Proposal) -> Proposal {
    Proposal(width: frame.width ?? proposal.width, height: frame.height ?? proposal.height)
  }

  override func innerOrigin(_ proposal: Proposal) -> CGPoint {
    alignedOrigin(frame.alignment, proposal)
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    if let width = frame.width, let height = frame.height {
      return CGSize(width: width, height: height)
    }
    let size = super.measure(proposal)
    return CGSize(width: frame.width ?? size.width, height: frame.height ?? size.height)
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? {
    let length = axis == .horizontal ? frame.width : frame.height
    return length == nil ? super.knownFlexibility(axis) : 0
  }
}

public struct _FlexibleFrame: _WrappingModification, Equatable, Sendable {
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
    unsafeDowncast(node, to: FlexibleFrameNode.self).frame = self
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
  ) -> _Modified<_FlexibleFrame> {
    _modified(
      by: _FlexibleFrame(
        horizontal: FlexibleLength(least: minWidth, ideal: idealWidth, most: maxWidth),
        vertical: FlexibleLength(least: minHeight, ideal: idealHeight, most: maxHeight),
        alignment: alignment
      )
    )
  }
}

final class FlexibleFrameNode: WrapperNode {
  var frame = _FlexibleFrame(
    horizontal: FlexibleLength(),
    vertical: FlexibleLength(),
    alignment: .center
  ) { didSet { if frame != oldValue { invalidate() } } }

  override func innerProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: frame.horizontal.offer(for: proposal.width),
      height: frame.vertical.offer(for: proposal.height)
    )
  }

  override func innerOrigin(_ proposal: Proposal) -> CGPoint {
    alignedOrigin(frame.alignment, proposal)
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    let size = super.measure(proposal)
    return CGSize(
      width: frame.horizontal.length(for: proposal.width, content: size.width),
      height: frame.vertical.length(for: proposal.height, content: size.height)
    )
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? {
    (axis == .horizontal ? frame.horizontal : frame.vertical).isFixed ? 0 : nil
  }
}
