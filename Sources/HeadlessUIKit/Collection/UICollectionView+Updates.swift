// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The changes of a batch: deletions, reloads and moves by old positions, insertions by new ones.
struct CollectionBatch {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moves: [IndexPath: IndexPath] = [:]
  var sectionMoves: [Int: Int] = [:]

  var sections: IndexShift {
    IndexShift(
      removing: deletedSections.union(sectionMoves.keys).sorted(),
      inserting: insertedSections.union(sectionMoves.values).sorted()
    )
  }

  func items(from old: Int, to new: Int) -> IndexShift {
    let gone = deleted.union(moves.keys).filter { $0.section == old }.map(\.item)
    let come = inserted.union(moves.values).filter { $0.section == new }.map(\.item)
    return IndexShift(removing: gone.sorted(), inserting: come.sorted())
  }

  func newPlace(of path: IndexPath, _ shifts: inout [Int: IndexShift]) -> IndexPath? {
    if let target = moves[path] { return target }
    guard let section = sectionMoves[path.section] ?? sections.newIndex(of: path.section) else {
      return nil
    }
    let shift = shifts[path.section] ?? items(from: path.section, to: section)
    shifts[path.section] = shift
    return shift.newIndex(of: path.item).map { IndexPath(item: $0, section: section) }
  }

  func expectedCounts(from counts: [Int], sectionCount: Int) -> [Int?] {
    let shift = sections
    return (0..<sectionCount)
      .map { new in
        let moved = sectionMoves.first { $0.value == new }?.key
        guard let old = moved ?? shift.oldIndex(of: new), counts.indices.contains(old),
          !reloadedSections.contains(old)
        else { return nil }
        let items = items(from: old, to: new)
        return counts[old] - items.removed.count + items.inserted.count
      }
  }
}

extension UICollectionView {
  public func reloadData() {
    forgetEverything()
    itemCounts = nil
    selection.removeAll()
    layoutIsInvalid()
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloaded.formUnion(indexPaths) }
  }

  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cells[path], let dataSource else { continue }
      reconfigured = cell
      defer { reconfigured = nil }
      let filled = dataSource.collectionView(self, cellForItemAt: path)
      require(
        filled === cell,
        "While an item is reconfigured, its own cell must be dequeued again."
      )
    }
    layoutIsInvalid()
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    update { $0.inserted.formUnion(indexPaths) }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deleted.formUnion(indexPaths) }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moves[indexPath] = newIndexPath }
  }

  public func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.sectionMoves[section] = newSection }
  }

  public var hasUncommittedUpdates: Bool { batch != nil }

  public func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Performs several updates at once, without animation.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if batch != nil {
      updates?()
    } else {
      begin()
      updates?()
      end()
    }
    completion?(true)
  }

  private func update(_ change: (inout CollectionBatch) -> Void) {
    let isAlone = batch == nil
    if isAlone { begin() }
    if var current = batch {
      change(&current)
      batch = current
    }
    if isAlone { end() }
  }

  private func begin() {
    // The former counts must be known before the data source has the new ones.
    _ = numberOfSections
    batch = CollectionBatch()
  }

  private func end() {
    guard let done = batch, let former = itemCounts else { return }
    batch = nil
    let counts = askCounts()
    check(done, from: former, to: counts)
    itemCounts = counts
    var shifts: [Int: IndexShift] = [:]
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in cells {
      let isReloaded = done.reloaded.contains(path) || done.reloadedSections.contains(path.section)
      if !isReloaded, let place = done.newPlace(of: path, &shifts) {
        kept[place] = cell
      } else {
        takeBack(cell, from: path)
      }
    }
    cells = kept
    fingerStays { done.newPlace(of: $0, &shifts) }
    selection = Set(selection.compactMap { done.newPlace(of: $0, &shifts) })
    for (place, view) in supplementaries { takeBack(view, from: place) }
    moveSizes(done, &shifts)
    layoutIsInvalid()
  }

  private func moveSizes(_ done: CollectionBatch, _ shifts: inout [Int: IndexShift]) {
    var known = shifts
    let sections = done.sections
    layout.movePreferredSizes(
      items: { path in
        let isReloaded =
          done.reloaded.contains(path) || done.reloadedSections.contains(path.section)
        return isReloaded ? nil : done.newPlace(of: path, &known)
      },
      sections: { done.sectionMoves[$0] ?? sections.newIndex(of: $0) }
    )
    shifts = known
  }

  private func check(_ done: CollectionBatch, from former: [Int], to counts: [Int]) {
    let expected = former.count - done.deletedSections.count + done.insertedSections.count
    require(
      counts.count == expected,
      "After the updates there must be \(expected) sections, found \(counts.count): \(former.count) before, "
        + "\(done.insertedSections.count) put in, \(done.deletedSections.count) taken out."
    )
    for (section, count) in done.expectedCounts(from: former, sectionCount: counts.count)
      .enumerated()
    {
      guard let count, count != counts[section] else { continue }
      stop(
        "After the updates section \(section) must have \(count) items, found \(counts[section]). Say what was "
          + "put in and taken out, or call reloadData()."
      )
    }
  }

  private func fingerStays(_ newPlace: (IndexPath) -> IndexPath?) {
    pressedPath = pressedPath.flatMap(newPlace)
    if swipe?.actions == nil { swipe = nil }
  }

  private func forgetEverything() {
    pressedPath = nil
    closeSwipe()
    for (path, cell) in cells { takeBack(cell, from: path) }
    for (place, view) in supplementaries { takeBack(view, from: place) }
    layout.forgetPreferredSizes()
  }
}

extension Dictionary {
  func movedKeys(_ newKey: (Key) -> Key?) -> [Key: Value] {
    var moved: [Key: Value] = [:]
    for (key, value) in self { if let key = newKey(key) { moved[key] = value } }
    return moved
  }
}
