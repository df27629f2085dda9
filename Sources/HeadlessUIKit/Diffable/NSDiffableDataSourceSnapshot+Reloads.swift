// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSnapshot {
  /// Marks items that are to get other cells (R34); they must be there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    checkItems(identifiers)
    reloadedItems.mark(identifiers)
  }

  /// Marks items whose cells are to be filled again (R34); they must be there.
  ///
  /// An item that is also marked for a reload gets another cell, which is filled anyway.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    checkItems(identifiers)
    reconfiguredItems.mark(identifiers)
  }

  /// Marks sections that are to be loaded anew; they must be there.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = requiredPosition(of: identifier) }
    reloadedSections.mark(identifiers)
  }

  private func checkItems(_ identifiers: [ItemIdentifierType]) {
    guard let unknown = index.firstUnknown(of: identifiers, in: sections) else { return }
    stop("The item identifier \(SnapshotName(unknown)) is not in the snapshot.")
  }
}
