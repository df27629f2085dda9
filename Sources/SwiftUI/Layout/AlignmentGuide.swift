// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The line of a view that is brought in line with those of others.
enum AlignmentGuide: UInt8, Hashable {
  case start, center, end, firstBaseline, lastBaseline

  /// How far the line lies from the start of a node that has chosen a size for a proposal.
  @MainActor func offset(
    of node: _ViewNode,
    _ size: CGSize,
    _ proposal: Proposal,
    _ axis: Axis
  ) -> CGFloat {
    switch self {
    case .start: 0
    case .center: size[axis] / 2
    case .end: size[axis]
    case .firstBaseline: node.firstBaseline(proposal) ?? size[axis]
    case .lastBaseline: node.lastBaseline(proposal) ?? size[axis]
    }
  }

  /// How far the line lies from the start of an area that nodes are aligned in.
  ///
  /// An area has no text; its baselines lie at the bottom, as those of any view without.
  func offset(in length: CGFloat) -> CGFloat {
    switch self {
    case .start: 0
    case .center: length / 2
    case .end, .firstBaseline, .lastBaseline: length
    }
  }
}

extension Alignment {
  /// Where a node that has chosen a size lies in an area.
  @MainActor func origin(
    of node: _ViewNode,
    _ size: CGSize,
    _ proposal: Proposal,
    in area: CGSize
  ) -> CGPoint {
    CGPoint(
      x: horizontal.guide.offset(in: area.width)
        - horizontal.guide.offset(of: node, size, proposal, .horizontal),
      y: vertical.guide.offset(in: area.height)
        - vertical.guide.offset(of: node, size, proposal, .vertical)
    )
  }
}
