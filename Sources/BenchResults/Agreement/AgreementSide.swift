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
    let faults: [String: String]
    let definition: ConfigureCosts.Definition
    let rule: ChangeRule
    /// The strategies whose cells are filled by views of this implementation.
    let ownStrategies: Set<String>

    var order: [String] { cases.map(\.strategy) }

    func standing(
      of second: String,
      over first: String
    ) throws(RankingAgreement.LeftOut.Reason) -> RankingAgreement.Standing {
      do throws(StatisticsError) {
        let ratio = try PairedLogRatio(baseline: costs[first] ?? [], values: costs[second] ?? [])
        return RankingAgreement.Standing(ratio, by: rule)
      } catch {
        throw .noRatio(side, fault: error.description)
      }
    }
  }

  /// What a build of this suite calls itself; a device kit has a name of its own.
  private static let ownName = "reuse-bench"

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

  var isKit: Bool { document.generator.name != Self.ownName }

  /// The cost definition without no-op phases: a kit times each fill, our documents of version 1 the whole phase.
  private var plainDefinition: ConfigureCosts.Definition { isKit ? .fill : .phase }

  /// The strategies of a group that rank: neither controls nor stale.
  func competitors(of id: String) -> Competitors {
    let ranked = (cases[id] ?? []).filter { !$0.isControl && $0.stale == nil }
    var costs: [String: [Double]] = [:]
    var rounds: [String: [BreakEven.Round]] = [:]
    var faults = document.obstacles(in: id)
    var definition = plainDefinition
    for member in ranked where faults[member.strategy] == nil {
      do throws(ConfigureCosts.Fault) {
        let found = try ConfigureCosts(member.samples, plain: plainDefinition)
        costs[member.strategy] = found.nanoseconds
        rounds[member.strategy] = found.rounds(writing: member.samples)
        definition = found.definition
      } catch {
        faults[member.strategy] = error.description
      }
    }
    return Competitors(
      side: side,
      cases: ranked,
      costs: costs,
      rounds: rounds,
      faults: faults,
      definition: definition,
      rule: document.rule(in: .configure),
      ownStrategies: document.ownStrategies
    )
  }

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
}
