// SPDX-License-Identifier: Apache-2.0

import UIKit

/// How far a run is, for whoever waits for it.
struct RunProgress: Sendable {
  /// The part that is done, from 0 to 1.
  let share: Double
  /// What is measured now.
  let subject: String
}

/// Everything that a run of the kit found.
struct RunFindings {
  /// The prices.
  let prices: PricesFile
  /// The figures of all cases.
  let document: DeviceDocument

  /// What a person should read first: one line for each thing that is wrong, then the rankings.
  var summary: [String] {
    let stale = document.cases.compactMap { found in
      found.stale.map {
        "\(found.id) shows something else than mutation in row \($0.row): \($0.found), not "
          + "\($0.expected). It is not ranked."
      }
    }
    let rankings = document.rankings.filter { $0.phase == "configure" }
      .map { ranking in
        let entries = ranking.entries.compactMap { entry in
          entry.ratio.map { "\(entry.strategy) \(rounded($0))" }
        }
        return "\(ranking.group): \(entries.joined(separator: ", "))"
      }
    return document.warnings.map(\.message) + stale + rankings
  }

  private func rounded(_ ratio: Double) -> String {
    String((ratio * 1_000).rounded() / 1_000)
  }
}

/// A run of the kit: prices, then every group, then what is written of them.
@MainActor struct DeviceRun {
  /// How much is measured.
  let plan: PlayPlan
  /// The command line, where there was one.
  let arguments: [String]

  /// Measures on a view of a window; the run gives way to others only while it reports its progress.
  func measure(
    in host: UIView,
    of window: UIWindow,
    progress: (RunProgress) async throws -> Void
  ) async throws -> RunFindings {
    let start = Date()
    let facts = DeviceFacts()
    let remarks = DeviceFacts.remarks
    let driver = FrameDriver(window: window)
    let emptyPair = MonotonicClock.emptyPairNanoseconds()
    try await progress(RunProgress(share: 0, subject: "prices"))
    let prices = PriceList.measured(
      in: host,
      driver: driver,
      roundCount: plan.priceRoundCount,
      seed: plan.seed
    )
    var groups: [GroupFigures] = []
    for (position, group) in plan.groups.enumerated() {
      let play = GroupPlay(group: group, plan: plan, host: host, driver: driver)
      let figures = try await play.measure { round in
        let done = Double(position) + Double(round) / Double(plan.roundCount)
        let share = done / Double(plan.groups.count)
        try await progress(RunProgress(share: share, subject: group.identifier))
      }
      groups.append(figures)
    }
    let file = PricesFile(prices, device: facts.name)
    let document = DeviceDocument(
      groups,
      of: self,
      environment: DeviceDocument.Environment(facts, emptyPairNanoseconds: emptyPair),
      startedAt: start,
      remarks: remarks + DeviceFacts.remarks.filter { !remarks.contains($0) },
      unpriced: file.missing
    )
    return RunFindings(prices: file, document: document)
  }
}

extension DeviceDocument {
  /// Writes down what a run found.
  @MainActor fileprivate init(
    _ groups: [GroupFigures],
    of run: DeviceRun,
    environment: Environment,
    startedAt: Date,
    remarks: [String],
    unpriced: [String]
  ) {
    self.environment = environment
    plan = Plan(
      seed: Int(run.plan.seed),
      rounds: run.plan.roundCount,
      dataset: Dataset(rowCounts: Set(run.plan.groups.map(\.rowCount))),
      arguments: run.arguments,
      startedAt: ISO8601DateFormatter().string(from: startedAt)
    )
    warnings = Self.warnings(remarks, unpriced: unpriced)
    if MedianInterval.rank(of: run.plan.roundCount) == nil {
      warnings.append(
        Warning(
          code: "too-few-rounds",
          message: "\(run.plan.roundCount) rounds carry no interval: rankings are inconclusive"
        )
      )
    }
    let emptyPair = environment.emptyStampPairNanoseconds
    cases = []
    rankings = []
    for group in groups {
      let cases = group.cases.map { Case($0, of: group, emptyPairNanoseconds: emptyPair) }
      self.cases += cases
      rankings.append(
        Ranking(cases, group: group.group.identifier, phase: "configure") { samples in
          zip(samples.configureBatchNanoseconds, samples.configureBatchCounts)
            .map { Double($0) / Double($1) }
        }
      )
      rankings.append(
        Ranking(cases, group: group.group.identifier, phase: "frame") { samples in
          samples.roundFrameNanoseconds.map(Double.init)
        }
      )
    }
  }

  private static func warnings(_ remarks: [String], unpriced: [String]) -> [Warning] {
    var warnings = [
      Warning(
        code: "what-is-timed",
        message: "a configure is timed by two readings of the clock, from after the dequeue to the "
          + "filled cell, less what two readings take; a frame is \(FrameDriver.coverage)"
      )
    ]
    #if DEBUG
      warnings.append(
        Warning(code: "debug-build", message: "this is a debug build: its times mean nothing")
      )
    #endif
    warnings += remarks.map { Warning(code: "device-state", message: $0) }
    warnings += unpriced.map {
      Warning(
        code: "no-price",
        message: "the clock cannot tell the price of \($0) from nothing, so it is left out"
      )
    }
    return warnings
  }
}

extension PricesFile {
  /// The writes and operations that have no price.
  var missing: [String] {
    let written = Set(writes.map { "\($0.effect) \($0.kind)" })
    let all = PricedAction.WriteKind.allCases.flatMap {
      ["redundant \($0.rawValue)", "effective \($0.rawValue)"]
    }
    let named = Set(operations.map(\.name))
    return all.filter { !written.contains($0) }
      + PricedAction.Operation.allCases.map(\.rawValue).filter { !named.contains($0) }
  }
}
