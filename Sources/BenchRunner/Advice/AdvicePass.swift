// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import Foundation
@_spi(Headless) import HeadlessUIKit

@MainActor struct AdviceFacts {
  var round = RoundFacts()
  var made = MadeFacts()
  var heights = HeightFacts()
  var rowCounting = CountFacts()
  /// The outcome of changes; nil where the case is scrolled.
  var changes: ChangeFacts?
  /// The case with fewer rows; nil where there are too few to tell.
  var fewer: FewerRows?
  var rowCount = 0
}

struct FewerRows {
  let rowCount: Int
  let fills: FillCounts
  var counting = CountFacts()
}

/// Plays a case to count the objects that it makes, holds and asks for, without timing.
///
/// A round is played twice on one table: what is cached by row or by cell exists the second time, so that what is made
/// then is made again and again.
@MainActor struct AdvicePass {
  let group: CaseGroup
  let strategy: CaseStrategy
  let rows: any RowSource
  let seed: UInt64

  /// The fewest cells that a round configures: several screens.
  static let configureCount = 100
  /// The case is compared with itself with so many times fewer rows.
  static let rowFactor = 5
  /// The fewest rows of the smaller one: several screens, so that its cells are reused.
  static let fewestRows = 100

  func take() -> CaseAdvice {
    var advice = CaseAdvice(group.identifier(of: strategy))
    let player = Player(group: group, strategy: strategy, rows: rows)
    if let fault = player.screenFault {
      advice.fault = fault
      return advice
    }
    switch facts(player) {
    case .unavailable(let reason): advice.fault = "nothing is counted: \(reason)"
    case .value(let facts):
      advice.hasReuse = facts.round.fills.count > facts.round.mostVisible
      advice.hasAllTypes = facts.made.isComplete
      advice.remarks = AdviceRules(facts: facts).remarks
    }
    return advice
  }

  private func facts(_ player: Player) -> Reading<AdviceFacts> {
    group.withKnobs {
      CallCounting.run {
        let script = script(of: group)
        var facts = AdviceFacts(rowCount: group.rowCount)
        var changes: ChangeFacts? = group.workload == .change ? ChangeFacts() : nil
        _ = play(player, script, nil)
        // This forgets the table's heights, but not those that the app caches.
        player.rig.table.reloadData()
        TypeTally.clear()
        facts.round = play(player, script, &changes)
        facts.made = .now()
        facts.changes = changes
        facts.rowCounting = .asking(player.rig.table)
        facts.heights = .asking(player.rig.table)
        facts.fewer = fewer()
        return facts
      }
    }
  }

  private func fewer() -> FewerRows? {
    let count = max(Self.fewestRows, group.rowCount / Self.rowFactor)
    guard group.workload != .change, group.rowCount >= 2 * count else { return nil }
    let smaller = CaseGroup(
      workload: group.workload,
      cell: group.cell,
      rowCount: count,
      setterComparison: group.setterComparison,
      reach: group.reach,
      strategies: [strategy]
    )
    .with(design: group.design)
    let player = Player(group: smaller, strategy: strategy, rows: rows)
    guard player.screenFault == nil else { return nil }
    let script = script(of: smaller)
    _ = play(player, script, nil)
    let fills = play(player, script, nil).fills
    return FewerRows(rowCount: count, fills: fills, counting: .asking(player.rig.table))
  }

  private func script(of group: CaseGroup) -> RoundScript {
    RoundScript(group, rows, round: 0, seed: seed, configureCount: Self.configureCount)
  }

  private func play(_ player: Player, _ script: RoundScript, _ changes: ChangeFacts?) -> RoundFacts
  {
    var changes = changes
    return play(player, script, &changes)
  }

  private func play(
    _ player: Player,
    _ script: RoundScript,
    _ changes: inout ChangeFacts?
  ) -> RoundFacts {
    let ledger = FillLedger()
    let table = player.rig.table
    var facts = RoundFacts()
    var changed = changes
    player.rig.renderer.observer = ledger
    player.play(
      script,
      prepare: { facts.note($0, of: table, ledger, isMeasured: false) },
      measure: { frame in
        if changed == nil {
          facts.note(frame, of: table, ledger, isMeasured: true)
        } else {
          changed?.note(frame, of: table, ledger)
        }
      }
    )
    player.rig.renderer.observer = nil
    changes = changed
    facts.fills = ledger.counts
    return facts
  }
}

extension GroupRunner {
  /// Returns the advice on each strategy; the gate is notified of each.
  public func advise(gate: (any MeasurementGate)? = nil) -> [CaseAdvice] {
    gate?.willPlay(measuresRows ? group.baseline : nil, of: group)
    return group.strategies.map { strategy in
      gate?.willPlay(strategy, of: group)
      return AdvicePass(group: group, strategy: strategy, rows: rows, seed: plan.seed).take()
    }
  }
}
