// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A node that lays out what it holds one in front of the other.
final class LayersNode: _ContainerNode {
  private var alignment = Alignment.center

  func take(alignment: Alignment) {
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    invalidate()
  }

  /// Places the layers, aligned as one, in an area that others decided on.
  func place(in area: CGSize, at origin: CGPoint) {
    let offered = Proposal(area)
    let corner = alignment.origin(of: self, size(offered), offered, in: area)
    place(at: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y), offered)
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    let extent = extent(proposal)
    return CGSize(width: extent.horizontal.length, height: extent.vertical.length)
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    let extent = extent(proposal)
    for item in items {
      let size = item.size(proposal)
      let x = alignment.horizontal.guide.offset(of: item, size, proposal, .horizontal)
      let y = alignment.vertical.guide.offset(of: item, size, proposal, .vertical)
      item.place(
        at: CGPoint(
          x: origin.x + extent.horizontal.before - x,
          y: origin.y + extent.vertical.before - y
        ),
        proposal
      )
    }
  }

  override func firstBaseline(_ proposal: Proposal) -> CGFloat? {
    baselines(proposal) { $0.firstBaseline($1) }.min()
  }

  override func lastBaseline(_ proposal: Proposal) -> CGFloat? {
    baselines(proposal) { $0.lastBaseline($1) }.max()
  }

  private func baselines(
    _ proposal: Proposal,
    _ ask: (_ViewNode, Proposal) -> CGFloat?
  ) -> [CGFloat] {
    let before = extent(proposal).vertical.before
    return items.compactMap { item in
      guard let line = ask(item, proposal) else { return nil }
      let size = item.size(proposal)
      return before - alignment.vertical.guide.offset(of: item, size, proposal, .vertical) + line
    }
  }

  /// The reach of the items of highest layout priority around the lines they are aligned on.
  private func extent(_ proposal: Proposal) -> (horizontal: Reach, vertical: Reach) {
    var reach = (horizontal: Reach(), vertical: Reach())
    let items = items
    let highest = items.lazy.map(\.layoutPriority).max() ?? 0
    for item in items where item.layoutPriority == highest {
      let size = item.size(proposal)
      reach.horizontal.include(
        alignment.horizontal.guide.offset(of: item, size, proposal, .horizontal),
        of: size.width
      )
      reach.vertical.include(
        alignment.vertical.guide.offset(of: item, size, proposal, .vertical),
        of: size.height
      )
    }
    return reach
  }

  /// How far items reach to both sides of a line.
  private struct Reach {
    var before: CGFloat = 0
    var after: CGFloat = 0

    var length: CGFloat { max(0, before + after) }

    mutating func include(_ guide: CGFloat, of length: CGFloat) {
      guard length < .infinity else {
        after = .infinity
        return
      }
      before = max(before, guide)
      after = max(after, length - guide)
    }
  }
}
