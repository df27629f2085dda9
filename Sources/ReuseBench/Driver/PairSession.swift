// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchScenarios
import BenchStatistics
import Foundation

/// Runs two builds against each other: a pair is one process of each, in random order.
@MainActor struct PairSession {
  let options: PairOptions

  /// Rounds and blocks that one process measures of a group.
  private static let roundCount = 5
  private static let blockCount = 2

  /// The largest padding of the environment, in bytes: its size moves the stack, and with it times.
  private static let largestPadding = 4_096

  /// The groups that both builds have, with the strategies that both have.
  ///
  /// - Throws: ``ToolFailure`` if a build does not answer or nothing is common.
  func commonGroups() throws(ToolFailure) -> [CaseGroup] {
    let selected = try SelectedCases(options.selection)
    let base = try cases(of: options.base)
    let head = try cases(of: options.head)
    let common = base.intersection(head)
    let groups = selected.groups.compactMap { group -> CaseGroup? in
      let strategies = group.strategies.filter {
        !$0.isControl && common.contains(group.identifier(of: $0))
      }
      return strategies.isEmpty ? nil : group.with(strategies: strategies)
    }
    guard !groups.isEmpty else {
      throw ToolFailure(
        exit: .nothingMeasured,
        message: "\(options.base) and \(options.head) have none of the selected cases in common"
      )
    }
    return groups
  }

  /// Measures the groups in all pairs.
  ///
  /// - Throws: ``ToolFailure`` if a build fails, or a fault of the terminal.
  func compare(_ groups: [CaseGroup], progress: ProgressDisplay) throws -> BuildComparison {
    var comparison = BuildComparison(blocksPerRound: Self.blockCount)
    var generator = SeededGenerator(seed: options.selection.seed ?? MeasurementPlan().seed)
    for pair in 0..<options.pairCount {
      if InterruptSignal.received != nil { break }
      try progress.show(pair, of: options.pairCount, label: "pair \(pair + 1)")
      let order = generator.shuffled(groups)
      let padding = generator.nextInt(below: Self.largestPadding)
      if generator.nextInt(below: 2) == 0 {
        let base = try measure(options.base, order, padding)
        comparison.add(base: base, head: try measure(options.head, order, padding))
      } else {
        let head = try measure(options.head, order, padding)
        comparison.add(base: try measure(options.base, order, padding), head: head)
      }
    }
    if InterruptSignal.received == nil { try comparison.decide(groups) }
    return comparison
  }

  /// Measures the groups in one fresh process of a build.
  private func measure(
    _ executable: String,
    _ groups: [CaseGroup],
    _ padding: Int
  ) throws(ToolFailure) -> [String: CaseOutcome] {
    var environment = ProcessInfo.processInfo.environment
    environment["REUSE_BENCH_PADDING"] = String(repeating: "x", count: padding)
    let client = try DriverClient(
      executable: executable,
      selection: dataArguments,
      environment: environment
    )
    defer { client.close() }
    var outcomes: [String: CaseOutcome] = [:]
    for group in groups {
      let identifiers = group.strategies.map { group.identifier(of: $0) }
      let reply = try client.ask(
        DriverProtocol.Request(
          command: "measure",
          cases: identifiers,
          rounds: Self.roundCount,
          blocks: Self.blockCount,
          detailRounds: 0,
          seed: options.selection.seed
        )
      )
      for outcome in reply.outcomes ?? [] {
        outcomes[outcome.verification.identifier] = outcome.caseOutcome
      }
    }
    return outcomes
  }

  private func cases(of executable: String) throws(ToolFailure) -> Set<String> {
    let client = try DriverClient(executable: executable, selection: selectionArguments)
    defer { client.close() }
    return Set(try client.ask(DriverProtocol.Request(command: "describe")).cases ?? [])
  }

  private var dataArguments: [String] {
    options.selection.data.map { ["--data", $0.name] } ?? []
  }

  /// The selection as a command line, for a driver.
  private var selectionArguments: [String] {
    var arguments = ["--suite", options.selection.suite]
    if let rows = options.selection.rows {
      arguments += ["--rows", rows.map(String.init).joined(separator: ",")]
    }
    if let cells = options.selection.cells {
      arguments += ["--cell", cells.joined(separator: ",")]
    }
    if let strategies = options.selection.strategies {
      arguments += ["--strategy", strategies.joined(separator: ",")]
    }
    return arguments
  }
}
