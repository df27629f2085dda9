// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
@_spi(Headless) import HeadlessUIKit

/// The comparison with fresh cells, for lists without a reference, and the work that both queue.
extension Verifier {
  /// Runs the work that the frame has queued, so that a fresh cell's work is counted apart.
  ///
  /// Later work, by a timer or another thread, counts as the list's own.
  func runQueuedWork() {
    if let fault = ListCatalogue.queuedWork?.drain() { player.note(fault) }
  }

  /// Checks the cells on the screen once more when all queued work is done.
  mutating func checkArrivals() {
    guard let work = ListCatalogue.queuedWork, staleCount == 0, !isScreenRefused,
      player.rig.content.order.rowCount > 0,
      group.workload != .floor, group.workload.takesRows
    else { return }
    if let fault = work.settle() { player.note(fault) }
    forEachCell { verifier, row, cell in
      cell.layoutIfNeeded()
      verifier.check(cell, at: row, expectedRow: row, in: cell.frame)
    }
  }

  /// Returns the shown and the expected elements of a cell; if a fresh cell differs, after both have finished their
  /// work.
  mutating func settled(
    _ cell: UITableViewCell,
    _ row: Int,
    _ size: CGSize
  ) -> (shown: [VisibleElement], reference: [ReferenceElement], fresh: UITableViewCell?) {
    let shown = inspector.elements(of: cell)
    let (reference, freshCell) = wanted(ofRow: row, size)
    // A failed case is not waited for again.
    guard let freshCell, let work = ListCatalogue.queuedWork, firstStale == nil,
      !shown.look(like: reference)
    else { return (shown, reference, freshCell) }
    // A settled fresh cell of the row shows what this one may show already.
    if let known = settledRows[row], shown.look(like: known) { return (shown, known, nil) }
    guard settleCount < Self.settleLimit else {
      unjudgedCount += 1
      return (reference.map(\.element), reference, nil)
    }
    settleCount += 1
    if let fault = work.settle() { player.note(fault) }
    cell.layoutIfNeeded()
    freshCell.layoutIfNeeded()
    let settled = fresh.references(of: freshCell)
    if keepsRows, !marked.contains(row) { settledRows[row] = settled }
    return (inspector.elements(of: cell), settled, freshCell)
  }

  func drawing(
    of cells: (recycled: UITableViewCell, fresh: UITableViewCell),
    _ stale: StaleCell
  ) -> String {
    // Late changes have not been displayed yet.
    fresh.display()
    fresh.counted {
      player.rig.renderer.renderFrame()
      freshScreen?.rig.renderer.renderFrame()
    }
    let left = stale.formerRow.map { ", left by row \($0)" } ?? ""
    return FrameSnapshot.svg(of: [
      ("recycled, row \(stale.row) in frame \(frameCount)\(left)", cells.recycled),
      ("fresh, row \(stale.row)", cells.fresh),
      ("\(stale.field): \(stale.found) in place of \(stale.expected)", UIView()),
    ])
  }

  private var keepsRows: Bool {
    switch group.workload {
    case .update, .reconfigure, .change: false
    default: true
    }
  }

  /// Returns the expected elements in the row's state: the list's reference, or a fresh cell with its elements.
  func wanted(ofRow row: Int, _ size: CGSize) -> ([ReferenceElement], UITableViewCell?) {
    if let freshScreen {
      let cell = freshScreen.cell(ofRow: row)
      return (cell.map(fresh.references) ?? [], cell)
    }
    let content = player.rig.content
    guard var reference = content.reference(ofRow: row, size) else {
      let cell = fresh.cell(ofRow: row, in: content, height: Double(size.height)) { cell in
        guard marked.contains(row), case .state(let kind) = group.workload else { return }
        CellStates.mark(cell, kind)
      }
      return (cell.map(fresh.references) ?? [], cell)
    }
    guard case .state(let kind) = group.workload else { return (reference, nil) }
    // A background of the app's own is a view, and the separator then is in front of all.
    if kind == .custom, frameCount > 1, let separator = reference.first {
      reference.removeFirst()
      reference.append(separator)
    }
    if marked.contains(row) {
      let fill = VisibleElement(
        frame: CGRect(origin: .zero, size: size),
        content: .fill(packedRGBA: kind.packedRGBA)
      )
      reference.insert(ReferenceElement(field: "background", element: fill), at: 0)
    }
    return (reference, nil)
  }
}
