// SPDX-License-Identifier: Apache-2.0

public import Foundation

@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open func prepare() {}

  /// The size of the content; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of elements in a rectangle; none by default.
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

  var backdrop: UIColor? { nil }

  /// Returns true if new bounds need another layout; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// True if items are asked for their preferred size at each placement.
  var asksItemsForSizes: Bool { true }

  func take(_ preferred: UICollectionViewLayoutAttributes) {}
  func forgetPreferredSizes() {}

  /// Moves preferred sizes to the items' new positions; drops others.
  func movePreferredSizes(items: (IndexPath) -> IndexPath?, sections: (Int) -> Int?) {}

  /// Responds to a new size, traits or text direction: places everything again.
  func environmentDidChange() {}

  open func invalidateLayout() { collectionView?.layoutIsInvalid() }

  /// Returns the end of a drag; never called.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}
