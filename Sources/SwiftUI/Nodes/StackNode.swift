// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A node that lays out what it holds in a row or a column.
///
/// With a length to divide it asks its items in turn, the least flexible first, and offers each an
/// equal part of what is left; higher layout priorities come first, with the least lengths of the
/// lower ones set aside. Without a length each item gets its ideal one.
final class StackNode: _ContainerNode {
  /// The space between two views unless another one is given.
  static let defaultSpacing: CGFloat = 8

  /// The direction in which the items follow one another.
  let axis: Axis
  private var spacing: CGFloat?
  private var alignment = AlignmentGuide.center
  private var sharedProposal: Proposal?
  private var division = StackSizing()

  init(_ axis: Axis) { self.axis = axis }

  func take(spacing: CGFloat?, alignment: AlignmentGuide) {
    let spacing = spacing?.sanitized
    guard spacing != self.spacing || alignment != self.alignment else { return }
    self.spacing = spacing
    self.alignment = alignment
    invalidate()
  }

  override func didInvalidate(_ change: NodeChange) {
    super.didInvalidate(change)
    sharedProposal = nil
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    let items = items
    let shares = shares(of: proposal, among: items)
    var length: CGFloat = 0
    var above: CGFloat = 0
    var below: CGFloat = 0
    for (position, item) in items.enumerated() {
      let share = shares[position]
      if position > 0 { length += space(items[position - 1], item) }
      length += share.size[axis]
      let across = share.size[axis.cross]
      guard across < .infinity else {
        below = .infinity
        continue
      }
      let guide = alignment.offset(of: item, share.size, share.proposal, axis.cross)
      above = max(above, guide)
      below = max(below, across - guide)
    }
    return CGSize(axis, max(0, length), across: max(0, above + below))
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    let items = items
    let shares = shares(of: proposal, among: items)
    var above: CGFloat = 0
    for (position, item) in items.enumerated() {
      let share = shares[position]
      above = max(above, alignment.offset(of: item, share.size, share.proposal, axis.cross))
    }
    var along: CGFloat = 0
    for (position, item) in items.enumerated() {
      let share = shares[position]
      if position > 0 { along += space(items[position - 1], item) }
      let guide = alignment.offset(of: item, share.size, share.proposal, axis.cross)
      let offset = CGSize(axis, along, across: above - guide)
      item.place(
        at: CGPoint(x: origin.x + offset.width, y: origin.y + offset.height),
        share.proposal
      )
      along += share.size[axis]
    }
  }

  override func firstBaseline(_ proposal: Proposal) -> CGFloat? {
    baseline(proposal, { $0.firstBaseline($1) }, choose: min)
  }

  override func lastBaseline(_ proposal: Proposal) -> CGFloat? {
    baseline(proposal, { $0.lastBaseline($1) }, choose: max)
  }

  /// The baseline of the items that lies highest or lowest.
  private func baseline(
    _ proposal: Proposal,
    _ ask: (_ViewNode, Proposal) -> CGFloat?,
    choose: (CGFloat, CGFloat) -> CGFloat
  ) -> CGFloat? {
    let items = items
    let shares = shares(of: proposal, among: items)
    var found: CGFloat?
    var above: CGFloat = 0
    if axis == .horizontal {
      for (position, item) in items.enumerated() {
        let share = shares[position]
        above = max(above, alignment.offset(of: item, share.size, share.proposal, .vertical))
      }
    }
    var along: CGFloat = 0
    for (position, item) in items.enumerated() {
      let share = shares[position]
      var top = along
      if axis == .vertical {
        if position > 0 { along += space(items[position - 1], item) }
        top = along
        along += share.size.height
      } else {
        top = above - alignment.offset(of: item, share.size, share.proposal, .vertical)
      }
      guard let line = ask(item, share.proposal) else { continue }
      found = found.map { choose($0, top + line) } ?? top + line
    }
    return found
  }

  /// The space between two neighbours: what was given, or the default one save beside a spacer.
  private func space(_ former: _ViewNode, _ next: _ViewNode) -> CGFloat {
    if let spacing { return spacing }
    return former.bringsOwnSpacing || next.bringsOwnSpacing ? 0 : Self.defaultSpacing
  }

  /// What each item is offered and chooses, unless this very proposal was shared last.
  private func shares(of proposal: Proposal, among items: [_ViewNode]) -> [StackSizing.Share] {
    guard proposal != sharedProposal else { return division.shares }
    var division = StackSizing()
    swap(&division, &self.division)
    let length = proposal[axis]
    if length < 0 || length == .infinity || items.count <= 1 {
      division.offer(proposal, to: items)
    } else {
      var room = length
      for position in 1..<items.count { room -= space(items[position - 1], items[position]) }
      division.divide(room, among: items, axis, across: proposal[axis.cross])
    }
    swap(&division, &self.division)
    sharedProposal = proposal
    return self.division.shares
  }
}
