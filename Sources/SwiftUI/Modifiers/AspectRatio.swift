// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An aspect that a view is offered.
public struct _AspectRatio: _WrappingModification, Sendable {
  let ratio: CGFloat?
  let mode: ContentMode

  @usableFromInline init(ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
  }

  @MainActor public static func _makeNode() -> _ViewNode { AspectNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    unsafeDowncast(node, to: AspectNode.self).take(ratio, mode)
  }
}

extension View {
  /// A ratio that is not positive and finite counts as nil.
  @inlinable public func aspectRatio(
    _ ratio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> ModifiedContent<Self, _AspectRatio> {
    ModifiedContent(content: self, modifier: _AspectRatio(ratio: ratio, mode: contentMode))
  }

  @inlinable public func aspectRatio(
    _ size: CGSize,
    contentMode: ContentMode
  ) -> ModifiedContent<Self, _AspectRatio> {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  @inlinable public func scaledToFit() -> ModifiedContent<Self, _AspectRatio> {
    aspectRatio(contentMode: .fit)
  }

  @inlinable public func scaledToFill() -> ModifiedContent<Self, _AspectRatio> {
    aspectRatio(contentMode: .fill)
  }
}

public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

/// A node that offers another a size of some aspect.
final class AspectNode: WrapperNode {
  private var ratio: CGFloat?
  private var mode = ContentMode.fit

  func take(_ ratio: CGFloat?, _ mode: ContentMode) {
    guard ratio != self.ratio || mode != self.mode else { return }
    self.ratio = ratio
    self.mode = mode
    invalidate()
  }

  override func innerProposal(_ proposal: Proposal) -> Proposal {
    guard let ratio = ratio ?? idealRatio else { return proposal }
    let fromHeight = proposal.height * ratio
    let fromWidth = proposal.width / ratio
    switch (proposal.width < 0, proposal.height < 0) {
    case (true, true): return proposal
    case (true, false): return Proposal(width: fromHeight, height: proposal.height)
    case (false, true): return Proposal(width: proposal.width, height: fromWidth)
    case (false, false):
      let takesWidth = mode == .fit ? fromWidth <= proposal.height : fromWidth >= proposal.height
      return takesWidth
        ? Proposal(width: proposal.width, height: fromWidth)
        : Proposal(width: fromHeight, height: proposal.height)
    }
  }

  private var idealRatio: CGFloat? {
    guard let size = inner?.size(.unspecified), size.width > 0, size.height > 0 else { return nil }
    return size.width / size.height
  }

  // The aspect ties each length to the other one, which is not known here.
  override func knownFlexibility(_ axis: Axis) -> CGFloat? { nil }
}
