// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit

extension ThrashStage {
  /// Tells the table of updates that do not fit; it must refuse them and be as it was.
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

  /// Whether nothing of what was can be told from what is.
  private func requireUnchanged(
    since former: ThrashSnapshot,
    after words: String
  ) throws(ThrashFailure) {
    let now = ThrashSnapshot(table, source.list)
    guard now.extents == former.extents, now.visible == former.visible,
      now.offset == former.offset, now.totalHeight == former.totalHeight,
      now.accounting == former.accounting, now.selection == former.selection,
      !table.hasUncommittedUpdates
    else {
      throw ThrashFailure("the table is not as it was after it refused: \(words)")
    }
    render()
    guard committedBytes == 0 else {
      throw ThrashFailure("a refusal committed \(committedBytes) bytes: \(words)")
    }
  }
}
