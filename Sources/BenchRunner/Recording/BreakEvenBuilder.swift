// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchLists
import BenchResults
import BenchStatistics

/// Finds the price of a redundant write at which two strategies of a group cost the same, for every pair.
struct BreakEvenBuilder {
  /// A key of groups for writes of one kind alone.
  private struct Place: Hashable {
    let cell: String
    let rowCount: Int
    let setterComparison: Bool
  }

  private let prices: EnginePrices
  private var found: [ResultDocument.BreakEven] = []
  private var places: [Place] = []
  private var rivals: [Place: [CaseStrategy]] = [:]
  private var kinds: [Place: Set<WriteKind>] = [:]

  init(prices: EnginePrices) { self.prices = prices }

  mutating func add(_ outcome: GroupOutcome) {
    let group = outcome.group
    let members = outcome.cases
      .filter { !$0.strategy.isControl && $0.verification.staleCount == 0 }
      .filter { $0.isWhole && $0.samples.roundWriteCounts != nil }
    guard group.workload.takesRows, members.count > 1 else { return }
    note(group, members)
    for (position, first) in members.enumerated() {
      for second in members[(position + 1)...] {
        let isFewer =
          first.writeCount < second.writeCount
        let (baseline, strategy) = isFewer ? (second, first) : (first, second)
        for phase in ResultDocument.Phase.allCases {
          found.append(record(of: strategy, over: baseline, in: group, phase))
        }
      }
    }
  }

  /// All break-evens, and for kinds of writes that no group has alone, the suite that measures them.
  var records: [ResultDocument.BreakEven] { found + places.flatMap(missing) }

  private func record(
    of strategy: CaseOutcome,
    over baseline: CaseOutcome,
    in group: CaseGroup,
    _ phase: ResultDocument.Phase
  ) -> ResultDocument.BreakEven {
    var record = ResultDocument.BreakEven(
      group: group.identifier,
      cell: group.cell,
      rows: group.rowCount,
      phase: phase,
      strategy: strategy.strategy.rawValue,
      baseline: baseline.strategy.rawValue,
      setterComparison: group.setterComparison,
      rounds: strategy.samples.roundWriteCounts?.count ?? 0,
      answer: .never
    )
    if case .reconfigure(let change) = group.workload {
      record.writeKind = change.onlyRedundantKind.map(ResultDocument.WriteKind.init)
      record.fieldKind = ResultDocument.FieldKind(change.kind)
      record.storage = change.storage == .shared ? .shared : .fresh
      record.changedFieldCount = change.changedCount
      record.fieldCount = change.fieldCount
    }
    if let opaque = [strategy, baseline].first(where: \.strategy.isShownByOtherMeans) {
      record.answer = .unavailable(
        reason:
          "\(opaque.strategy.rawValue) shows its content by other means than setters of the cell"
      )
      return record
    }
    guard let avoiding = strategy.writeRounds(in: phase),
      let writing = baseline.writeRounds(in: phase)
    else {
      record.answer = .unavailable(reason: "no cell is configured in some rounds")
      return record
    }
    do throws(StatisticsError) {
      let price = try BreakEven(of: avoiding, over: writing)
      record.answer = ResultDocument.BreakEvenAnswer(price.outcome)
      if price.avoidedWrites > 0 {
        record.avoidedWrites = price.avoidedWrites
        record.enginePrice = prices.ofWrites(avoidedBy: strategy, over: baseline, in: group, phase)
      }
    } catch {
      record.answer = .unavailable(reason: "\(error)")
    }
    return record
  }

  /// Records the kinds of writes that a group tells apart or has alone.
  private mutating func note(_ group: CaseGroup, _ members: [CaseOutcome]) {
    guard case .reconfigure(let change) = group.workload, change.storage == .shared else { return }
    let place = Place(
      cell: group.cell,
      rowCount: group.rowCount,
      setterComparison: group.setterComparison
    )
    if let kind = change.onlyRedundantKind { kinds[place, default: []].insert(kind) }
    guard change.kind == .all else { return }
    if rivals[place] == nil { places.append(place) }
    let others = members.map(\.strategy)
      .filter { $0 != group.baseline && !$0.isShownByOtherMeans }
    rivals[place, default: []] += others.filter { rivals[place]?.contains($0) != true }
  }

