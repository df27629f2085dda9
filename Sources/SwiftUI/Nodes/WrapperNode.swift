// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A node that changes how one other is laid out or shown.
///
/// A modifier of several views applies to each of them. The node itself wraps the first, and each of
/// the others has a node like this one, its echo; usually there are none.
class WrapperNode: _ContainerNode {
  /// What the node wraps; nil while the content is nothing.
  final private(set) var inner: _ViewNode?
  @exclusivity(unchecked) private var echoes: [WrapperNode] = []
  private var contentIsStale = true

  /// Finds what to wrap after the content was updated, and calls a function with each echo.
  final func settle(makeEcho: @MainActor () -> _ViewNode, _ body: @MainActor (_ViewNode) -> Void) {
    if contentIsStale {
      contentIsStale = false
      let items = items
      inner = items.first
      let others = items.dropFirst()
      if echoes.count > others.count { echoes.removeLast(echoes.count - others.count) }
      while echoes.count < others.count {
        let echo = unsafeDowncast(makeEcho(), to: WrapperNode.self)
        echo.parent = self
        echo.contentIsStale = false
        echoes.append(echo)
      }
      for (echo, item) in zip(echoes, others) { echo.inner = item }
    }
    for echo in echoes { body(echo) }
  }

  final var needsSettling: Bool { contentIsStale || !echoes.isEmpty }

  override func didInvalidate(_ change: NodeChange) {
    super.didInvalidate(change)
    if change == .structure { contentIsStale = true }
    for echo in echoes { echo.forgetSizes() }
  }

  override func appendItems(to items: inout [_ViewNode]) {
    guard inner != nil else { return }
    items.append(self)
    items.append(contentsOf: echoes)
  }

  override func appendViews(to views: inout [UIView]) { inner?.appendViews(to: &views) }

  override var layoutPriority: Double { inner?.layoutPriority ?? 0 }

  func innerProposal(_ proposal: Proposal) -> Proposal { proposal }

  func innerOrigin(_ proposal: Proposal) -> CGPoint { .zero }

  /// The place of the inner node where it is aligned in this one's size.
  final func alignedOrigin(_ alignment: Alignment, _ proposal: Proposal) -> CGPoint {
    guard let inner else { return .zero }
    let offered = innerProposal(proposal)
    return alignment.origin(of: inner, inner.size(offered), offered, in: size(proposal))
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    inner?.size(innerProposal(proposal)) ?? .zero
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    let offset = innerOrigin(proposal)
    let place = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    inner?.place(at: place, innerProposal(proposal))
  }

  override func firstBaseline(_ proposal: Proposal) -> CGFloat? {
    inner?.firstBaseline(innerProposal(proposal)).map { $0 + innerOrigin(proposal).y }
  }

  override func lastBaseline(_ proposal: Proposal) -> CGFloat? {
    inner?.lastBaseline(innerProposal(proposal)).map { $0 + innerOrigin(proposal).y }
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? { inner?.knownFlexibility(axis) }
}

/// A node whose content is in a view of its own.
class HolderNode: WrapperNode {
  final let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  /// Shows the holder in some room, and returns the corner that the content counts from.
  func showHolder(in rect: CGRect) -> CGPoint {
    view.show(in: rect)
    return view.frame.origin
  }

  override func appendViews(to views: inout [UIView]) {
    var content: [UIView] = []
    super.appendViews(to: &content)
    view.showSubviews(content)
    views.append(view)
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    // The content counts from the corner of the view that holds it, which lies on a pixel.
    let corner = showHolder(in: CGRect(origin: origin, size: size(proposal)))
    super.arrange(at: CGPoint(x: origin.x - corner.x, y: origin.y - corner.y), proposal)
  }
}

extension _ViewNode {
  /// Whether a node around another has to find what it wraps, or wraps several views.
  public final var _wrapsSeveral: Bool { unsafeDowncast(self, to: WrapperNode.self).needsSettling }
}
