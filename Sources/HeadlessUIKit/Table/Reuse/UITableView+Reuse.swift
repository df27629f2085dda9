// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
public import Foundation

extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    require(!identifier.isEmpty, "A reuse identifier must not be empty.")
    let index = pools.index(of: identifier)
    if !nibs.isEmpty { nibs[identifier] = nil }
    guard let cellClass else { return pools.register(nil, at: index) }
    guard let cellType = cellClass as? UITableViewCell.Type else {
      stop(
        "Only a subclass of UITableViewCell can be registered for \"\(identifier)\", found "
          + "\(cellClass)."
      )
    }
    pools.register(cellType, at: index)
  }

  /// Returns a reused or new cell of a registered identifier.
  ///
  /// While a row is reconfigured, its own cell is returned, unreset (R1, R3, R34).
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      stop(
        "No class is registered for the reuse identifier \"\(identifier)\" (row "
          + "\(indexPath.row) of section \(indexPath.section)): call register(_:"
          + "forCellReuseIdentifier:) before the table asks for cells."
      )
    }
    return cell
  }

  /// Returns a reused or new cell, or nil without a registered class (R1).
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let reconfiguring { return reuse(reconfiguring, as: identifier) }
    let index = pools.index(of: identifier)
    engine_count_cells_dequeued(1)
    if let cell = pools.take(from: index) {
      engine_count_reuse_hits(1)
      engine_count_prepares_for_reuse(1)
      // A touch does not follow the cell to its next row.
      if cell.storedIsHighlighted { cell.setHighlighted(false, animated: false) }
      if cell.storedIsSelected { cell.leaveSelection() }
      cell.live(.reset)
      cell.prepareForReuse()
      cellObserver?.cellDidDequeue(isReused: true)
      return cell
    }
    let start = offscreen?.stopwatch?.clock.nowNanoseconds
    guard let cell = newCell(identifier, poolIndex: index) else { return nil }
    if let start { noteCreation(since: start, at: index) }
    adopt(cell, poolIndex: index)
    cellObserver?.cellDidDequeue(isReused: false)
    return cell
  }

  private func newCell(_ identifier: String, poolIndex: Int32) -> UITableViewCell? {
    if let cellClass = pools.registeredClass(at: poolIndex) {
      return cellClass._registered(.default, identifier: identifier)
    }
    return nibs[identifier]?.makeReusable(UITableViewCell.self, identifier: identifier)
  }

  /// Returns a dequeued, undisplayed cell to its pool.
  @_spi(Headless) public func recycle(_ cell: UITableViewCell) {
    require(
      cell.belongs(to: self) && cell.row < 0 && !cell.isPooled,
      "Only a cell of this table that is neither displayed nor in a pool can be recycled."
    )
    giveBack(cell)
  }

  /// Counts the table's cells; O(cells).
  @_spi(Headless) public func reuseAccounting() -> ReuseAccounting {
    ReuseAccounting(
      created: ledger.created,
      live: visible.count + replaced.count,
      offscreen: offscreen?.cellCount ?? 0,
      pooled: pools.pooledCount,
      discarded: ledger.discarded
    )
  }

  @inline(__always) func giveBack(_ cell: UITableViewCell) {
    if swipe?.cell === cell { closeSwipe() }
    if cell.poolIndex >= 0 {
      if pools.put(cell) {
        cell.live(.pool)
        engine_count_recycles(1)
        return
      }
      engine_count_evictions(1)
    }
    discard(cell)
  }

  func adopt(_ cell: UITableViewCell, poolIndex: Int32? = nil) {
    engine_count_cells_created(1)
    ledger.created += 1
    cell.beginLife()
    reference.width = storedFrame.width
    cell.tableReference = reference
    // Until the cell has a table, it has the traits of a screen.
    if cell.parent == nil { cell.inheritTraits(insteadOf: .system) }
    // A table that has ended may have left its marks.
    cell.row = -1
    cell.section = -1
    cell.isPooled = false
    if let poolIndex {
      cell.poolIndex = poolIndex
    } else if let identifier = cell.reuseIdentifier {
      cell.poolIndex = pools.index(of: identifier)
    }
  }

  private func discard(_ cell: UITableViewCell) {
    engine_count_discards(1)
    ledger.discarded += 1
    cell.live(.discard)
    cell.tableReference = nil
    cell.removeFromSuperview()
  }

  private func reuse(_ cell: UITableViewCell, as identifier: String) -> UITableViewCell {
    require(
      cell.reuseIdentifier == identifier,
      "While row \(cell.row) of section \(cell.section) is reconfigured, its cell of \""
        + "\(cell.reuseIdentifier ?? "no identifier")\" must be dequeued again, found \""
        + "\(identifier)\". Use reloadData() where a row changes its kind of cell."
    )
    cellObserver?.cellDidDequeue(isReused: true)
    return cell
  }
}
