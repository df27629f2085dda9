// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

extension RankingAgreement {
  /// Where one strategy changes places with the baseline, in both documents.
  public struct CrossoverPair: Equatable, Sendable {
    /// What the groups of a crossover share.
    private struct Key: Hashable {
      let cell: String
      let rows: Int
      let axes: [String]
      let baseline: String
      let strategy: String
    }

    /// What the device's document says; `nil` where its rounds make no line.
    public let device: ResultDocument.Crossover?
    /// What ours says; `nil` where its rounds make no line.
    public let ours: ResultDocument.Crossover?
    /// The strategy in question.
    public let strategy: String

    /// The crossovers of groups whose fields change, in the order in which groups first name them.
    static func all(in groups: [Group]) -> [CrossoverPair] {
      var keys: [Key] = []
      var points: [Key: [(fields: ChangedFields, pair: Pair, group: Group)]] = [:]
      for group in groups {
        guard let fields = group.example.changedFields, fields.share != nil else { continue }
        for pair in group.pairs where pair.first == group.strategies.first {
          let key = Key(
            cell: group.example.cell,
            rows: group.example.rows,
            axes: group.example.axes.filter { ChangedFields(axis: $0) == nil },
            baseline: pair.first,
            strategy: pair.second
          )
          if points[key] == nil { keys.append(key) }
          points[key, default: []].append((fields, pair, group))
        }
      }
      return keys.compactMap { key in
        guard let found = points[key], found.count > 1 else { return nil }
        return CrossoverPair(
          device: crossover(key, found.map { ($0.fields, $0.pair.device) }),
          ours: crossover(key, found.map { ($0.fields, $0.pair.ours) }),
          strategy: key.strategy
        )
      }
    }

    private static func crossover(
      _ key: Key,
      _ points: [(fields: ChangedFields, standing: Standing)]
    ) -> ResultDocument.Crossover? {
      let ascending = points.sorted { $0.fields.changed < $1.fields.changed }
      do throws(StatisticsError) {
        let found = try Crossover(
          points: ascending.map { point in
            Crossover.Point(
              changedShare: point.fields.share ?? 0,
              logRatios: point.standing.logRatios
            )
          }
        )
        return record(key, ascending, ResultDocument.CrossoverAnswer(found.outcome))
      } catch {
        // Rounds of unequal number, as of a run that was interrupted, make no line.
        return nil
      }
    }

    private static func record(
      _ key: Key,
      _ points: [(fields: ChangedFields, standing: Standing)],
      _ answer: ResultDocument.CrossoverAnswer
    ) -> ResultDocument.Crossover {
      let kinds = ResultDocument.FieldKind.allCases
      let storages = ResultDocument.StorageSharing.allCases
      return ResultDocument.Crossover(
        cell: key.cell,
        rows: key.rows,
        phase: .configure,
        storage: storages.first { key.axes.contains($0.rawValue) } ?? .shared,
        fieldKind: kinds.first { key.axes.contains($0.rawValue) } ?? .all,
        setterComparison: !key.axes.contains(ResultDocument.setterComparisonOffAxis),
        strategy: key.strategy,
        baseline: key.baseline,
        points: points.map { fields, standing in
          ResultDocument.CrossoverPoint(
            changedFieldCount: fields.changed,
            fieldCount: fields.all,
            ratio: standing.ratio,
            low: standing.low,
            high: standing.high
          )
        },
        answer: answer
      )
    }
  }
}

extension ResultDocument {
  /// The axis that stands for setters which do not compare before they invalidate.
  public static let setterComparisonOffAxis = "setter-comparison-off"
}

extension ResultDocument.CrossoverAnswer {
  /// The document's form of an outcome.
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
