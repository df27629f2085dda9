// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension RunReport {
  /// The time of a cell of the baseline, and the excess of the others, in the rounds of the ratios.
  struct Excess {
    /// The time of a cell; nil where its rounds include the dequeue.
    let baselineNanoseconds: Double?
    /// The median excess over the baseline, by strategy.
    let nanoseconds: [String: Double]
  }

  /// An excess in nanoseconds with its sign-test interval, whose ends are nil where the rounds are too few.
  struct ExcessInterval {
    let value: Double
    let low: Double?
    let high: Double?
  }

  func excessInterval(of member: ReportGroup.Member, in group: ReportGroup) -> ExcessInterval? {
    guard let differences = differences(of: member, in: group), let middle = differences.median
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

  private func differences(of member: ReportGroup.Member, in group: ReportGroup) -> [Double]? {
    guard member.configure?.ratio != nil, let baseline = group.baseline, let own = costs(baseline),
      let costs = costs(member), costs.definition == own.definition,
      costs.nanoseconds.count == own.nanoseconds.count
    else { return nil }
    return zip(costs.nanoseconds, own.nanoseconds).map { $0 - $1 }
  }

  func excess(in group: ReportGroup) -> Excess? {
    guard let baseline = group.baseline, let own = costs(baseline) else { return nil }
    var nanoseconds: [String: Double] = [:]
    for rival in group.rivals {
      nanoseconds[rival.strategy] = differences(of: rival, in: group)?.median
    }
    let time = own.definition == .fill ? own.nanoseconds.median : nil
    return Excess(baselineNanoseconds: time, nanoseconds: nanoseconds)
  }

  /// `a cell takes mutation 1.08 µs; over that, hosting +2.16 µs`.
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

  /// The rounds of a strategy that was measured next to the group's own baseline.
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
}
