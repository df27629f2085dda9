// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchScenarios
import BenchStatistics
import Foundation

/// Two builds that take turns: a pair is one fresh process of each, in random order.
@MainActor final class PairSession {
  /// What both builds say of themselves.
  struct Description {
    let base: DriverProtocol.Reply
    let head: DriverProtocol.Reply
  }

  /// The figures of one process each, by the names of the cases.
  struct Pair {
    let base: [String: CaseOutcome]
    let head: [String: CaseOutcome]
  }

  /// The blocks that a process measures of each case and phase; the fastest is its cost.
  static let blockCount = 15

  /// The largest padding of the environment, in bytes: its size moves the stack, and with it times.
  private static let largestPadding = 4_096

  private let options: PairOptions
  /// The cases to choose among.
  private let selected: SelectedCases
  /// Where a build finds the rows.
  private let data: DataChoice?
  private var generator: SeededGenerator

  /// Prepares a session; the seed draws orders and padding.
  init(_ options: PairOptions, _ selected: SelectedCases, data: DataChoice?) {
    self.options = options
    self.selected = selected
    self.data = data
    generator = SeededGenerator(seed: options.selection.seed ?? MeasurementPlan().seed)
  }

  /// Asks both builds what they are, or returns nil after a signal.
  ///
  /// - Throws: ``ToolFailure`` if a build does not answer.
  func describe() throws(ToolFailure) -> Description? {
    guard let base = try description(of: options.base),
      let head = try description(of: options.head)
    else { return nil }
    return Description(base: base, head: head)
  }

  /// The selected groups with the strategies that both builds have; controls are left out.
  ///
  /// - Throws: ``ToolFailure`` if nothing is common.
  func commonGroups(_ description: Description) throws(ToolFailure) -> [CaseGroup] {
    let common = Set(description.base.cases ?? []).intersection(description.head.cases ?? [])
    let groups = selected.groups.compactMap { group -> CaseGroup? in
      let strategies = group.strategies.filter {
        !$0.isControl && common.contains(group.identifier(of: $0))
      }
      return strategies.isEmpty ? nil : group.with(strategies: strategies)
    }
    guard !groups.isEmpty else {
      throw ToolFailure(
        exit: .nothingMeasured,
        message: "\(options.base) and \(options.head) have none of the selected cases in common; "
          + "'\(options.head) list' prints what a build has"
      )
    }
    return groups
  }

  /// Has both builds measure the groups once, or returns nil after a signal.
  ///
  /// - Throws: ``ToolFailure`` if a build fails.
  func takePair(_ groups: [CaseGroup]) throws(ToolFailure) -> Pair? {
    let order = generator.shuffled(groups)
    let paddings = (0..<2).map { _ in generator.nextInt(below: Self.largestPadding) }
    if generator.nextInt(below: 2) == 0 {
      guard let base = try measure(options.base, order, paddings[0]),
        let head = try measure(options.head, order, paddings[1])
      else { return nil }
      return Pair(base: base, head: head)
    }
    guard let head = try measure(options.head, order, paddings[0]),
      let base = try measure(options.base, order, paddings[1])
    else { return nil }
    return Pair(base: base, head: head)
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
          rounds: Self.blockCount,
          blocks: 1,
          detailRounds: 0,
          seed: options.selection.seed
        )
      )
      guard let outcomes else { return nil }
      for outcome in outcomes { found[outcome.verification.identifier] = outcome }
    }
    return found
  }

  private func description(of executable: String) throws(ToolFailure) -> DriverProtocol.Reply? {
    let client = try DriverClient(executable, selection: selectionArguments)
    defer { client.close() }
    return try client.describe()
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
