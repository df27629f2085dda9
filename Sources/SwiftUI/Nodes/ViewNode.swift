// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A mounted view: what stays on screen while view values come and go.
///
/// The parent proposes a size, the node chooses one, the parent places it. Chosen sizes are kept for
/// each proposal until something in or below the node changes; without that, nested stacks, which
/// ask each child several times, would take time exponential in their depth.
@MainActor public class _ViewNode {
  /// The node that holds this one; unowned, as a node and what it holds are released together.
  unowned(unsafe) var parent: _ViewNode?

  /// Read some hundred times a row, and changed in single steps: that no access overlaps another need not be
  /// found out at each, which cost a hosted row more than a twentieth of its instructions.
  @exclusivity(unchecked) private var sizes: [(proposal: Proposal, size: CGSize)] = []
  private var placedOrigin = CGPoint.zero
  private var placedProposal = Proposal.unspecified

  /// Whether something in or below the node has changed since it was placed.
  private(set) var needsPlacement = true

  /// The greatest number of sizes that are kept.
  private static let keptSizeCount = 64

  init() {}

  // MARK: What kinds of node override

  /// The size that the node chooses for a proposal.
  func measure(_ proposal: Proposal) -> CGSize { .zero }

  /// Places what the node shows, and the nodes below.
  func arrange(at origin: CGPoint, _ proposal: Proposal) {}

  /// Appends what a stack around the node lays out: the node itself unless it only stands for others.
  func appendItems(to items: inout [_ViewNode]) { items.append(self) }

  /// Appends the views that the node and those below show, back to front.
  func appendViews(to views: inout [UIView]) {}

  /// Called when something in or below the node has changed.
  func didInvalidate(_ change: NodeChange) {}

  /// Whether the node stands for a changing number of others.
  var isDynamic: Bool { false }

  /// The node's rank when a stack divides its length.
  var layoutPriority: Double { 0 }

  /// Whether a stack of default spacing leaves no space beside the node.
  var bringsOwnSpacing: Bool { false }

  /// How much the node's length varies along an axis, if that is known without measuring.
  func knownFlexibility(_ axis: Axis) -> CGFloat? { nil }

  /// How far the first baseline lies below the top, if there is text.
  func firstBaseline(_ proposal: Proposal) -> CGFloat? { nil }

  /// How far the last baseline lies below the top, if there is text.
  func lastBaseline(_ proposal: Proposal) -> CGFloat? { nil }

  // MARK: What parents call

  /// The size that the node chooses for a proposal, measured at most once.
  final func size(_ proposal: Proposal) -> CGSize {
    for entry in sizes where entry.proposal == proposal { return entry.size }
    let size = measure(proposal)
    if sizes.count == Self.keptSizeCount { sizes.removeAll(keepingCapacity: true) }
    sizes.append((proposal, size))
    return size
  }

  /// Places the node, unless it is placed there already and nothing has changed.
  final func place(at origin: CGPoint, _ proposal: Proposal) {
    guard needsPlacement || origin != placedOrigin || proposal != placedProposal else { return }
    needsPlacement = false
    placedOrigin = origin
    placedProposal = proposal
    arrange(at: origin, proposal)
  }

  /// How much the node's length varies between no room and endless room.
  final func flexibility(_ axis: Axis, across: CGFloat) -> CGFloat {
    if let known = knownFlexibility(axis) { return known }
    let most = size(Proposal(axis, .infinity, across: across))[axis]
    let least = size(Proposal(axis, 0, across: across))[axis]
    let difference = most - least
    return difference.isNaN ? 0 : difference
  }

  /// Forgets the sizes of the node and of all that hold it.
  final func invalidate(_ change: NodeChange = .size) {
    var node: _ViewNode? = self
    while let here = node {
      here.forgetSizes()
      here.didInvalidate(change)
      node = here.parent
    }
  }

  final func forgetSizes() {
    sizes.removeAll(keepingCapacity: true)
    needsPlacement = true
  }
}

/// What has changed in a mounted view.
enum NodeChange {
  /// Something that sizes or places depend on.
  case size
  /// Which nodes there are, or in which order.
  case structure
}
