// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

/// Gathers ratios at rising counts of changed fields, and finds where the strategies change places.
struct CrossoverLines {
  struct Key: Hashable {
    let cell: String
    let rows: Int
    let fieldKind: ResultDocument.FieldKind
    let storage: ResultDocument.StorageSharing
    var setterComparison: Bool
    let baseline: String
    let strategy: String
    let phase: ResultDocument.Phase
  }

  /// A strategy over the baseline at one count of changed fields.
  struct Point {
    let fields: ChangedFields
    let share: Double
    let ratio: PairedLogRatio
    let ends: [PairedLogRatio]
    /// What rounds took and wrote, from which prices foretell other circumstances; nil where that is not known.
    let rounds: CrossoverRounds?

    var whole: PairedLogRatio { ratio.spanning(ends) }

    func record(_ verdict: StrategyVerdict) -> ResultDocument.CrossoverPoint {
      ResultDocument.CrossoverPoint(
        changedFieldCount: fields.changed,
        fieldCount: fields.all,
        ratio: whole.estimate,
        low: whole.low,
        high: whole.high,
        verdict: verdict
      )
    }
  }

  private(set) var keys: [Key] = []
  private var points: [Key: [Point]] = [:]

  init() {}

  /// Gathers the lines of strategies over a baseline from the rounds of cases, in the order in which groups first name
  /// them.
  init(_ cases: [ResultDocument.Case], of strategies: [String], over baseline: String) {
    var groups: [String: [ResultDocument.Case]] = [:]
    for measured in cases where measured.made.changedFields != nil {
      groups[measured.group, default: []].append(measured)
    }
    for own in cases where own.strategy == baseline && own.made.changedFields != nil {
      for strategy in strategies {
        guard let rival = groups[own.group]?.first(where: { $0.strategy == strategy }) else {
          continue
        }
        for phase in ResultDocument.Phase.allCases {
          guard let rounds = CrossoverRounds(of: rival, over: own, in: phase),
            let ratio = rounds.ratio
          else { continue }
          add(ratio, rounds: rounds, of: strategy, over: baseline, in: phase, example: own)
        }
      }
    }
  }

  /// Adds the ratio of one group; does nothing where its workload changes no count of fields.
  ///
  /// `ends` is the ratio at the ends of what the costs are made of, as many in each group; from `rounds` prices
  /// foretell other circumstances.
  mutating func add(
    _ ratio: PairedLogRatio,
    ends: [PairedLogRatio] = [],
    rounds: CrossoverRounds? = nil,
    of strategy: String,
    over baseline: String,
    in phase: ResultDocument.Phase,
    example: ResultDocument.Case
  ) {
    let made = example.made
    guard let fields = made.changedFields, let share = fields.share, made.otherAxes.isEmpty else {
      return
    }
    let key = Key(
      cell: example.cell,
      rows: example.rows,
      fieldKind: made.fieldKind,
      storage: made.storage,
      setterComparison: made.setterComparison,
      baseline: baseline,
      strategy: strategy,
      phase: phase
    )
    if points[key] == nil { keys.append(key) }
    points[key, default: []]
      .append(Point(fields: fields, share: share, ratio: ratio, ends: ends, rounds: rounds))
  }

  func isLine(_ key: Key) -> Bool { (points[key] ?? []).count > 1 }

  /// All crossovers, judged by the rules of their phases, each with what prices foretell of it.
  func crossovers(_ rule: (ResultDocument.Phase) -> ChangeRule) -> [ResultDocument.Crossover] {
    keys.filter(isLine)
      .compactMap { key in
        var found = crossover(key, by: rule(key.phase))
        found?.predicted = predicted(key, by: rule(key.phase))
        return found
      }
  }

