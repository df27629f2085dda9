// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

/// Gathers ratios at rising counts of changed fields, and finds where the strategies change places.
struct CrossoverLines {
  /// What the points of a line share.
  struct Key: Hashable {
    let cell: String
    let rows: Int
    /// The axes other than the count of changed fields.
    let axes: [String]
    let baseline: String
    let strategy: String
  }

  /// A strategy over the baseline at one count of changed fields.
  private struct Point {
    let fields: ChangedFields
    let share: Double
    let ratio: PairedLogRatio
    /// What the ratio is at the ends of what it is made of.
    let ends: [PairedLogRatio]
  }

  private(set) var keys: [Key] = []
  private var points: [Key: [Point]] = [:]

  /// Adds what one group says; nothing where its workload changes no count of fields.
  ///
  /// - Parameters:
  ///   - ratio: the strategy over the baseline.
  ///   - ends: the same at the ends of what the costs are made of, as many in each group.
  ///   - strategy: the strategy.
  ///   - baseline: the strategy that it is divided by.
  ///   - example: a case of the group.
  mutating func add(
    _ ratio: PairedLogRatio,
    ends: [PairedLogRatio] = [],
    of strategy: String,
    over baseline: String,
    in example: ResultDocument.Case
  ) {
    guard let fields = example.changedFields, let share = fields.share else { return }
    let key = Key(
      cell: example.cell,
      rows: example.rows,
      axes: example.axes.filter { ChangedFields(axis: $0) == nil },
      baseline: baseline,
      strategy: strategy
    )
    if points[key] == nil { keys.append(key) }
    points[key, default: []].append(Point(fields: fields, share: share, ratio: ratio, ends: ends))
  }

  /// Whether a line has the two points that it takes.
  func isLine(_ key: Key) -> Bool { (points[key] ?? []).count > 1 }

  /// The crossover of a line to configure; `nil` where its rounds do not pair up.
  func crossover(_ key: Key) -> ResultDocument.Crossover? {
    let ascending = (points[key] ?? []).sorted { $0.share < $1.share }
    guard let answer = answer(ascending.map { ($0.share, $0.ratio) }) else { return nil }
    let endCount = ascending.map(\.ends.count).min() ?? 0
    let ends = (0..<endCount).map { end in self.answer(ascending.map { ($0.share, $0.ends[end]) }) }
    return ResultDocument.Crossover(
      cell: key.cell,
      rows: key.rows,
      phase: .configure,
      storage: ResultDocument.StorageSharing(axes: key.axes),
      fieldKind: ResultDocument.FieldKind(axes: key.axes),
      setterComparison: !key.axes.contains(ResultDocument.setterComparisonOffAxis),
      strategy: key.strategy,
      baseline: key.baseline,
      points: ascending.map { point in
        let ratio = point.ratio.spanning(point.ends)
        return ResultDocument.CrossoverPoint(
          changedFieldCount: point.fields.changed,
          fieldCount: point.fields.all,
          ratio: ratio.estimate,
          low: ratio.low,
          high: ratio.high
        )
      },
      answer: Self.widened(answer, by: ends)
    )
  }

  private func answer(
    _ points: [(share: Double, ratio: PairedLogRatio)]
  ) -> ResultDocument.CrossoverAnswer? {
    do throws(StatisticsError) {
      let found = try Crossover(
        points: points.map {
          Crossover.Point(changedShare: $0.share, logRatios: $0.ratio.logRatios)
        }
      )
      return ResultDocument.CrossoverAnswer(found.outcome)
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

extension ResultDocument {
  /// The axis that stands for setters which do not compare before they invalidate.
  public static let setterComparisonOffAxis = "setter-comparison-off"
}

extension ResultDocument.StorageSharing {
  /// The storage that the axes of a case name, else the usual one.
  init(axes: [String]) {
    self = Self.allCases.first { axes.contains($0.rawValue) } ?? .shared
  }
}

extension ResultDocument.FieldKind {
  /// The fields that the axes of a case name, else all.
  init(axes: [String]) {
    self = Self.allCases.first { axes.contains($0.rawValue) } ?? .all
  }
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
