// SPDX-License-Identifier: Apache-2.0

import Foundation

public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

public struct HorizontalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  /// At the edge where text begins, the left one here.
  public static let leading = HorizontalAlignment(guide: .start)
  public static let center = HorizontalAlignment(guide: .center)
  /// At the edge where text ends, the right one here.
  public static let trailing = HorizontalAlignment(guide: .end)
}

public struct VerticalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  public static let top = VerticalAlignment(guide: .start)
  public static let center = VerticalAlignment(guide: .center)
  public static let bottom = VerticalAlignment(guide: .end)
  public static let firstTextBaseline = VerticalAlignment(guide: .firstBaseline)
  public static let lastTextBaseline = VerticalAlignment(guide: .lastBaseline)
}

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

  /// The offset of the line in an area; an area has no text, so its baselines lie at the bottom.
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
