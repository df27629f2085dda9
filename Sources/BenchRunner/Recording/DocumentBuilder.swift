// SPDX-License-Identifier: Apache-2.0

import BenchCases
package import BenchResults
import BenchStatistics

/// Collects the outcomes of case groups into a document's records.
package struct DocumentBuilder {
  private var cases: [ResultDocument.Case] = []
  private var rankings: [ResultDocument.Ranking] = []
  private var paceRatios: [ResultDocument.PaceRatio] = []
  private var counterCrossovers = CounterCrossoverBuilder()
  private var scalings = ScalingBuilder()
  private var ledger = FieldLedger()
  private var breakEvens: BreakEvenBuilder
  private let prices: EnginePrices
  private let judgement: FrameJudgement
  /// True if Callgrind was to count instructions, so that no message need recommend it.
  private let asksCallgrind: Bool

  package init(
    judgement: FrameJudgement,
    prices: EnginePrices = EnginePrices(),
    asksCallgrind: Bool
  ) {
    self.judgement = judgement
    self.prices = prices
    breakEvens = BreakEvenBuilder(prices: prices)
    self.asksCallgrind = asksCallgrind
  }

  /// Adds the outcome of a group; throws if its times admit no ratio.
  package mutating func add(_ outcome: GroupOutcome) throws(RecordingError) {
    let group = outcome.group
    for member in outcome.cases {
      var measured = try record(of: member, in: group)
      measured.companion = outcome.companions[member.strategy]
        .map {
          ResultDocument.Companion(strategy: $0.strategy.rawValue, $0.samples)
        }
      cases.append(measured)
      let id = group.identifier(of: member.strategy)
      if let ratio = member.paces.flatMap({ ResultDocument.PaceRatio($0, id: id) }) {
        paceRatios.append(ratio)
      }
    }
    scalings.add(outcome)
    counterCrossovers.add(outcome)
    ledger.add(outcome)
    breakEvens.add(outcome)
    guard outcome.outcome(of: outcome.group.baseline) != nil, outcome.cases.count > 1 else {
      return
    }
    for phase in ResultDocument.Phase.allCases {
      rankings.append(try Self.ranking(of: outcome, in: phase))
    }
  }

  /// Fills a document; throws if points of a crossover or an exponent do not belong together.
  package func fill(_ document: inout ResultDocument) throws(RecordingError) {
    document.cases = cases
    document.rankings = rankings
    // Without optimisation the compiler retains where no code asks for it.
    if document.generator.buildConfiguration == .release { report(ledger.overruns, in: &document) }
    document.judge()
    document.paceRatios = paceRatios
    document.breakEvens = breakEvens.records
    document.enginePrices = prices.records
    do throws(StatisticsError) {
      document.counterCrossovers = try counterCrossovers.records()
      document.scalings = try scalings.records()
    } catch {
      throw RecordingError(subject: "crossover or exponent", reason: "\(error)")
    }
  }

  /// Marks strategies in the rankings of the cell whose ledger they overran, and adds warnings.
  private func report(_ overruns: [FieldLedger.Overrun], in document: inout ResultDocument) {
    for overrun in overruns {
      document.warnings.append(
        ResultDocument.Warning(
          code: "ledger",
          message: overrun.sentence + "; a field may cost \(Int(FieldLedger.retainLimit)) retains "
            + "and no allocation, so its times are those of its code: it is not ranked for this cell"
        )
      )
    }
    let unranked = Set(overruns.map { [$0.series.cell, $0.strategy.rawValue] })
    let cells = Dictionary(cases.map { ($0.group, $0.cell) }) { first, _ in first }
    for position in document.rankings.indices {
      guard let cell = cells[document.rankings[position].group] else { continue }
      for place in document.rankings[position].entries.indices
      where unranked.contains([cell, document.rankings[position].entries[place].strategy]) {
        document.rankings[position].entries[place].standing = .overLedger
      }
    }
  }

  private func record(
    of outcome: CaseOutcome,
    in group: CaseGroup
  ) throws(RecordingError) -> ResultDocument.Case {
    do {
      var record = plainRecord(of: outcome, in: group)
      record.facts = ResultDocument.Facts(group, outcome.strategy)
      record.scenarioDigest = outcome.verification.scenarioDigest
      record.frames = try judgement.measured(outcome, group.workload)
      record.modelled = try judgement.modelled(outcome, group.workload)
      if group.workload.hasFrames {
        record.cellBudget = ResultDocument.CellBudget(outcome, budget: judgement.budget)
      }
      record.interference = ResultDocument.Interference(outcome)
      record.velocity = outcome.velocity
        .map { ResultDocument.Velocity($0, display: judgement.scrollingDisplay) }
      record.measuredWriteCounts = outcome.verification.measuredWriteCounts
      return record
    } catch {
      throw RecordingError(subject: group.identifier(of: outcome.strategy), reason: "\(error)")
    }
  }

  /// The reasons for missing counts, with the option that would count them.
  private func unavailable(in outcome: CaseOutcome) -> [String: String] {
    outcome.counts.unavailable.reduce(into: [:]) { reasons, entry in
      reasons[entry.key] =
        entry.key == "instructions" && !asksCallgrind
        ? "give '--instructions callgrind': " + entry.value : entry.value
    }
  }

  private func plainRecord(of outcome: CaseOutcome, in group: CaseGroup) -> ResultDocument.Case {
    let verification = outcome.verification
    var counters = outcome.counters
    counters["indexVisits"] = verification.indexVisitCount
    counters["staleCells"] = verification.staleCount
    return ResultDocument.Case(
      id: group.identifier(of: outcome.strategy),
      workload: group.workload.name,
      axes: group.axes,
      cell: group.cell,
      strategy: outcome.strategy.rawValue,
      rows: group.rowCount,
      isControl: outcome.strategy.isControl,
      digest: verification.digest,
      counters: counters,
      observations: outcome.counts.observations,
      sources: outcome.counts.sources,
      unavailable: unavailable(in: outcome),
      stale: verification.firstStale.map(ResultDocument.StaleCell.init),
      samples: outcome.samples
    )
  }

  private static func ranking(
    of outcome: GroupOutcome,
    in phase: ResultDocument.Phase
  ) throws(RecordingError) -> ResultDocument.Ranking {
    var entries: [ResultDocument.RankingEntry] = []
    for member in outcome.cases { entries.append(try entry(of: member, in: outcome, phase)) }
    var ranking = ResultDocument.Ranking(
      group: outcome.group.identifier,
      phase: phase,
      baseline: outcome.group.baseline.rawValue,
      rounds: outcome.cases.first?.samples.configureBatchNanoseconds.count ?? 0,
      entries: entries
    )
    if phase == .configure {
      let baseline = outcome.outcome(of: outcome.group.baseline)
      ranking.unfilled = ResultDocument.UnfilledPhase(baseline?.samples.unfilledBatches)
    }
    return ranking
  }

  private static func entry(
    of member: CaseOutcome,
    in outcome: GroupOutcome,
    _ phase: ResultDocument.Phase
  ) throws(RecordingError) -> ResultDocument.RankingEntry {
    let strategy = member.strategy
    let standing = standing(of: member, in: outcome.group)
    var entry = ResultDocument.RankingEntry(strategy: strategy.rawValue, standing: standing)
    entry.control = ResultDocument.Facts.Control(strategy)
    entry.isThisImplementation = strategy.isShownByOtherMeans
    if strategy == outcome.group.baseline { return entry }
    do throws(StatisticsError) {
      let ratio = try outcome.ratio(of: strategy, in: phase)
      entry.ratio = ratio?.estimate
      entry.low = ratio?.low
      entry.high = ratio?.high
      entry.unavailable = outcome.obstacle(to: strategy, in: phase)
      return entry
    } catch {
      throw RecordingError(subject: outcome.group.identifier(of: strategy), reason: "\(error)")
    }
  }

  private static func standing(
    of member: CaseOutcome,
    in group: CaseGroup
  ) -> ResultDocument.Standing {
    if member.verification.staleCount > 0 { return .stale }
    if member.strategy.isControl { return .control }
    return member.strategy == group.baseline ? .baseline : .ranked
  }
}

