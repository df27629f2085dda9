// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchScenarios
import BenchStatistics
import Foundation

/// Runs two builds against each other: a pair is one process of each, in random order.
@MainActor struct PairSession {
  let options: PairOptions
  /// The cases to choose among.
  let selected: SelectedCases
  /// Where a build finds the rows.
  let data: DataChoice?

  /// Rounds and blocks that one process measures of a group.
  private static let roundCount = 5
  private static let blockCount = 2

  /// The largest padding of the environment, in bytes: its size moves the stack, and with it times.
  private static let largestPadding = 4_096

  /// The groups that both builds have, with the strategies that both have; nil after a signal.
  ///
  /// - Throws: ``ToolFailure`` if a build does not answer or nothing is common.
  func commonGroups() throws(ToolFailure) -> [CaseGroup]? {
    guard let base = try cases(of: options.base), let head = try cases(of: options.head) else {
      return nil
    }
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

  /// Measures the groups in all pairs, or returns nil after a signal.
  ///
  /// - Throws: ``ToolFailure`` if a build fails, or a fault of the terminal.
  func compare(_ groups: [CaseGroup], progress: ProgressDisplay) throws -> BuildComparison? {
    var comparison = BuildComparison(blocksPerRound: Self.blockCount)
    var generator = SeededGenerator(seed: options.selection.seed ?? MeasurementPlan().seed)
    for pair in 0..<options.pairCount {
      try progress.show(pair, of: options.pairCount, label: "pair \(pair + 1)")
      let order = generator.shuffled(groups)
      let padding = generator.nextInt(below: Self.largestPadding)
      let isBaseFirst = generator.nextInt(below: 2) == 0
      let builds = isBaseFirst ? [options.base, options.head] : [options.head, options.base]
      guard let first = try measure(builds[0], order, padding),
        let second = try measure(builds[1], order, padding)
      else { return nil }
      comparison.add(base: isBaseFirst ? first : second, head: isBaseFirst ? second : first)
    }
    try comparison.decide(groups)
    return comparison
  }

  /// Measures the groups in one fresh process of a build, or returns nil after a signal.
  private func measure(
    _ executable: String,
    _ groups: [CaseGroup],
    _ padding: Int
  ) throws(ToolFailure) -> [String: CaseOutcome]? {
    var environment = ProcessInfo.processInfo.environment
    environment["REUSE_BENCH_PADDING"] = String(repeating: "x", count: padding)
    let client = try DriverClient(
      executable,
      selection: data?.arguments ?? [],
      environment: environment
    )
    defer { client.close() }
    var found: [String: CaseOutcome] = [:]
    for group in groups {
      let outcomes = try client.measure(
        DriverProtocol.Request(
          command: "measure",
          cases: group.strategies.map { group.identifier(of: $0) },
          rounds: Self.roundCount,
          blocks: Self.blockCount,
          detailRounds: 0,
          seed: options.selection.seed
        )
      )
      guard let outcomes else { return nil }
      for outcome in outcomes { found[outcome.verification.identifier] = outcome }
    }
    return found
  }

  private func cases(of executable: String) throws(ToolFailure) -> Set<String>? {
    let client = try DriverClient(executable, selection: selectionArguments)
    defer { client.close() }
    return try client.describe().map { Set($0) }
  }

  /// The selection as a command line, for a driver.
  private var selectionArguments: [String] {
    // A file may have given row counts of its own.
    let rows = Set(selected.groups.map(\.rowCount)).sorted().map(String.init)
    var arguments = ["--suite", options.selection.suite, "--rows", rows.joined(separator: ",")]
    if let cells = options.selection.cells {
      arguments += ["--cell", cells.joined(separator: ",")]
    }
    if let strategies = options.selection.strategies {
      arguments += ["--strategy", strategies.joined(separator: ",")]
    }
    return arguments
  }
}
