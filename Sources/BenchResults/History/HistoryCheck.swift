// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

/// The change points of a history: advisory, since stored times do not decide (article ComparisonRules B2).
public struct HistoryCheck: Sendable {
  public struct Change: Sendable {
    public let series: HistorySeries
    public let point: ChangePoint

    public var commit: HistorySeries.Point { series.points[point.index] }

    /// The level after over the level before, less 1; `nil` where the one before is 0.
    public var share: Double? { point.before == 0 ? nil : point.after / point.before - 1 }
  }

  /// A counter that stepped too near to an end of its commits for a change point.
  public struct Step: Sendable {
    public let series: HistorySeries
    /// The first commit of the new value.
    public let index: Int
  }

  /// The largest share of false ones among all change points, by Benjamini and Hochberg.
  ///
  /// Stricter than the list of a comparison (article ComparisonRules B3.6), since a history has thousands of series and
  /// nobody confirms what it finds.
  public static let falseDiscoveryRate = 0.01

  public let changes: [Change]
  /// Counters that stepped in their last commits, of those that the newest commit has.
  public let recentSteps: [Step]
  /// Counters that stepped in their first commits, of those that the newest commit has.
  public let earlySteps: [Step]
  public let seriesCount: Int
  public let shortSeriesCount: Int

  /// Searches every series, in O(n · window) for n figures; throws nothing for a history as read, all finite.
  public init(_ history: History) throws(StatisticsError) {
    let all = history.series()
    let long = all.filter { $0.points.count >= $0.rule.neededCount }
    var found: [Change] = []
    var pValues: [Double] = []
    for series in long {
      let changes = try series.changePoints().map { Change(series: series, point: $0) }
      found += changes
      pValues += changes.map(\.point.pValue)
      if changes.isEmpty { pValues.append(try series.smallestPValue()) }
    }
    let adjusted = try BenjaminiHochberg.adjusted(pValues)
    let limit = zip(pValues, adjusted).filter { $0.1 <= Self.falseDiscoveryRate }.map(\.0).max()
    changes = found.filter { $0.point.pValue <= limit ?? -1 }
    let current = Self.current(all, of: history)
    recentSteps = current.compactMap { series in
      Self.lastStep(of: series) { $0 > series.points.count - series.rule.edge }
    }
    earlySteps = current.compactMap { series in
      Self.lastStep(of: series) {
        $0 < series.rule.edge && $0 <= series.points.count - series.rule.edge
      }
    }
    seriesCount = long.count
    shortSeriesCount = all.count - long.count
  }

  /// The counters that go on to the newest commit of the newest definition.
  private static func current(_ all: [HistorySeries], of history: History) -> [HistorySeries] {
    guard let definition = history.definitions.first,
      let newest = history.only(definition: definition).entries.last?.commit
    else { return [] }
    return all.filter { series in
      series.figure.isCounter && series.definition == definition
        && series.points.last?.commit == newest && !series.isConstant
    }
  }

  private static func lastStep(of series: HistorySeries, where isNear: (Int) -> Bool) -> Step? {
    let values = series.values
    let index = values.indices.dropFirst().last { values[$0] != values[$0 - 1] && isNear($0) }
    return index.map { Step(series: series, index: $0) }
  }
}

extension HistorySeries {
  /// The rule by which the series changes: counters have no noise.
  var rule: ChangePointRule { figure.isCounter ? .counters : .times }

  /// The change points of this series alone; throws only for figures that are not finite, which no file holds.
  public func changePoints() throws(StatisticsError) -> [ChangePoint] {
    isConstant ? [] : try ChangePoints.find(in: values, rule: rule)
  }

  /// The p value of its best split; 1 where nothing ever changes.
  func smallestPValue() throws(StatisticsError) -> Double {
    isConstant ? 1 : try ChangePoints.smallestPValue(in: values, rule: rule)
  }
}
