// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where views are aligned in both directions.
public struct Alignment: Hashable, Sendable {
  /// Where from side to side.
  public var horizontal: HorizontalAlignment
  /// Where from top to bottom.
  public var vertical: VerticalAlignment

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// On the first baseline, in the middle from side to side.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// On the first baseline, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )

  /// Creates an alignment from its two directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Where views are aligned from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  /// At the edge where text begins, the left one here.
  public static let leading = HorizontalAlignment(guide: .start)
  /// In the middle.
  public static let center = HorizontalAlignment(guide: .center)
  /// At the edge where text ends, the right one here.
  public static let trailing = HorizontalAlignment(guide: .end)
}

/// Where views are aligned from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  /// At the top.
  public static let top = VerticalAlignment(guide: .start)
  /// In the middle.
  public static let center = VerticalAlignment(guide: .center)
  /// At the bottom.
  public static let bottom = VerticalAlignment(guide: .end)
  /// At the baseline of the first line of text; at the bottom of what has no text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstBaseline)
  /// At the baseline of the last line of text; at the bottom of what has no text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastBaseline)
}

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
