// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Where an item or a supplementary view of a collection lies, and how it looks there.
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The item, or what the supplementary view belongs to.
  open var indexPath: IndexPath
  /// The kind of the supplementary or decoration view; nil for an item.
  open private(set) var representedElementKind: String?
  private var isDecoration = false
  /// On which axes the content decides, as far as the layout asks it.
  final var flexibleAxes = FlexibleAxes.both
  /// The part of a list that it is; nil outside of lists.
  final var listPlace: ListPlace?
  /// The rectangle in the coordinates of the content.
  open var frame = CGRect.zero
  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// What lies above others: the larger.
  open var zIndex = 0
  /// Whether the view is hidden.
  open var isHidden = false
  /// How the view is scaled and turned about its middle.
  open var transform = CGAffineTransform.identity

  public required override init() {
    indexPath = IndexPath()
    super.init()
  }

  /// Creates attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
  }

  /// Creates attributes of a decoration view, which the layout makes.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init(forSupplementaryViewOfKind: decorationViewKind, with: indexPath)
    isDecoration = true
  }

  /// Whether the attributes are an item's, a supplementary view's or a decoration view's.
  open var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil
      ? .cell : isDecoration ? .decorationView : .supplementaryView
  }

  /// The size of the frame; setting it keeps the middle where it is.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// Returns a copy; a subclass copies what it adds.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = Self()
      copy.indexPath = indexPath
      copy.representedElementKind = representedElementKind
      copy.isDecoration = isDecoration
      copy.flexibleAxes = flexibleAxes
      copy.listPlace = listPlace
      copy.frame = frame
      copy.alpha = alpha
      copy.zIndex = zIndex
      copy.isHidden = isHidden
      copy.transform = transform
      return Carried(value: copy)
    }
    .value
  }

  /// An object that is made and used on the main thread alone, and passes a border that does not know.
  private struct Carried: @unchecked Sendable {
    let value: Any
  }
}
