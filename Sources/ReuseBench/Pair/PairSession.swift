// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import BenchScenarios
import BenchStatistics
import Foundation

/// Two builds that take turns: a pair is one fresh process of each, both on one processor, which
/// measure round by round in random order.
@MainActor final class PairSession {
  /// What both builds say of themselves.
  struct Description {
    let base: DriverProtocol.Reply
    let head: DriverProtocol.Reply
  }

  /// The figures of one process each, by the names of the cases.
  struct Pair {
    private(set) var base: [String: CaseOutcome] = [:]
    private(set) var head: [String: CaseOutcome] = [:]

    /// Adds what one of the processes found.
    fileprivate mutating func add(_ outcomes: [CaseOutcome], isBase: Bool) {
      for outcome in outcomes {
        let identifier = outcome.verification.identifier
        if isBase { base[identifier] = outcome } else { head[identifier] = outcome }
      }
    }
  }

  /// The blocks that a process measures of each case and phase; the fastest fifth is its cost.
  static let blockCount = 20

  /// The most turns that a process takes: a round of blocks for each of two phases.
  private static let largestTurnCount = 2 * blockCount
  /// The largest padding of the environment, in bytes: its size moves the stack, and with it times.
  private static let largestPadding = 4_096

  private let options: PairOptions
  /// The cases to choose among.
  private let selected: SelectedCases
  /// Where a build finds the rows.
  private let data: DataChoice?
  private var generator: SeededGenerator
  /// Whether both builds can take turns, which ``describe()`` finds out.
  private var takesTurns = false
  /// The processors to choose among, one for both processes of a pair: what disturbs it then disturbs
  /// both alike.
  private let processors = Processors.allowed
  /// Why processes run on any processor, where the system refused to keep one.
  private var processorFault: HarnessError?

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
    takesTurns = base.canTakeTurns == true && head.canTakeTurns == true
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

  /// What a reader should know of how it was measured, a sentence each.
  var warnings: [ResultDocument.Warning] {
    var found: [ResultDocument.Warning] = []
    if !takesTurns {
      found.append(
        ResultDocument.Warning(
          code: "no-turns",
          message: "one of the builds is too old to take turns, so one process measured after the "
            + "other; a busy machine hides more"
        )
      )
    }
    if let processorFault {
      found.append(
        ResultDocument.Warning(
          code: "any-processor",
          message: "\(processorFault) A busy machine hides more."
        )
      )
    }
    return found
  }

  /// Has both builds measure the groups once, or returns nil after a signal.
  ///
  /// - Throws: ``ToolFailure`` if a build fails.
  func takePair(_ groups: [CaseGroup]) throws(ToolFailure) -> Pair? {
    let order = generator.shuffled(groups)
    let processor = generator.shuffled(processors).first
    let base = try start(options.base, on: processor)
    defer { base.close() }
    let head = try start(options.head, on: processor)
    defer { head.close() }
    let drivers = generator.shuffled([(base, true), (head, false)])
    var pair = Pair()
    for group in order {
      guard let outcomes = try measure(group, drivers.map(\.0)) else { return nil }
      for (driver, found) in zip(drivers, outcomes) { pair.add(found, isBase: driver.1) }
    }
    return pair
  }

  /// Starts a fresh process of a build.
  private func start(_ executable: String, on processor: Int?) throws(ToolFailure) -> DriverClient {
    var environment = ProcessInfo.processInfo.environment
    let padding = generator.nextInt(below: Self.largestPadding)
    environment["REUSE_BENCH_PADDING"] = String(repeating: "x", count: padding)
    let client = try DriverClient(
      executable,
      selection: data?.arguments ?? [],
      environment: environment
    )
    guard let processor else { return client }
    do throws(HarnessError) {
      try client.keep(on: processor)
    } catch {
      processorFault = error
    }
    return client
  }

  /// Has both processes measure a group, or returns nil after a signal.
  private func measure(
    _ group: CaseGroup,
    _ drivers: [DriverClient]
  ) throws(ToolFailure) -> [[CaseOutcome]]? {
    var request = DriverProtocol.Request(
      command: "measure",
      cases: group.strategies.map { group.identifier(of: $0) },
      rounds: Self.blockCount,
      blocks: 1,
      detailRounds: 0,
      seed: options.selection.seed
    )
    guard takesTurns else {
      var found: [[CaseOutcome]] = []
      for driver in drivers {
        guard let outcomes = try driver.measure(request) else { return nil }
        found.append(outcomes)
      }
      return found
    }
    request.takesTurns = true
    return try measureInTurns(request, drivers)
  }

  /// Has both processes measure round by round: who begins is drawn for each round.
  private func measureInTurns(
    _ request: DriverProtocol.Request,
    _ drivers: [DriverClient]
  ) throws(ToolFailure) -> [[CaseOutcome]]? {
    for driver in drivers { try driver.send(request) }
    var found: [[CaseOutcome]?] = drivers.map { _ in nil }
    var turnCount = 0
    while found.contains(where: { $0 == nil }) {
      for index in generator.shuffled(drivers.indices) where found[index] == nil {
        // All are asked before one goes on, so that none measures while another prepares.
        if turnCount > 0 { drivers[index].giveTurn() }
        guard let turn = try drivers[index].turn(of: request) else { return nil }
        switch turn {
        case .measured(let outcomes): found[index] = outcomes
        case .waiting where turnCount == Self.largestTurnCount:
          throw drivers[index].void("wants more turns than it was asked to take")
        case .waiting: continue
        }
      }
      turnCount += 1
    }
    return found.compactMap(\.self)
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
