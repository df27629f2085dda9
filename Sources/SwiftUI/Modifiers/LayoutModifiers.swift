// SPDX-License-Identifier: Apache-2.0

public import Foundation

public struct _Padding: _WrappingModification, Sendable {
  let insets: EdgeInsets

  @usableFromInline init(insets: EdgeInsets) { self.insets = insets }

  @MainActor public static func _makeNode() -> _ViewNode { PaddingNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: PaddingNode.self).take(insets)
  }

  @usableFromInline static let defaultLength: CGFloat = 16
}

extension View {
  /// A length of nil means 16 points; one that is not finite counts as 0.
  @inlinable public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> _Modified<_Padding> {
    padding(EdgeInsets(edges, length ?? _Padding.defaultLength))
  }

  @inlinable public func padding(_ length: CGFloat) -> _Modified<_Padding> {
    padding(EdgeInsets(.all, length))
  }

  @inlinable public func padding(_ insets: EdgeInsets) -> _Modified<_Padding> {
    _modified(by: _Padding(insets: insets))
  }
}

final class PaddingNode: WrapperNode {
  private var insets = EdgeInsets()

  func take(_ insets: EdgeInsets) {
    guard insets != self.insets else { return }
    self.insets = insets.sanitized
    invalidate()
  }

  override func innerProposal(_ proposal: Proposal) -> Proposal {
    proposal.reduced(byWidth: insets.leading + insets.trailing, height: insets.top + insets.bottom)
  }

  override func innerOrigin(_ proposal: Proposal) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    let size = super.measure(proposal)
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom)
    )
  }
}

public struct _Offset: _WrappingModification, Sendable {
  let offset: CGSize

  @MainActor public static func _makeNode() -> _ViewNode { OffsetNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: OffsetNode.self).offset = offset
  }
}

extension View {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _Modified<_Offset> {
    offset(CGSize(width: x, height: y))
  }

  /// A distance that is not finite counts as 0.
  public func offset(_ offset: CGSize) -> _Modified<_Offset> {
    let finite = CGSize(width: offset.width.sanitized, height: offset.height.sanitized)
    return _modified(by: _Offset(offset: finite))
  }
}

final class OffsetNode: WrapperNode {
  var offset = CGSize.zero { didSet { if offset != oldValue { invalidate() } } }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    let shifted = CGPoint(x: origin.x + offset.width, y: origin.y + offset.height)
    super.arrange(at: shifted, proposal)
  }
}

public struct _FixedSize: _WrappingModification, Equatable, Sendable {
  let horizontal: Bool
  let vertical: Bool

  @usableFromInline init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @MainActor public static func _makeNode() -> _ViewNode { FixedSizeNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: FixedSizeNode.self).fixed = self
  }
}

extension View {
  @inlinable public func fixedSize() -> _Modified<_FixedSize> {
    fixedSize(horizontal: true, vertical: true)
  }

  @inlinable public func fixedSize(horizontal: Bool, vertical: Bool) -> _Modified<_FixedSize> {
    _modified(by: _FixedSize(horizontal: horizontal, vertical: vertical))
  }
}

final class FixedSizeNode: WrapperNode {
  var fixed = _FixedSize(horizontal: false, vertical: false) {
    didSet { if fixed != oldValue { invalidate() } }
  }

  override func innerProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: fixed.horizontal ? Proposal.ideal : proposal.width,
      height: fixed.vertical ? Proposal.ideal : proposal.height
    )
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? {
    (axis == .horizontal ? fixed.horizontal : fixed.vertical) ? 0 : super.knownFlexibility(axis)
  }
}

public struct _LayoutPriority: _WrappingModification, Sendable {
  let priority: Double

  @usableFromInline init(priority: Double) { self.priority = priority }

  @MainActor public static func _makeNode() -> _ViewNode { PriorityNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: PriorityNode.self).priority = priority.isNaN ? 0 : priority
  }
}

extension View {
  /// NaN counts as 0.
  @inlinable public func layoutPriority(_ value: Double) -> _Modified<_LayoutPriority> {
    _modified(by: _LayoutPriority(priority: value))
  }
}

final class PriorityNode: WrapperNode {
  var priority = 0.0 { didSet { if priority != oldValue { invalidate() } } }

  override var layoutPriority: Double { priority }
}

/// An aspect ratio, width to height, that a view is offered; nil for that of its ideal size.
public struct _AspectRatio: _WrappingModification, Equatable, Sendable {
  let ratio: CGFloat?
  let mode: ContentMode

  @usableFromInline init(ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.mode = mode
  }

  @MainActor public static func _makeNode() -> _ViewNode { AspectNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: AspectNode.self).aspect = self
  }
}

extension View {
  /// A ratio that is not positive and finite counts as nil.
  @inlinable public func aspectRatio(
    _ ratio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> _Modified<_AspectRatio> {
    _modified(by: _AspectRatio(ratio: ratio, mode: contentMode))
  }

  @inlinable public func aspectRatio(
    _ size: CGSize,
    contentMode: ContentMode
  ) -> _Modified<_AspectRatio> {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  @inlinable public func scaledToFit() -> _Modified<_AspectRatio> {
    aspectRatio(contentMode: .fit)
  }

  @inlinable public func scaledToFill() -> _Modified<_AspectRatio> {
    aspectRatio(contentMode: .fill)
  }
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

final class AspectNode: WrapperNode {
  var aspect = _AspectRatio(ratio: nil, mode: .fit) {
    didSet { if aspect != oldValue { invalidate() } }
  }

  override func innerProposal(_ proposal: Proposal) -> Proposal {
    guard let ratio = aspect.ratio ?? idealRatio else { return proposal }
    let fromHeight = proposal.height * ratio
    let fromWidth = proposal.width / ratio
    switch (proposal.width < 0, proposal.height < 0) {
    case (true, true): return proposal
    case (true, false): return Proposal(width: fromHeight, height: proposal.height)
    case (false, true): return Proposal(width: proposal.width, height: fromWidth)
    case (false, false):
      let takesWidth =
        aspect.mode == .fit ? fromWidth <= proposal.height : fromWidth >= proposal.height
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
