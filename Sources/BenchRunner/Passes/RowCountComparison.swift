// SPDX-License-Identifier: Apache-2.0

public import BenchCases
import BenchResults
public import BenchStatistics

/// Checks that a script does the same work at every row count.
///
/// On the window script the same rows are shown, so all counters must agree. On the spread script other rows are shown,
/// so only counters that do not depend on content must. Visits to nodes of the row index grow with the logarithm of the
/// runs and are omitted.
@MainActor public struct RowCountComparison {
  let workload: Workload
  let cell: String
  let reach: Reach
  let strategy: CaseStrategy
  var rowCounts: [Int]

  private static let standardRowCounts = [100, 1_000, 10_000, 100_000, 1_000_000]

  /// The most rows that a source must have; where more are compared, it is repeated.
  public static let largestRowCount = 100_000

  /// Prepares the comparison of one script; growth shows in linear strategies and snapshots long before a million rows.
  init(
    workload: Workload,
    cell: String,
    reach: Reach,
    strategy: CaseStrategy,
    rowCounts: [Int]? = nil
  ) {
    self.workload = workload
    self.cell = cell
    self.reach = reach
    self.strategy = strategy
    self.rowCounts =
      rowCounts
      ?? Self.standardRowCounts
      .filter { $0 <= Self.mostRows(of: workload, cell, strategy) }
  }

  private static func mostRows(
    of workload: Workload,
    _ cell: String,
    _ strategy: CaseStrategy
  ) -> Int {
    if let most = CellDesign.named(cell)?.largestRowCount(of: strategy) { return most }
    if case .update(let kind, _) = workload { return kind == .snapshot ? 10_000 : largestRowCount }
    return strategy.growsWithRowCount ? largestRowCount : .max
  }

  /// The cells that a round configures here: enough to see every counter move.
  private static let configureCount = 100

  /// Returns true if a counter says nothing about the row count.
  ///
  /// Visits to nodes of the row index grow with its depth. On the spread script the content differs, and where cells
  /// decide on their height, also the number of rows shown.
  nonisolated public static func isExempt(_ counter: String, in group: CaseGroup) -> Bool {
    let influence = CounterCatalogue.counter(named: counter)?.influence
    if influence == .rows { return true }
    guard group.reach == .spread else { return false }
    return influence == .content || group.design.height.isMeasured
  }

  /// The workloads that are compared for one cell and two strategies, since their other work does not depend on the
  /// cell.
  private static let others: [Workload] =
    Workload.oscillations + [.sizing(.scroll), .sizing(.anchor), .sizing(.jump(.row))]
    + LadderRung.allCases.map { .ladder($0) } + StateKind.allCases.map { .state($0) }
    + Workload.updates
  private static let cellOfOthers = CellDesign.subtitle.name
  private static let strategiesOfOthers: [CaseStrategy] = [.mutation, .configurationDiffing]

  /// Returns the comparisons of some cells: each scrolling workload, reach and strategy, and for one cell the other
  /// workloads.
  ///
  /// Over rows of all heights nothing can be compared on the spread script. Screens are omitted unless asked for, since
  /// their work on all rows is their own.
  public static func all(
    cells: [String],
    strategies chosen: [CaseStrategy]? = nil,
    includingScreens: Bool = false
  ) -> [RowCountComparison] {
    cells.compactMap(CellDesign.named).filter { includingScreens || !$0.isScreen }
      .flatMap { design in
        let strategies = chosen ?? design.ranked
        let few = strategies.filter(strategiesOfOthers.contains)
        let main = [Workload.steady, .fling, .jump].map { ($0, strategies) }
        let others = design.name == cellOfOthers ? others.map { ($0, few) } : []
        return (main + others)
          .flatMap { workload, strategies in comparisons(of: workload, design, strategies) }
      }
  }

  private static func comparisons(
    of workload: Workload,
    _ design: CellDesign,
    _ strategies: [CaseStrategy]
  ) -> [RowCountComparison] {
    let reaches: [Reach] =
      workload.height(of: design).isMeasured ? [.window] : Reach.allCases
    return reaches.flatMap { reach in
      design.fillable(by: strategies).filter { workload.admits(design, $0) }
        .map { strategy in
          RowCountComparison(
            workload: workload,
            cell: design.name,
            reach: reach,
            strategy: strategy
          )
        }
    }
  }

  public var name: String {
    let axes = [workload.name] + workload.axes + [reach.rawValue]
    return "\(axes.joined(separator: "+"))/\(cell)/\(strategy.rawValue)"
  }

  public var caseIdentifiers: [String] { rowCounts.map { group($0).identifier(of: strategy) } }

  /// Returns the growth of each counter with the row count, by name; `countsCalls` adds allocations and retains.
  public func scalings(
    rows: any RowSource,
    plan: MeasurementPlan,
    countsCalls: Bool
  ) throws(StatisticsError) -> [String: CounterScaling] {
    let plan = self.plan(plan)
    // The same source at each count, so that all cost the same to ask.
    let most = rowCounts.max() ?? 0
    let source = most > rows.count ? RepeatedRows(rows, count: most) : rows
    return try scalings(
      of: groups.map { group in
        let runner = GroupRunner(group: group, rows: source, plan: plan)
        var counters = runner.verify()[0].counters
        if countsCalls {
          var counts = CaseCounts()
          counts.note(runner.countCalls(of: strategy))
          counters.merge(counts.counters) { $1 }
        }
        return counters
      }
    )
  }

  /// Returns the growth of each counter with the row count, by name, from the counters of each of ``groups``.
  public func scalings(
    of counters: [[String: Int]]
  ) throws(StatisticsError) -> [String: CounterScaling] {
    var points: [String: [CounterScaling.Point]] = [:]
    for (group, counters) in zip(groups, counters) {
      for (name, count) in counters where !Self.isExempt(name, in: group) {
        points[name, default: []]
          .append(CounterScaling.Point(rowCount: group.rowCount, count: count))
      }
    }
    var scalings: [String: CounterScaling] = [:]
    for (name, points) in points { scalings[name] = try CounterScaling(points: points) }
    return scalings
  }

  public var groups: [CaseGroup] { rowCounts.map(group) }

  public func plan(_ plan: MeasurementPlan) -> MeasurementPlan {
    var plan = plan
    plan.configureCount = Self.configureCount
    return plan
  }

  private func group(_ rowCount: Int) -> CaseGroup {
    CaseGroup(
      workload: workload,
      cell: cell,
      rowCount: rowCount,
      reach: reach,
      strategies: [strategy]
    )
  }
}
