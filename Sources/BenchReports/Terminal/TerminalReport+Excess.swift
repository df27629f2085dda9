// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

extension TerminalReport {
  /// What filling a cell takes the baseline, and how much more or less it takes the others, in the
  /// rounds that the ratios to configure are taken from.
  struct Excess {
    /// What a cell takes the baseline; nil where its rounds hold the way to the cell as well.
    let baselineNanoseconds: Double?
    /// The median of the rounds of what a cell takes a strategy more than the baseline, by strategy.
    let nanoseconds: [String: Double]
  }

  /// The times behind the ratios of a group; nil where its baseline has no rounds.
  func excess(in group: CaseGroup) -> Excess? {
    guard let baseline = group.baseline, let own = costs(baseline) else { return nil }
    var nanoseconds: [String: Double] = [:]
    for rival in group.rivals where rival.configure?.ratio != nil {
      guard let costs = costs(rival), costs.definition == own.definition,
        costs.nanoseconds.count == own.nanoseconds.count
      else { continue }
      let differences = zip(costs.nanoseconds, own.nanoseconds).map { $0 - $1 }
      nanoseconds[rival.strategy] = median(differences)
    }
    let time = own.definition == .fill ? median(own.nanoseconds) : nil
    return Excess(baselineNanoseconds: time, nanoseconds: nanoseconds)
  }

  /// The same in words, `a cell takes mutation 1.08 µs; over that, hosting +2.16 µs`, if there are such
  /// times.
  func excessSentence(_ group: CaseGroup) -> [String] {
    guard let excess = excess(in: group), let baseline = group.baseline,
      !excess.nanoseconds.isEmpty
    else { return [] }
    let name = typography.foreign(baseline.strategy)
    let own = excess.baselineNanoseconds.map {
      ", a cell takes \(name) \(format.nanoseconds($0)); over that"
    }
    let others = group.rivals.compactMap { rival in
      excess.nanoseconds[rival.strategy]
        .map {
          "\(typography.foreign(rival.strategy)) \(difference($0))"
        }
    }
    return [
      "in the rounds of the ratio\(own ?? ", a cell takes over \(name)"),"
        + " \(others.joined(separator: ", "))."
    ]
  }

  /// `+219 ns`.
  func difference(_ nanoseconds: Double) -> String {
    (nanoseconds > 0 ? "+" : "") + format.nanoseconds(nanoseconds)
  }

  /// The rounds of a strategy that was measured beside the group's own baseline; nil where there are
  /// none.
  private func costs(_ member: CaseGroup.Member) -> ConfigureCosts? {
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
