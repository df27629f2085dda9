// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

extension ThrashStage {
  /// Changes the list by a batch and calls the table in one of four ways.
  func update(_ edits: [ThrashEdit], way: Int) throws {
    let plan = UpdatePlanner.plan(edits, for: source.list, supply: supply)
    supply = plan.supply
    let updates = plan.updates
    words = updates.isEmpty ? "update nothing" : "\(updates), way \(way.folded(4))"
    let former = source.list
    let list = try former.applying(updates)
    asksForHeights = updates.isEmpty
    reloadedRows = Set(updates.reloadedRows.map(\.content.id))
    movedRows = Set(updates.movedRows.map { former[$0.origin].id })
    for move in updates.movedSections {
      movedRows.formUnion(former.sections[move.origin].rows.map(\.id))
    }
    var told = updates
    if source.fault == .lostUpdate { told.loseMove() }
    try tell(told, showing: list, way: way.folded(4))
  }

  private func tell(_ updates: ListUpdates, showing list: NaiveList, way: Int) throws {
    let change = {
      self.source.list = list
      self.call(updates, insertsFirst: way % 2 == 0)
    }
    var isComplete = true
    switch way {
    case 0: table.performBatchUpdates(change)
    case 1:
      table.beginUpdates()
      change()
      table.endUpdates()
    case 2: try table.tryBatchUpdates(change)
    default:
      isComplete = false
      table.performBatchUpdates(change) { isComplete = $0 }
    }
    guard isComplete else { throw ThrashFailure("the completion handler was not called") }
    if table.hasUncommittedUpdates { throw ThrashFailure("updates are left open") }
  }

  /// Calls the table's methods; the order of the calls must not matter (R33).
  func call(_ updates: ListUpdates, insertsFirst: Bool) {
    if insertsFirst { callInserts(updates) }
    if !updates.deletedSections.isEmpty {
      table.deleteSections(IndexSet(updates.deletedSections), with: .none)
    }
    if !updates.deletedRows.isEmpty {
      table.deleteRows(at: updates.deletedRows.map(\.indexPath), with: .fade)
    }
    if !updates.reloadedRows.isEmpty {
      table.reloadRows(at: updates.reloadedRows.map(\.place.indexPath), with: .automatic)
    }
    if !updates.reloadedSections.isEmpty {
      table.reloadSections(IndexSet(updates.reloadedSections.map(\.place)), with: .none)
    }
    for move in updates.movedSections { table.moveSection(move.origin, toSection: move.target) }
    for move in updates.movedRows {
      table.moveRow(at: move.origin.indexPath, to: move.target.indexPath)
    }
    if !insertsFirst { callInserts(updates) }
  }

  private func callInserts(_ updates: ListUpdates) {
    if !updates.insertedRows.isEmpty {
      table.insertRows(at: updates.insertedRows.map(\.place.indexPath), with: .top)
    }
    if !updates.insertedSections.isEmpty {
      table.insertSections(IndexSet(updates.insertedSections.map(\.place)), with: .bottom)
    }
  }
}

extension ListUpdates {
  /// Removes a move within a section, which no count reveals.
  fileprivate mutating func loseMove() {
    guard deletedSections.isEmpty, insertedSections.isEmpty, movedSections.isEmpty,
      let position = movedRows.firstIndex(where: { $0.origin.section == $0.target.section })
    else { return }
    movedRows.remove(at: position)
  }
}

extension ThrashStage {
  /// Calls the table with updates that do not fit; it must refuse them and stay unchanged.
  func mistake(_ number: Int, _ edits: [ThrashEdit]) throws {
    let plan = UpdatePlanner.plan(edits, for: source.list, supply: supply)
    supply = plan.supply
    let mistake = try ThrashMistake(number, from: source.list, plan.updates, &supply)
    words = "mistake: \(mistake.kind), \(mistake.told)"
    let list = source.list
    let former = ThrashSnapshot(table, list)
    defer { source.list = list }
    do {
      try table.tryBatchUpdates {
        source.list = mistake.shown
        call(mistake.told, insertsFirst: number % 2 == 0)
      }
    } catch {
      source.list = list
      try requireUnchanged(since: former, after: "\(error)")
      return
    }
    throw ThrashFailure("the table accepts \(mistake.kind): \(mistake.told)")
  }

  private func requireUnchanged(
    since former: ThrashSnapshot,
    after words: String
  ) throws(ThrashFailure) {
    let now = ThrashSnapshot(table, source.list)
    guard now.extents == former.extents, now.visible == former.visible,
      now.offset == former.offset, now.totalHeight == former.totalHeight,
      now.accounting == former.accounting, now.selection == former.selection,
      !table.hasUncommittedUpdates
    else { throw ThrashFailure("the table is not as it was after it refused: \(words)") }
    render()
    guard committedBytes == 0 else {
      throw ThrashFailure("a refusal committed \(committedBytes) bytes: \(words)")
    }
  }
}