  /// The crossover of a line; `nil` where its rounds do not pair up, and undecided at points whose `ends` disagree.
  func crossover(_ key: Key, by rule: ChangeRule) -> ResultDocument.Crossover? {
    let ascending = (points[key] ?? []).sorted { $0.share < $1.share }
    let verdicts = ascending.map { StrategyVerdict($0.whole, rule: rule) }
    func answer(_ ratios: [PairedLogRatio]) -> ResultDocument.CrossoverAnswer? {
      let points = zip(ascending, zip(ratios, verdicts))
        .map { point, judged in
          Crossover.Point(
            changedShare: point.share,
            logRatios: judged.0.logRatios,
            verdict: judged.1
          )
        }
      return Self.answer(points, by: rule)
    }
    guard let found = answer(ascending.map(\.ratio)) else { return nil }
    let endCount = ascending.map(\.ends.count).min() ?? 0
    let ends = (0..<endCount).map { end in answer(ascending.map { $0.ends[end] }) }
    return ResultDocument.Crossover(
      key,
      points: zip(ascending, verdicts).map { $0.record($1) },
      answer: Self.widened(found, by: ends)
    )
  }

  /// What prices say of a line: the strategy as measured at the other setting of setter comparison, the baseline at
  /// both; nil where only one setting was measured.
  private func predicted(_ key: Key, by rule: ChangeRule) -> ResultDocument.CrossoverAnswer? {
    var other = key
    other.setterComparison.toggle()
    let there = points[other] ?? []
    let measured = (points[key] ?? [])
      .compactMap { here -> CrossoverPrediction.Point? in
        guard let own = here.rounds,
          let rival = there.first(where: { $0.fields == here.fields })?.rounds
        else { return nil }
        return CrossoverPrediction.Point(
          changedCount: here.fields.changed,
          fieldCount: here.fields.all,
          baselineHere: own.baselineCosts,
          baselineThere: rival.baselineCosts,
          strategyThere: rival.strategyCosts,
          avoidedWrites: rival.avoidedWrites
        )
      }
    guard measured.count > 1, let prediction = CrossoverPrediction(measured) else { return nil }
    return Self.answer(prediction.points, by: rule)
  }

  private static func answer(
    _ points: [Crossover.Point],
    by rule: ChangeRule
  ) -> ResultDocument.CrossoverAnswer? {
    do throws(StatisticsError) {
      return ResultDocument.CrossoverAnswer(try Crossover(points: points, rule: rule).outcome)
    } catch {
      // Rounds of unequal number, as of a run that was interrupted, make no line.
      return nil
    }
  }

  /// A crossing with an interval that holds those at the ends; open where there is none at an end.
  private static func widened(
    _ answer: ResultDocument.CrossoverAnswer,
    by ends: [ResultDocument.CrossoverAnswer?]
  ) -> ResultDocument.CrossoverAnswer {
    guard case .crossing(let share, var low, var high) = answer else { return answer }
    for end in ends {
      guard case .crossing(_, let least, let greatest) = end else {
        return .crossing(share: share, low: nil, high: nil)
      }
      low = low.flatMap { own in least.map { min(own, $0) } }
      high = high.flatMap { own in greatest.map { max(own, $0) } }
    }
    return .crossing(share: share, low: low, high: high)
  }
}

extension ResultDocument.Crossover {
  fileprivate init(
    _ key: CrossoverLines.Key,
    points: [ResultDocument.CrossoverPoint],
    answer: ResultDocument.CrossoverAnswer
  ) {
    self.init(
      cell: key.cell,
      rows: key.rows,
      phase: key.phase,
      storage: key.storage,
      fieldKind: key.fieldKind,
      setterComparison: key.setterComparison,
      strategy: key.strategy,
      baseline: key.baseline,
      points: points,
      answer: answer
    )
  }
}

extension ResultDocument.CrossoverAnswer {
  public init(_ outcome: Crossover.Outcome) {
    switch outcome {
    case .alwaysCheaper: self = .always
    case .neverCheaper: self = .never
    case .crossing(let crossing):
      self = .crossing(share: crossing.share, low: crossing.low, high: crossing.high)
    case .several(let crossings): self = .several(shares: crossings.map(\.share))
    case .unresolved: self = .unresolved
    }
  }
}
