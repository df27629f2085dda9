// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
@_spi(Headless) import HeadlessUIKit

/// What recycled cells are held against where a list has no reference of its own: fresh cells, and
/// what both queue on the main actor.
extension Verifier {
  /// Runs what the frame has queued, before a fresh cell or screen queues as much.
  ///
  /// So each is counted where it belongs. What comes later, by a timer or another thread, is counted as the
  /// list's own.
  func runQueuedWork() {
    if let fault = ListCatalogue.queuedWork?.drain() { player.note(fault) }
  }

  /// Checks the cells on the screen once more when everything that was queued has come.
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

  /// Returns what a cell shows and what it must show; where a fresh cell shows something else, once
  /// what both have queued has come.
  mutating func settled(
    _ cell: UITableViewCell,
    _ row: Int,
    _ size: CGSize
  ) -> (shown: [VisibleElement], reference: [ReferenceElement], fresh: UITableViewCell?) {
    let shown = inspector.elements(of: cell)
    let (reference, freshCell) = wanted(ofRow: row, size)
    // A case that has failed is not waited for any more.
    guard let freshCell, let work = ListCatalogue.queuedWork, firstStale == nil,
      !shown.look(like: reference)
    else { return (shown, reference, freshCell) }
    // What a fresh cell of the row came to before is what this one may have come to already.
    if let known = settledRows[row], shown.look(like: known) {
      return (shown, known, nil)
    }
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

  /// Draws a stale cell and a fresh one that shows the same row.
  func drawing(
    of cells: (recycled: UITableViewCell, fresh: UITableViewCell),
    _ stale: StaleCell
  ) -> String {
    // What came late has not been displayed yet.
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

  /// Whether rows hold the same in all frames.
  private var keepsRows: Bool {
    switch group.workload {
    case .update, .reconfigure, .change: false
    default: true
    }
  }

  /// What a row's cell must show, the state of the row included: by the list's reference, else by a
  /// fresh cell of the strategy, which comes with it.
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
    // A background of the app's own is a view, and the separator then stands in front of all.
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
