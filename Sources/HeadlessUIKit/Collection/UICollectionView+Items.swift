// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UICollectionView {
  private static let sizingLimit = 16

  public var numberOfSections: Int { counts.count }

  public func numberOfItems(inSection section: Int) -> Int {
    require(
      counts.indices.contains(section),
      "Section \(section) is not among the \(counts.count) sections of the collection."
    )
    return counts[section]
  }

  private var counts: [Int] {
    if let itemCounts { return itemCounts }
    let counts = askCounts()
    itemCounts = counts
    return counts
  }

  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self)))
      .map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) }
  }

  // MARK: Visible items

  func showItems() {
    var rounds = 0
    repeat {
      prepareLayout()
      rounds += 1
    } while showOnce() && rounds < Self.sizingLimit
  }

  func prepareLayout() {
    guard needsPrepare else { return }
    needsPrepare = false
    layout.prepare()
    let former = contentSize
    contentSize = layout.collectionViewContentSize
    if contentSize.width < former.width || contentSize.height < former.height {
      keepContentInSight()
    }
  }

  private func keepContentInSight() {
    let inset = adjustedContentInset
    let size = storedFrame.size
    let highest = CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - size.width),
      y: max(-inset.top, contentSize.height + inset.bottom - size.height)
    )
    let offset = contentOffset
    if offset.x > highest.x || offset.y > highest.y {
      contentOffset = CGPoint(x: min(offset.x, highest.x), y: min(offset.y, highest.y))
    }
  }

  /// Displays what is in the bounds; returns true if an item changed its size.
  private func showOnce() -> Bool {
    let seen = storedFrame.width > 0 && storedFrame.height > 0
    let elements = seen ? layout.layoutAttributesForElements(in: bounds) ?? [] : []
    var stale = cells
    var staleViews = supplementaries
    for element in elements {
      if let kind = element.representedElementKind {
        staleViews[SupplementaryPlace(kind: kind, path: element.indexPath)] = nil
      } else {
        stale[element.indexPath] = nil
      }
    }
    // Items out of sight first, so that others can reuse their cells.
    for (path, cell) in stale { takeBack(cell, from: path) }
    for (place, view) in staleViews { takeBack(view, from: place) }
    var isResized = false
    for element in elements {
      let kind = element.representedElementKind
      if kind.map({ show(element, as: $0) }) ?? show(element) { isResized = true }
    }
    return isResized
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    let cell: UICollectionViewCell
    if let shown = cells[path] {
      cell = shown
    } else {
      guard let dataSource else { return false }
      cell = dataSource.collectionView(self, cellForItemAt: path)
      cell.isSelected = selection.contains(path)
      cells[path] = cell
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      addSubview(cell)
    }
    place(cell, by: attributes)
    return askForSize(cell, attributes)
  }

  private func askForSize(
    _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard layout.asksItemsForSizes, attributes.flexibleAxes != [] else { return false }
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    guard preferred.size != attributes.size,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: attributes
      )
    else { return false }
    layout.take(preferred)
    needsPrepare = true
    return true
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes, as kind: String) -> Bool {
    let place = SupplementaryPlace(kind: kind, path: attributes.indexPath)
    let isDecoration = attributes.representedElementCategory == .decorationView
    if let shown = supplementaries[place] {
      self.place(shown, by: attributes)
      return isDecoration ? false : askForSize(shown, attributes)
    }
    guard let view = view(of: kind, attributes, isDecoration: isDecoration) else { return false }
    supplementaries[place] = view
    if !isDecoration {
      delegate?
        .collectionView(
          self,
          willDisplaySupplementaryView: view,
          forElementKind: kind,
          at: attributes.indexPath
        )
    }
    if isDecoration {
      // Behind the items, in front of the background view.
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    } else {
      addSubview(view)
    }
    self.place(view, by: attributes)
    return isDecoration ? false : askForSize(view, attributes)
  }

  private func view(
    of kind: String,
    _ attributes: UICollectionViewLayoutAttributes,
    isDecoration: Bool
  ) -> UICollectionReusableView? {
    if isDecoration { return layout.makeDecoration(kind, frame: attributes.frame) }
    return dataSource?
      .collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
  }

  private func place(
    _ view: UICollectionReusableView,
    by attributes: UICollectionViewLayoutAttributes
  ) {
    if view.transform != .identity { view.transform = .identity }
    view.frame = attributes.frame
    view.transform = attributes.transform
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    let isBehind = attributes.representedElementCategory == .decorationView
    // The order of subviews puts backgrounds behind items; a position of their own puts them behind
    // all.
    let position = isBehind ? 0 : CGFloat(attributes.zIndex)
    if position != 0 || view.layerExtras != nil { view.layer.zPosition = position }
    view.apply(attributes)
  }

  func takeBack(_ cell: UICollectionViewCell, from path: IndexPath) {
    cells[path] = nil
    if pressedPath == path { release() }
    if swipe?.cell === cell { closeSwipe() }
    cell.removeFromSuperview()
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    cell.isHighlighted = false
    pools.put(cell, kind: nil)
  }

  func takeBack(_ view: UICollectionReusableView, from place: SupplementaryPlace) {
    supplementaries[place] = nil
    view.removeFromSuperview()
    // A view that was not dequeued belongs to the layout.
    guard view.reuseIdentifier != nil else { return }
    delegate?
      .collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: place.kind,
        at: place.path
      )
    pools.put(view, kind: place.kind)
  }

  public var visibleCells: [UICollectionViewCell] { Array(cells.values) }
  public var indexPathsForVisibleItems: [IndexPath] { Array(cells.keys) }
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  /// Returns the item of a displayed cell, or nil; O(cells).
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(origin: point, size: CGSize(width: 0.5, height: 0.5))
    return layout.layoutAttributesForElements(in: spot)?
      .last { $0.representedElementKind == nil && $0.frame.contains(point) }?
      .indexPath
  }

  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplementaries[SupplementaryPlace(kind: elementKind, path: indexPath)]
  }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplementaries.filter { $0.key.kind == elementKind }.map(\.value)
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplementaries.keys.filter { $0.kind == elementKind }.map(\.path)
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    prepareLayout()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      stop(
        "Item \(indexPath.item) of section \(indexPath.section) is not in the collection to scroll to."
      )
    }
    if position.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    let size = storedFrame.size
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY }
    if position.contains(.centeredVertically) { offset.y = frame.midY - size.height / 2 }
    if position.contains(.bottom) { offset.y = frame.maxY - size.height }
    if position.contains(.left) { offset.x = frame.minX }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - size.width / 2 }
    if position.contains(.right) { offset.x = frame.maxX - size.width }
    let inset = adjustedContentInset
    let highest = CGPoint(
      x: contentSize.width + inset.right - size.width,
      y: contentSize.height + inset.bottom - size.height
    )
    offset.x = max(-inset.left, min(highest.x, offset.x))
    offset.y = max(-inset.top, min(highest.y, offset.y))
    setContentOffset(offset, animated: animated)
  }
}
