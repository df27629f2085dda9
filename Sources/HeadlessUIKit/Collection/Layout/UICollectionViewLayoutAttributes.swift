// SPDX-License-Identifier: Apache-2.0

public import Foundation

@MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath: IndexPath
  open private(set) var representedElementKind: String?
  private var isDecoration = false
  final var flexibleAxes = FlexibleAxes.both
  final var listPlace: ListPlace?
  open var frame = CGRect.zero
  /// The opacity from 0 to 1.
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity

  public required override init() {
    indexPath = IndexPath()
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init(forSupplementaryViewOfKind: decorationViewKind, with: indexPath)
    isDecoration = true
  }

  open var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil ? .cell : isDecoration ? .decorationView : .supplementaryView
  }

  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

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

  /// An object used on the main thread alone that passes a Sendable boundary.
  private struct Carried: @unchecked Sendable {
    let value: Any
  }
}
