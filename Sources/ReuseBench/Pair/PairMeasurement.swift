// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchResults
import BenchRunner
import BenchStatistics

/// Measures pairs until every case is settled, and again where a verdict has to be confirmed.
@MainActor struct PairMeasurement {
  private let session: PairSession
  private let groups: [CaseGroup]
  private let pairCount: Int
  private let escalates: Bool
  private let progress: ProgressDisplay
  private var findings: PairFindings

  /// Prepares the looks at some groups; the longer look has twice as many pairs.
  init(
    _ session: PairSession,
    _ groups: [CaseGroup],
    pairCount: Int,
    escalates: Bool,
    progress: ProgressDisplay
  ) {
    self.session = session
    self.groups = groups
    self.pairCount = pairCount
    self.escalates = escalates
    self.progress = progress
    findings = PairFindings(
      first: PairFindings.Look(series: PairSeries(groups, pairCount: pairCount))
    )
  }

  /// Measures until the end or the first signal, and returns what there is by then.
  ///
  /// A build that fails ends it too: what was counted before is certain all the same.
  mutating func run() throws -> PairFindings {
    var isDone: Bool
    (findings.first, isDone) = try look(at: groups, pairCount: pairCount, "pair")
    if isDone, escalates {
      let undecided = try cases(of: findings.first.series) { $0 == .inconclusive }
      if !undecided.isEmpty {
        (findings.longer, isDone) =
          try look(at: undecided, pairCount: 2 * pairCount, "longer look, pair")
      }
    }
    try progress.clear()
    findings.isComplete = isDone
    return findings
  }

  /// Takes a series and, where it found changes, the one that confirms them; not done after a signal.
  private mutating func look(
    at groups: [CaseGroup],
    pairCount: Int,
    _ label: String
  ) throws -> (PairFindings.Look, isDone: Bool) {
    var look = PairFindings.Look(series: PairSeries(groups, pairCount: pairCount))
    guard try take(&look.series, label) else { return (look, false) }
    let changed = try cases(of: look.series) { $0.isChange }
    guard !changed.isEmpty else { return (look, true) }
    // Pairs of its own: those that found the change were also what selected it, and would agree
    // with themselves.
    var confirmation = PairSeries(changed, pairCount: pairCount)
    let isDone = try take(&confirmation, "confirming, pair")
    look.confirmation = confirmation
    return (look, isDone)
  }

  private mutating func take(_ series: inout PairSeries, _ label: String) throws -> Bool {
    let progress = progress.restarted()
    for pair in 0..<series.pairCount where !series.open.isEmpty {
      let cases = series.open.reduce(0) { $0 + $1.strategies.count }
      try progress.show(
        pair,
        of: series.pairCount,
        label: "\(label) \(pair + 1), \(cases) \(cases == 1 ? "case" : "cases")"
      )
      let taken: PairSession.Pair
      do throws(ToolFailure) {
        guard let pair = try session.takePair(series.open, index: pair) else { return false }
        taken = pair
      } catch {
        findings.failure = error
        return false
      }
      // Counts first: they are certain even if the times have no ratio.
      findings.ledger.add(base: taken.base, head: taken.head)
      try series.add(base: taken.base, head: taken.head, layouts: taken.layouts)
    }
    return true
  }

  /// The groups with those of their cases of which a phase has such a verdict.
  private func cases(
    of series: PairSeries,
    where isWanted: (BuildVerdict) -> Bool
  ) throws -> [CaseGroup] {
    try groups.compactMap { group in
      let strategies = try group.strategies.filter { strategy in
        try ResultDocument.Phase.allCases.contains { phase in
          let key = CasePhase(identifier: group.identifier(of: strategy), phase: phase)
          return try series.verdict(key).map(isWanted) ?? false
        }
      }
      return strategies.isEmpty ? nil : group.with(strategies: strategies)
    }
  }
}

/// What the pairs of two builds came to, before it is judged.
struct PairFindings {
  /// A series, and the one that has to agree with its changes.
  struct Look {
    var series: PairSeries
    var confirmation: PairSeries?
  }

  var first: Look
  /// The longer look at the cases that the first left undecided; nil where none was asked for.
  var longer: Look?
  var ledger = CountLedger()
  /// Why measuring ended early, where a build failed.
  var failure: ToolFailure?
  /// Whether all pairs of the plan were measured.
  var isComplete = false
}

/// One case and one phase of it: what gets a verdict of its own.
struct CasePhase: Hashable {
  let identifier: String
  let phase: ResultDocument.Phase
}

/// The two processes of a pair, which measure round by round in turns.
@MainActor struct PairProcesses {
  /// The most turns that a process takes: a round of blocks for each of two phases.
  private static let largestTurnCount = 2 * PairSession.blockCount

  /// In the order in which they were started.
  let drivers: [DriverClient]

  /// Has each process measure, and returns what each found, or nil after a signal.
  func measure(
    _ request: DriverRequest,
    using generator: inout SeededGenerator
  ) throws(ToolFailure) -> [[CaseOutcome]]? {
    var request = request
    request.takesTurns = true
    for driver in drivers { try driver.send(request) }
    var found: [[CaseOutcome]?] = drivers.map { _ in nil }
    var turnCount = 0
    while found.contains(where: { $0 == nil }) {
      // Who begins is drawn for each round.
      for index in generator.shuffled(drivers.indices) where found[index] == nil {
        // All are ready before one goes on, so that none measures while another prepares.
        if turnCount > 0 { drivers[index].giveTurn() }
        guard let progress = try drivers[index].progress(with: request) else { return nil }
        switch progress {
        case .measured(let outcomes): found[index] = outcomes
        case .waiting where turnCount == Self.largestTurnCount:
          throw drivers[index].void("wants more turns than it was asked to take")
        case .waiting: continue
        }
      }
      turnCount += 1
    }
    return found.compactMap(\.self)
  }
}
