// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension RunReport {
  /// What filling a cell takes the baseline, and how much more or less it takes the others, in the
  /// rounds that the ratios to configure are taken from.
  struct Excess {
    /// What a cell takes the baseline; nil where its rounds hold the way to the cell as well.
    let baselineNanoseconds: Double?
    /// The median of the rounds of what a cell takes a strategy more than the baseline, by strategy.
    let nanoseconds: [String: Double]
  }

  /// What a cell takes a strategy more than the baseline, with what the rounds leave open.
  struct ExcessInterval {
    /// The median of the rounds, in nanoseconds.
    let value: Double
    /// The lower end of the sign-test interval; nil where the rounds are too few.
    let low: Double?
    /// The upper end of the sign-test interval; nil as above.
    let high: Double?
  }

  /// What a cell takes a member more than the baseline of its group; nil where it has no ratio to it.
  func excessInterval(of member: ReportGroup.Member, in group: ReportGroup) -> ExcessInterval? {
    guard let differences = differences(of: member, in: group), let middle = median(differences)
    else {
      return nil
    }
    let ascending = differences.sorted()
    let rank = SignTest.intervalRank(pairCount: ascending.count)
    return ExcessInterval(
      value: middle,
      low: rank.map { ascending[$0 - 1] },
      high: rank.map { ascending[ascending.count - $0] }
    )
  }

  /// What a cell takes a member more than the baseline in each round; nil as above.
  private func differences(of member: ReportGroup.Member, in group: ReportGroup) -> [Double]? {
    guard member.configure?.ratio != nil, let baseline = group.baseline, let own = costs(baseline),
      let costs = costs(member), costs.definition == own.definition,
      costs.nanoseconds.count == own.nanoseconds.count
    else { return nil }
    return zip(costs.nanoseconds, own.nanoseconds).map { $0 - $1 }
  }

  /// The times behind the ratios of a group; nil where its baseline has no rounds.
  func excess(in group: ReportGroup) -> Excess? {
    guard let baseline = group.baseline, let own = costs(baseline) else { return nil }
    var nanoseconds: [String: Double] = [:]
    for rival in group.rivals {
      nanoseconds[rival.strategy] = differences(of: rival, in: group).flatMap(median)
    }
    let time = own.definition == .fill ? median(own.nanoseconds) : nil
    return Excess(baselineNanoseconds: time, nanoseconds: nanoseconds)
  }

  /// The same in words, `a cell takes mutation 1.08 µs; over that, hosting +2.16 µs`, if there are such
  /// times.
  func excessSentence(_ group: ReportGroup) -> [String] {
    guard let excess = excess(in: group), let baseline = group.baseline,
      !excess.nanoseconds.isEmpty
    else { return [] }
    let own = excess.baselineNanoseconds.map {
      ", a cell takes \(baseline.strategy) \(format.nanoseconds($0)); over that"
    }
    let others = group.rivals.compactMap { rival in
      excess.nanoseconds[rival.strategy].map { "\(rival.strategy) \(difference($0))" }
    }
    return [
      "in the rounds of the ratio\(own ?? ", a cell takes over \(baseline.strategy)"),"
        + " \(others.joined(separator: ", "))."
    ]
  }

  /// `+219 ns`.
  func difference(_ nanoseconds: Double) -> String {
    (nanoseconds > 0 ? "+" : "") + format.nanoseconds(nanoseconds)
  }

  /// The rounds of a strategy that was measured beside the group's own baseline; nil where there are
  /// none.
  private func costs(_ member: ReportGroup.Member) -> ConfigureCosts? {
    let measured = member.figures.measured
    guard measured.companion == nil else { return nil }
    do throws(ConfigureCosts.Fault) {
      return try ConfigureCosts(measured.samples, plain: .phase)
    } catch {
      // Why there is no ratio stands with the ranking.
      return nil
    }
  }

  private func median(_ times: [Double]) -> Double? {
    do throws(StatisticsError) {
      return try Median.of(times)
    } catch {
      return nil
    }
  }
}
