// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Items of lists are swiped aside as rows of tables are; their list's configuration says what they offer.
///
/// Headers are not swiped, nor the items that stand for them, and none is while the collection is edited.
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
