// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UICollectionView {
  public var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else {
      for path in selection { deselectItem(at: path, animated: animated) }
      return
    }
    select(indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }

  @_spi(Headless) public func touchItem(at indexPath: IndexPath) {
    press(indexPath)
    lift()
  }

  private var takesTouches: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func select(_ path: IndexPath) {
    if !selectsSeveral {
      for other in selection where other != path { deselectItem(at: other, animated: false) }
    }
    selection.insert(path)
    cells[path]?.isSelected = true
  }

  @discardableResult func press(_ path: IndexPath) -> Bool {
    guard pressedPath == nil, takesTouches,
      delegate?.collectionView(self, shouldHighlightItemAt: path) != false
    else { return false }
    pressedPath = path
    cells[path]?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  /// Selects the touched item, then ends its highlight, in Apple's published order.
  func lift() {
    guard let path = pressedPath else { return }
    if let cell = cells[path] as? UICollectionViewListCell, cell.expandsByTap {
      release()
      return cell.toggleOutline()
    }
    if selection.contains(path) {
      if selectsSeveral,
        delegate?.collectionView(self, shouldDeselectItemAt: path) != false
      {
        deselectItem(at: path, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: path)
      }
    } else if delegate?.collectionView(self, shouldSelectItemAt: path) != false {
      let replaced = selectsSeveral ? [] : selection.sorted()
      select(path)
      for other in replaced { delegate?.collectionView(self, didDeselectItemAt: other) }
      delegate?.collectionView(self, didSelectItemAt: path)
    }
    release()
  }

  func release() {
    guard let path = pressedPath else { return }
    pressedPath = nil
    cells[path]?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }
}

/// Swipes of list items, as of table rows; headers and edited lists have none.
extension UICollectionView: SwipingList {
  func row(of view: UIView) -> IndexPath? { (view as? UICollectionViewCell).flatMap(indexPath) }
  func row(at place: CGPoint) -> IndexPath? { indexPathForItem(at: place) }

  func swipeableCell(at path: IndexPath) -> (any SwipeableCell)? {
    guard !isEditing, let cell = cells[path] as? UICollectionViewListCell,
      cell.listPlace?.role == .item
    else { return nil }
    return cell
  }

  func swipeActions(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let list = (cells[path] as? UICollectionViewListCell)?.listPlace?.configuration else {
      return nil
    }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(path)
      : list.trailingSwipeActionsConfigurationProvider?(path)
  }

  func swipeWillBegin(at path: IndexPath) {}
  func swipeDidEnd(at path: IndexPath) {}
}

extension UICollectionViewListCell: SwipeableCell {
  func swipeDidChange(isSwiped: Bool) {
    self.isSwiped = isSwiped
    setNeedsUpdateConfiguration()
  }
}
