// SPDX-License-Identifier: Apache-2.0

public import Foundation

@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  var list: UICollectionLayoutListConfiguration?
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  /// The reference of the insets; stored without effect.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The scrolling across the main axis: groups form one line, which no touch moves.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  /// The reference of those views' insets; stored without effect.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The views behind the section; stored without effect.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The handler for visible items while scrolling; stored without effect.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var transform: CGAffineTransform { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0, continuous, continuousGroupLeadingBoundary, paging, groupPaging
  case groupPagingCentered
}

public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0, none, safeArea, layoutMargins, readableContent
}

@MainActor @preconcurrency open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  /// The layout's boundary views; stored without effect.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of insets; stored without effect.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }
}
