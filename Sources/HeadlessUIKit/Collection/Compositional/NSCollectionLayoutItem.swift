// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a layout is composed of: an item, or a group of them.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
  /// The size in the group that holds it, in the section for a group of that.
  public let layoutSize: NSCollectionLayoutSize
  /// What stands beside the item, such as a badge; kept, as nothing beside items is placed here.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// How much smaller the item is drawn than the room it takes; of no effect where the content decides.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// The insets, without those along an axis on which the content decides.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    let axes = layoutSize.flexibleAxes
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// Where something stands at the edges of what it belongs to.
@MainActor @preconcurrency open class NSCollectionLayoutAnchor: NSObject {
  /// The edges.
  public let edges: NSDirectionalRectEdge
  /// How far it is moved from there: points, or parts of its own size.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  /// At some edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// At some edges, moved by points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// At some edges, moved by parts of its own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }
}

/// What stands beside an item or a section: a view of a kind that the data source makes.
@MainActor @preconcurrency open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind under which the data source is asked for the view.
  public let elementKind: String
  /// Where it stands.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// What lies above others: the larger.
  open var zIndex = 1

  /// Creates what stands beside an item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header, a footer, or another view at the edge of a section or of the whole.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge, or the corner.
  public let alignment: NSRectAlignment
  /// How far it is moved from there, in points.
  public let offset: CGPoint
  /// Whether the section makes room for it; else it lies over the items.
  open var extendsBoundary = true
  /// Whether it stays in sight while its section is.
  open var pinToVisibleBounds = false
  /// How much room is left before it, in points.
  final var padding: CGFloat = 0

  /// Creates a header, a footer, or another view at an edge.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super
      .init(
        layoutSize: layoutSize,
        elementKind: elementKind,
        containerAnchor: NSCollectionLayoutAnchor(edges: [])
      )
  }

  /// Whether it stands at the upper edge.
  var isAtTop: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
  /// Whether it stands at the lower edge.
  var isAtBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}

/// A view behind a section that shows no data; kept, as none is made here.
@MainActor @preconcurrency open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which its class is registered.
  public let elementKind: String
  /// What lies above others: the larger.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// A background of a section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none = 0
  /// The upper edge.
  case top = 1
  /// The upper corner where text begins.
  case topLeading = 2
  /// The edge where text begins.
  case leading = 3
  /// The lower corner where text begins.
  case bottomLeading = 4
  /// The lower edge.
  case bottom = 5
  /// The lower corner where text ends.
  case bottomTrailing = 6
  /// The edge where text ends.
  case trailing = 7
  /// The upper corner where text ends.
  case topTrailing = 8
}