/// Figures that admit no document, which is a fault of the program.
package struct RecordingError: Error, Equatable, CustomStringConvertible {
  /// The record that failed: a case by its identifier, or a result of several.
  package let subject: String
  package let reason: String

  package var description: String { "\(subject): \(reason)" }
}

extension ResultDocument.Facts {
  init(_ group: CaseGroup, _ strategy: CaseStrategy) {
    self.init(control: Control(strategy), setterComparison: group.setterComparison)
    switch group.workload {
    case .floor: role = .floor
    case .diff: role = .lists
    case .reconfigure(let change):
      changedFieldCount = change.changedCount
      fieldCount = change.fieldCount
      fieldKind = ResultDocument.FieldKind(change.kind) ?? .all
      storage = change.storage == .shared ? .shared : .fresh
    case .update(_, let kept): storage = kept == .shared ? .shared : .fresh
    default: break
    }
    let own = [
      changedFields.map { "\($0.changed)of\($0.all)" }, fieldKind.rawValue, storage.rawValue,
    ]
    otherAxes = group.axes.filter {
      $0 != CaseGroup.setterComparisonOffAxis && !own.contains($0)
    }
  }
}

extension ResultDocument.Facts.Control {
  init?(_ strategy: CaseStrategy) {
    guard strategy.isControl else { return nil }
    switch strategy {
    case .mutationAgain: self = .selfComparison
    case .mutationTwin: self = .twin
    default: self = .mistake
    }
  }
}

extension ResultDocument.StaleCell {
  init(_ found: StaleCell) {
    self.init(row: found.row, field: found.field, expected: found.expected, found: found.found)
    frame = found.frame
    formerRow = found.formerRow
  }
}
