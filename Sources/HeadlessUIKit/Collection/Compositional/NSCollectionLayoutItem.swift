// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a layout is composed of: an item, or a group of them.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }
  final var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    storedSupplementaryItems = supplementaryItems
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
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  public let isAbsoluteOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }
}

/// What stands beside an item or a section: a view of a kind that the data source makes.
@MainActor @preconcurrency open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header, a footer, or another view at the edge of a section or of the whole.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  open var extendsBoundary = true
  open var pinToVisibleBounds = false
  /// How much room is left before it, in points.
  final var padding: CGFloat = 0

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

  /// Whether it stands at the end along the scrolling.
  func isAtEnd(_ axes: FlowAxes) -> Bool {
    axes.isVertical
      ? [.bottom, .bottomLeading, .bottomTrailing].contains(alignment)
      : [.trailing, .topTrailing, .bottomTrailing].contains(alignment)
  }

  /// Whether it stands beside the items, across the scrolling.
  func isBeside(_ axes: FlowAxes) -> Bool {
    axes.isVertical
      ? [.leading, .trailing].contains(alignment) : [.top, .bottom].contains(alignment)
  }

  /// Whether it stands on the near side, where it stands beside the items.
  var isFirstBeside: Bool { alignment == .leading || alignment == .top }
}

/// A view behind a section that shows no data, which the layout makes.
@MainActor @preconcurrency open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  /// The upper corner where text begins.
  case topLeading = 2
  /// The edge where text begins.
  case leading = 3
  /// The lower corner where text begins.
  case bottomLeading = 4
  case bottom = 5
  /// The lower corner where text ends.
  case bottomTrailing = 6
  /// The edge where text ends.
  case trailing = 7
  /// The upper corner where text ends.
  case topTrailing = 8
}
