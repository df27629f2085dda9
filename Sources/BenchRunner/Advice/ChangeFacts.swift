// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

@MainActor struct ChangeFacts {
  var frameCount = 0
  /// The frames in which more than twice as many cells were filled as rows show something new.
  var wastefulFrameCount = 0
  var wastefulFillCount = 0
  var wastefulNewCount = 0
  var hasSnapshots = false
  /// The frames in which a snapshot without any known row was compared row by row.
  var differentFrameCount = 0
  var differentRowCount = 0
  /// The frames in which an identifier was replaced by a new one at its place, and all others stayed.
  var exchangedFrameCount = 0

  private var inspector = CellInspector()

  mutating func note(_ frame: () -> Void, of table: UITableView, _ ledger: FillLedger) {
    let filled = ledger.counts.count
    let (looks, snapshot) = (looks(of: table), SnapshotInspection(of: table))
    frame()
    frameCount += 1
    let fills = ledger.counts.count - filled
    var rest = looks
    var newCount = 0
    for (look, count) in self.looks(of: table) {
      let known = rest[look] ?? 0
      newCount += max(0, count - known)
      rest[look] = max(0, known - count)
    }
    // Where nothing looks new, new data may look as the old did: loading them all is then right.
    if newCount > 0, fills > 2 * newCount {
      wastefulFrameCount += 1
      wastefulFillCount += fills
      wastefulNewCount += newCount
      hasSnapshots = snapshot != nil
    }
    if let snapshot, let next = SnapshotInspection(of: table) { note(snapshot, next) }
  }

  private mutating func note(_ before: SnapshotInspection, _ after: SnapshotInspection) {
    guard after.comparedCount > before.comparedCount, !after.items.isEmpty else { return }
    let known = Set(before.items)
    let newCount = after.items.count { !known.contains($0) }
    if newCount == after.items.count {
      differentFrameCount += 1
      differentRowCount += newCount
      return
    }
    guard newCount > 0, before.items.count == after.items.count else { return }
    let exchanged = zip(before.items, after.items).count { $0 != $1 }
    if exchanged == newCount { exchangedFrameCount += 1 }
  }

  private mutating func looks(of table: UITableView) -> [[VisibleElement]: Int] {
    var looks: [[VisibleElement]: Int] = [:]
    for cell in table.visibleCells { looks[inspector.elements(of: cell), default: 0] += 1 }
    return looks
  }
}
