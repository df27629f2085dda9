// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

/// One of two documents whose rankings are held against each other, by case groups.
struct AgreementSide {
  /// The strategies of a group that take part, with what configuring costs in each round.
  struct Competitors {
    let side: RankingAgreement.Side
    let cases: [ResultDocument.Case]
    let costs: [String: [Double]]
    /// What the rounds cost and wrote, by strategy; none where writes were not counted.
    let rounds: [String: [BreakEven.Round]]
    /// Why strategies have no costs, by strategy.
    let faults: [String: ConfigureCosts.Fault]
    let definition: ConfigureCosts.Definition
    /// Up to here a ratio may come from where code lies, as a logarithm.
    let band: Double

    var order: [String] { cases.map(\.strategy) }

    func standing(
      of second: String,
      over first: String
    ) throws(RankingAgreement.LeftOut.Reason) -> RankingAgreement.Standing {
      do throws(StatisticsError) {
        let ratio = try PairedLogRatio(baseline: costs[first] ?? [], values: costs[second] ?? [])
        return RankingAgreement.Standing(ratio, band: band)
      } catch {
        throw .noRatio(side, fault: error.description)
      }
    }
  }

  /// What a build of this suite calls itself; a device kit has a name of its own.
  private static let ownName = "reuse-bench"
  /// How controls end that are the baseline's own text at another address.
  private static let placementSuffixes = ["-again", "-twin"]

  let side: RankingAgreement.Side
  let document: ResultDocument
  /// The groups in the order in which the cases name them.
  let groupIDs: [String]
  let cases: [String: [ResultDocument.Case]]

  init(_ document: ResultDocument, _ side: RankingAgreement.Side) {
    self.side = side
    self.document = document
    var ids: [String] = []
    var cases: [String: [ResultDocument.Case]] = [:]
    for measured in document.cases {
      if cases[measured.group] == nil { ids.append(measured.group) }
      cases[measured.group, default: []].append(measured)
    }
    groupIDs = ids
    self.cases = cases
  }

  /// What a batch holds beside which there is no phase of no-op fills: a device times each fill by
  /// itself, our documents of version 1 the whole phase.
  private var plainDefinition: ConfigureCosts.Definition {
    side == .device && document.generator.name != Self.ownName ? .fill : .phase
  }

  /// The strategies of a group that rank: neither controls nor stale.
  func competitors(of id: String) -> Competitors {
    let members = cases[id] ?? []
    let ranked = members.filter { !$0.isControl && $0.stale == nil }
    var costs: [String: [Double]] = [:]
    var rounds: [String: [BreakEven.Round]] = [:]
    var faults: [String: ConfigureCosts.Fault] = [:]
    var definition = plainDefinition
    for member in ranked {
      do throws(ConfigureCosts.Fault) {
        let found = try ConfigureCosts(member.samples, plain: plainDefinition)
        costs[member.strategy] = found.nanoseconds
        rounds[member.strategy] = found.rounds(writing: member.samples)
        definition = found.definition
      } catch {
        faults[member.strategy] = error
      }
    }
    return Competitors(
      side: side,
      cases: ranked,
      costs: costs,
      rounds: rounds,
      faults: faults,
      definition: definition,
      band: band(of: members, costs)
    )
  }

  /// Whether a group has a case of a strategy.
  func has(_ strategy: String, in id: String) -> Bool {
    (cases[id] ?? []).contains { $0.strategy == strategy }
  }

  /// Strategies of a group that show wrong content or have no rounds, each in a clause.
  func remarks(on id: String, _ competitors: Competitors) -> [String] {
    (cases[id] ?? [])
      .compactMap { member in
        if member.isControl { return nil }
        if member.stale != nil {
          return "\(member.strategy) (\(side.rawValue)): left wrong content on screen"
        }
        return competitors.faults[member.strategy]
          .map { "\(member.strategy) (\(side.rawValue)): \($0)" }
      }
  }

  /// What the controls of a group read that differ from its baseline in their addresses alone.
  private func band(of members: [ResultDocument.Case], _ costs: [String: [Double]]) -> Double {
    members.filter(\.isControl)
      .compactMap { control -> Double? in
        guard let suffix = Self.placementSuffixes.first(where: control.strategy.hasSuffix)
        else { return nil }
        let baseline = String(control.strategy.dropLast(suffix.count))
        let beside =
          control.companion.map(ResultDocument.Samples.init)
          ?? members.first { $0.strategy == baseline }?.samples
        return beside.flatMap { logRatio(of: control.samples, over: $0) }
      }
      .max() ?? 0
  }

  /// How far the times of a control are from the baseline's; `nil` where they make no ratio.
  private func logRatio(
    of control: ResultDocument.Samples,
    over baseline: ResultDocument.Samples
  ) -> Double? {
    do {
      let own = try ConfigureCosts(control, plain: plainDefinition).nanoseconds
      let other = try ConfigureCosts(baseline, plain: plainDefinition).nanoseconds
      return try PairedLogRatio(baseline: other, values: own).logEstimate.magnitude
    } catch {
      // A control without rounds widens nothing; a strategy without them is told.
      return nil
    }
  }
}

extension ResultDocument.Samples {
  /// The rounds of a baseline that was measured beside a control.
  init(_ companion: ResultDocument.Companion) {
    self.init(
      configureBatchNanoseconds: companion.configureBatchNanoseconds,
      configureBatchCounts: companion.configureBatchCounts
    )
    unfilledBatchNanoseconds = companion.unfilledBatchNanoseconds
    unfilledBatchCounts = companion.unfilledBatchCounts
  }
}
