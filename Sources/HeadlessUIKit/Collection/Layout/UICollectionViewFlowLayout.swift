// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Places items in lines along the scroll axis.
///
/// Lines but a section's last are justified; the last keeps the spacing above if all sizes are
/// equal, else the minimum. Items are centered across a line. (The documentation states the minimal
/// spacing alone; the rest is observed.) Preparing takes O(items), a lookup O(log lines) and the
/// number found.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidate(itemSize != oldValue) } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidate(estimatedItemSize != oldValue) } }
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidate(minimumLineSpacing != oldValue) }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidate(minimumInteritemSpacing != oldValue) }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidate(scrollDirection != oldValue) }
  }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidate(sectionInset != oldValue) } }
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidate(headerReferenceSize != oldValue) }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidate(footerReferenceSize != oldValue) }
  }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  private var sections: [FlowSection] = []
  private var extent = CGSize.zero
  private var measured: [IndexPath: CGSize] = [:]

  private func invalidate(_ isChanged: Bool) {
    guard isChanged else { return }
    measured.removeAll()
    invalidateLayout()
  }

  open override func prepare() {
    super.prepare()
    sections.removeAll(keepingCapacity: true)
    extent = .zero
    guard let view = collectionView else { return }
    let axes = FlowAxes(scrollDirection)
    let breadth = axes.across(view.contentArea)
    var position: CGFloat = 0
    for index in 0..<view.numberOfSections {
      let section = section(index, of: view, at: position, breadth: breadth, axes)
      position = section.end
      sections.append(section)
    }
    extent = axes.size(along: position, across: breadth)
  }

  private func section(
    _ index: Int,
    of view: UICollectionView,
    at position: CGFloat,
    breadth: CGFloat,
    _ axes: FlowAxes
  ) -> FlowSection {
    let asked = view.flowDelegate
    let inset = asked?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let header =
      asked?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
      ?? headerReferenceSize
    let footer =
      asked?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
      ?? footerReferenceSize
    let spacing = (
      line: asked?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
        ?? minimumLineSpacing,
      item: asked?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
        ?? minimumInteritemSpacing
    )
    let sizes = (0..<view.numberOfItems(inSection: index))
      .map { size(ofItemAt: IndexPath(item: $0, section: index), in: view, asked) }
    return FlowSection(
      sizes: sizes,
      from: position,
      breadth: breadth,
      inset: inset,
      ends: (axes.along(header), axes.along(footer)),
      spacing: spacing,
      axes: axes
    )
  }

  private func size(
    ofItemAt path: IndexPath,
    in view: UICollectionView,
    _ asked: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    if let known = measured[path] { return known }
    if estimatedItemSize != .zero {
      return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    }
    let size = asked?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    return CGSize(width: max(0, size.width.orZero), height: max(0, size.height.orZero))
  }

  open override var collectionViewContentSize: CGSize { extent }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let axes = FlowAxes(scrollDirection)
    let range = axes.along(rect.origin)...max(axes.along(rect.origin), axes.end(of: rect))
    var found: [UICollectionViewLayoutAttributes] = []
    let first = sections.partitioningIndex { $0.end > range.lowerBound }
    for index in first..<sections.count {
      let section = sections[index]
      guard section.start < range.upperBound else { break }
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        let path = IndexPath(item: 0, section: index)
        if let view = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          view.frame.overlaps(rect)
        {
          found.append(view)
        }
      }
      for item in section.items(in: range) {
        let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: index))
        if let attributes, attributes.frame.overlaps(rect) { found.append(attributes) }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      let frame = sections[indexPath.section].frame(of: indexPath.item)
    else { return nil }
    let kind = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (kind ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = indexPath
    attributes.frame = frame
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    let seen =
      pins ? collectionView.map { CGRect(origin: $0.contentOffset, size: $0.bounds.size) } : nil
    let section = sections[indexPath.section]
    guard let frame = section.frame(ofHeader: isHeader, pinnedTo: seen) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind,
      with: indexPath
    )
    attributes.frame = frame
    attributes.zIndex = pins ? 10 : 0
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let axes = FlowAxes(scrollDirection)
    return axes.across(newBounds.size) != collectionView.map { axes.across($0.laidOutBounds.size) }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero
      && measured[preferredAttributes.indexPath] != preferredAttributes.size
  }

  override var asksItemsForSizes: Bool { estimatedItemSize != .zero }
  override func forgetPreferredSizes() { measured.removeAll() }

  override func movePreferredSizes(items: (IndexPath) -> IndexPath?, sections: (Int) -> Int?) {
    measured = measured.movedKeys(items)
  }

  override func take(_ preferred: UICollectionViewLayoutAttributes) {
    measured[preferred.indexPath] = preferred.size
  }
}
