// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How the items of a section are placed.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// What the section looks like as a list; nil for any other.
  var list: UICollectionLayoutListConfiguration?
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  /// From where the insets count; kept, as there is no safe area here.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the groups stand in a line of their own, across the scrolling.
  ///
  /// They stand so here too; no finger moves the line, so those beyond the edge are not seen.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  /// From where the insets of those views count; kept, as there is no safe area here.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Views behind the section; kept, as none are made here.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// What changes the items that are seen while they scroll; kept, and called by nobody here.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// An item that is seen, as an app may change it while it scrolls.
@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  /// What lies above others: the larger.
  var zIndex: Int { get set }
  var transform: CGAffineTransform { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  /// Its rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// Whether it is an item's cell.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a view that is no cell.
  var representedElementKind: String? { get }
}

/// How a section scrolls across the direction of the whole.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  /// By pages as wide as the section.
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

/// From where insets count.
public enum UIContentInsetsReference: Int, Sendable {
  /// From where the layout says.
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// What holds for a whole compositional layout.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  /// Views at the edges of the whole; kept, as none are made here.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// From where insets count; kept, as there is no safe area here.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }
}
