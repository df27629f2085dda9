// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What places the items of a collection; a subclass overrides what it decides on.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  open func prepare() {}

  /// The size of the whole content; nothing here.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all that reaches into a rectangle of the content; none here.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    guard let known = viewClass as? UICollectionReusableView.Type else {
      stop(
        "Only a subclass of UICollectionReusableView can be registered for \"\(elementKind)\", found \(viewClass)."
      )
    }
    decorationClasses[elementKind] = known
  }

  final func makeDecoration(_ kind: String, frame: CGRect) -> UICollectionReusableView {
    guard let known = decorationClasses[kind] else {
      stop(
        "No class is registered for decoration views of kind \"\(kind)\": call the layout's "
          + "register(_:forDecorationViewOfKind:)."
      )
    }
    return known._registered(frame)
  }

  /// The colour behind everything where the collection has none of its own.
  var backdrop: UIColor? { nil }

  /// Whether other bounds, by scrolling or by another size, make another layout; not here.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Whether items are asked for the size that they would like to have, each time they are placed.
  var asksItemsForSizes: Bool { true }

  /// Takes over the size that an item asks for, where that makes another layout.
  func take(_ preferred: UICollectionViewLayoutAttributes) {}

  /// Forgets the sizes that items have asked for, as all may be others now.
  func forgetPreferredSizes() {}

  /// Takes the sizes that items have asked for to their new places; what has none there is forgotten.
  func movePreferredSizes(items: (IndexPath) -> IndexPath?, sections: (Int) -> Int?) {}

  /// The room, the traits or the direction of text are others: everything is to be placed anew.
  func environmentDidChange() {}

  open func invalidateLayout() {
    collectionView?.layoutIsInvalid()
  }

  /// Returns where scrolling by a finger ends; asked by nobody, as no finger drags here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }
}
