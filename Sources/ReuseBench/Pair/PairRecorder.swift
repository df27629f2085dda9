// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchResults
import BenchRunner
import BenchStatistics
import Foundation

/// Writes down a comparison: what was asked, on which machine, and what came of it.
@MainActor struct PairRecorder {
  /// The part of all verdicts that may be false where the list is read as a whole.
  private static let falseDiscoveryRate = 0.05

  let options: PairOptions
  let builds: PairBuilds

  private let environment = EnvironmentRecorder()
  private let stolenTime = StolenTime()
  private let startedAt = UTCTime.now()

  init(options: PairOptions, builds: PairBuilds) {
    self.options = options
    self.builds = builds
  }

  func document(
    _ findings: PairFindings,
    _ groups: [CaseGroup]
  ) throws(StatisticsError) -> PairDocument {
    let seed = options.selection.seed ?? MeasurementPlan().seed
    var verdicts = PairVerdicts(
      findings,
      CounterDefinitions(base: builds.base, head: builds.head),
      seed: seed
    )
    let cases = try verdicts.cases(of: groups)
    var document = PairDocument(
      generator: BuildIdentity.generator(),
      environment: environment.record(),
      plan: plan(seed, isComplete: findings.isComplete),
      base: builds.base,
      head: builds.head
    )
    document.warnings =
      environment.warnings() + buildWarnings + versionWarnings + verdicts.warnings
    document.cases = cases
    document.voidReasons = voidReasons(cases)
    for name in verdicts.otherScenarios { note(otherScenario: name, in: &document) }
    if let failure = findings.failure { document.voidReasons.append(failure.message) }
    return document
  }

  /// What a name that stands for two things means: where the instrument is said to be the same, that
  /// it is not.
  private func note(otherScenario name: String, in document: inout PairDocument) {
    let sentence = "\(name) plays another scenario in each build, so nothing of it is compared"
    if options.instrument == .same {
      document.voidReasons.append(sentence)
    } else {
      document.warnings.add("other-scenario", sentence)
    }
  }

  /// Builds that were not optimised, whatever this program is.
  private var buildWarnings: [ResultDocument.Warning] {
    [("base", builds.base), ("head", builds.head)]
      .filter { $0.1.buildConfiguration == .debug && BuildIdentity.configuration != .debug }
      .map { name, _ in
        ResultDocument.Warning(
          code: "debug-build",
          message: "the \(name) is a debug build: its times say nothing; build with -c release"
        )
      }
  }

  /// Builds against two versions of ReuseBench, whose instruments and public interface may differ.
  private var versionWarnings: [ResultDocument.Warning] {
    guard options.instrument == .same, let base = builds.base.version,
      let head = builds.head.version, base != head
    else { return [] }
    return [
      ResultDocument.Warning(
        code: "other-version",
        message:
          "the base is built with ReuseBench \(base), the head with \(head): what changed between"
          + " the two is in the figures too; build both with the same, or say '--instrument differs'"
      )
    ]
  }

  private func voidReasons(_ cases: [PairDocument.Case]) -> [String] {
    var reasons: [String] = []
    if let share = stolenTime.share().value, share > StolenTime.limit {
      let percent = Int((share * 100).rounded())
      reasons.append(
        "the hypervisor took \(percent) % of the time, more than 5 %; measure at another time"
      )
    }
    let phases = cases.flatMap(\.phases)
    let voidPhases = phases.compactMap(\.voidReason)
    if let first = voidPhases.first, voidPhases.count == phases.count {
      reasons.append("no case could be judged: \(first); stop other work and measure again")
    }
    return reasons
  }

  private func plan(_ seed: UInt64, isComplete: Bool) -> PairDocument.Plan {
    PairDocument.Plan(
      suite: options.selection.suite,
      filter: options.selection.filter?.pattern,
      pairCount: options.pairCount,
      blockCount: PairSession.blockCount,
      seed: Int(truncatingIfNeeded: seed),
      instrument: options.instrument,
      floor: ChangeRule.standard.floor,
      unchangedBand: ChangeRule.standard.unchangedBand,
      alpha: SignTest.defaultAlpha,
      falseDiscoveryRate: Self.falseDiscoveryRate,
      arguments: Tool.arguments,
      startedAt: startedAt,
      isComplete: isComplete
    )
  }
}