  /// Returns records of the kinds of writes that no group of a place has alone, each with the suite that has it.
  private func missing(in place: Place) -> [ResultDocument.BreakEven] {
    guard let design = CellDesign.named(place.cell) else { return [] }
    return WriteKind.allCases.filter { kinds[place]?.contains($0) != true }
      .flatMap { kind -> [ResultDocument.BreakEven] in
        let fields = FieldChange.Kind(leavingOut: kind)
        let count = design.fields(of: fields).count
        guard count > 0, count < design.fields.count else { return [] }
        let group = CaseGroup(
          workload: .reconfigure(FieldChange(changedCount: count, fieldCount: count, kind: fields)),
          cell: place.cell,
          rowCount: place.rowCount,
          setterComparison: place.setterComparison
        )
        let suite = Suite.all.first { $0.groups().contains { $0.identifier == group.identifier } }
        let reason =
          suite.map { "it was not measured in this run; suite \($0.name) has it" }
          ?? "no suite measures it"
        return (rivals[place] ?? [])
          .flatMap { strategy in
            ResultDocument.Phase.allCases
              .map { Self.record(of: strategy, in: group, $0, unavailable: kind, reason) }
          }
      }
  }

  private static func record(
    of strategy: CaseStrategy,
    in group: CaseGroup,
    _ phase: ResultDocument.Phase,
    unavailable kind: WriteKind,
    _ reason: String
  ) -> ResultDocument.BreakEven {
    var record = ResultDocument.BreakEven(
      group: group.identifier,
      cell: group.cell,
      rows: group.rowCount,
      phase: phase,
      strategy: strategy.rawValue,
      baseline: group.baseline.rawValue,
      setterComparison: group.setterComparison,
      rounds: 0,
      answer: .unavailable(reason: reason)
    )
    record.writeKind = ResultDocument.WriteKind(kind)
    return record
  }
}

extension CaseOutcome {
  /// The time and the writes of each round in a phase; nil if a round has no cell.
  ///
  /// The configure phase is taken whole: what it holds besides the fills is the same for every strategy of a group, and
  /// cancels in a difference.
  fileprivate func writeRounds(in phase: ResultDocument.Phase) -> [BreakEven.Round]? {
    let cells = samples.configureBatchCounts
    let times =
      phase == .configure ? samples.configureBatchNanoseconds : samples.roundFrameNanoseconds ?? []
    guard let writes = samples.roundWriteCounts, times.count == writes.count,
      times.count == cells.count, cells.allSatisfy({ $0 > 0 })
    else { return nil }
    return times.indices.map { index in
      BreakEven.Round(
        nanoseconds: Double(times[index]),
        writeCount: writes[index],
        cellCount: cells[index]
      )
    }
  }

  fileprivate var writeCount: Int { (samples.roundWriteCounts ?? []).reduce(0, +) }
}

extension ResultDocument.BreakEvenAnswer {
  init(_ outcome: BreakEven.Outcome) {
    switch outcome {
    case .price(let price): self = .price(ResultDocument.Price(price))
    case .always(let price): self = .always(ResultDocument.Price(price))
    case .never: self = .never
    case .unavailable(let reason): self = .unavailable(reason: reason)
    }
  }
}

extension ResultDocument.Price {
  init(_ estimate: IntervalEstimate) {
    self.init(nanoseconds: estimate.estimate, low: estimate.low, high: estimate.high)
  }
}

extension ResultDocument.WriteKind {
  init(_ kind: WriteKind) {
    switch kind {
    case .text: self = .text
    case .color: self = .color
    case .image: self = .image
    case .font: self = .font
    case .flag: self = .flag
    }
  }
}

extension ResultDocument.FieldKind {
  /// The document's name of a kind of field; nil for kinds without a crossover.
  init?(_ kind: FieldChange.Kind) {
    switch kind {
    case .all: self = .all
    case .text: self = .text
    case .nonText: self = .nonText
    case .allButColors, .allButImages, .allButFonts, .allButFlags: return nil
    }
  }
}
