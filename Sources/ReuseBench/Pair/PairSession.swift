// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchResults
import BenchRunner
import BenchStatistics
import Foundation

// Implementation notes
//
// Is `head` slower than `base`, by a percent, on a machine that is itself no steadier than that?
// Times of two runs cannot tell. What can is the ratio of two processes that had everything else in
// common, again and again. A pair, in which the base was drawn to start first:
//
//     base   start  prepare  |  ####        |  ####        |        ####  |  ...  answer
//     head   start  prepare  |        ####  |        ####  |  ####        |  ...  answer
//                               round 0        round 1        round 2
//
//     #### measures, the other one waits; who begins is drawn for each round
//
// Both are on one processor, so whatever slows it slows both, and the rounds are so close that it
// cannot have gone far between. Whoever does not measure sleeps at a pipe
// (`DriverClient.giveTurn()`). Neither measures before both are ready, so preparing disturbs no
// round.
//
// Of its 20 blocks a process's cost is the mean of the fastest fifth. A block can be disturbed but
// not hastened, so the fastest ones say the most about the build. The pair is the ratio of two such
// costs.
//
// What stays the same within a process is of no use in its blocks, but only in further processes:
// where the stack, the heap and the code came to lie. So each pair draws its luck anew:
//
//     what            how it is drawn
//     stack           padding of the environment, up to 4 KB, for each process
//     heap            with the process, which is a fresh one
//     code            a layout from the deck, for each build that has several
//     processor       one for both, and kept for two pairs
//     order           of groups and who starts, for each pair; who begins, for each round
//
// A series is the pairs of a plan; their ratios go to the sign test, which assumes pairs to be
// independent and nothing about how they are distributed. `PairMeasurement` strings series
// together:
//
//     first look, P pairs --+--> a change      --> confirmation, P other pairs: both or nothing
//                           +--> unchanged
//                           +--> inconclusive  --> longer look, 2 P pairs, confirmed likewise
//
// Invariants:
//
// * The groups of a pair are those still open, and both processes measure the same cases of them,
//   with one request: the same rounds and the same seed.
// * Pair 2k and pair 2k + 1 of a series are on one processor. `PairedCosts.canary` holds a build
//   against itself over just these two, and could not tell a slower processor from a drift
//   otherwise.
//
// Why not both builds in one process: they are two programs with the same names, and would share a
// heap, so that each measured what the other had left. Why not one build after the other, many
// rounds each: a clock rate or a neighbour that changes between them would look like a change of
// the build.
//
// Costs. A pair is two starts, and of each group and in each process a preparation, 20 rounds of
// frames and 20 of batches. A case that is settled takes part in no further pair of its series
// (`PairSeries`).
//
// Where it is subtle:
//
// * No turn is given at first: what is read then is that both are ready. Turns are counted, since a
//   build that always asks for one more would hold the session for ever (`PairProcesses`).
// * The processor is set for this process before a child starts and put back right after, because a
//   child inherits it from its first instruction on, and setting it later would leave its start
//   elsewhere.
// * Decks of layouts live as long as the session and not the series, so that a confirmation goes on
//   with layouts that the first look has not had, as long as there are any.

/// Two builds that take turns: a pair is one fresh process of each, both on one processor, which
/// measure round by round in random order.
///
/// Of a build with several layouts each pair draws one.
@MainActor final class PairSession {
  struct Description {
    let base: DriverReply
    let head: DriverReply
  }

  /// The layouts that a pair is made of.
  struct Drawn {
    let base: Int
    let head: Int
  }

  struct Pair {
    private(set) var base: [String: CaseOutcome] = [:]
    private(set) var head: [String: CaseOutcome] = [:]
    let layouts: Drawn

    fileprivate init(base: [CaseOutcome], head: [CaseOutcome], layouts: Drawn) {
      self.layouts = layouts
      for outcome in base { self.base[outcome.verification.identifier] = outcome }
      for outcome in head { self.head[outcome.verification.identifier] = outcome }
    }
  }

  /// The blocks that a process measures of each case and phase; the fastest fifth is its cost.
  static let blockCount = 20

  /// The largest padding of the environment, in bytes: its size moves the stack, and with it times.
  private static let largestPadding = 4_096

  private let options: PairOptions
  private let sides: PairSides
  /// The layouts of both builds that are still to come.
  private var decks: (base: LayoutDeck, head: LayoutDeck)
  private let selected: SelectedCases
  private let data: DatasetChoice?
  private var generator: SeededGenerator
  /// The processors to choose among, one for both processes of a pair: what disturbs it then disturbs
  /// both alike.
  private let processors = Processors.allowed
  private var processor: Int?
  /// Why processes run on any processor, where the system refused the choice.
  private var processorFault: String?

  /// Prepares a session; the seed draws orders, processors, padding and who begins.
  init(
    _ options: PairOptions,
    _ sides: PairSides,
    _ selected: SelectedCases,
    data: DatasetChoice?
  ) {
    self.options = options
    self.sides = sides
    decks = (
      LayoutDeck(count: sides.base.layouts.count), LayoutDeck(count: sides.head.layouts.count)
    )
    self.selected = selected
    self.data = data
    generator = SeededGenerator(seed: options.selection.seed ?? MeasurementPlan().seed)
    if processors.isEmpty {
      processorFault = "The system does not say which processors there are."
    }
  }

  /// Asks both builds what they are, or returns nil after a signal.
  func describe() throws(ToolFailure) -> Description? {
    guard let base = try description(of: sides.base.layouts[0].path),
      let head = try description(of: sides.head.layouts[0].path)
    else { return nil }
    return Description(base: base, head: head)
  }

  /// The selected groups with the strategies that both builds have; controls are left out.
  func commonGroups(_ description: Description) throws(ToolFailure) -> [CaseGroup] {
    let common = Set(description.base.cases ?? []).intersection(description.head.cases ?? [])
    let groups = selected.groups.compactMap { group -> CaseGroup? in
      let strategies = group.strategies.filter {
        !$0.isControl && common.contains(group.identifier(of: $0))
      }
      return strategies.isEmpty ? nil : group.with(strategies: strategies)
    }
    guard !groups.isEmpty else {
      throw ExitCode.nothingMeasured.failure(
        "\(options.base) and \(options.head) have none of the selected cases in common; "
          + "'\(sides.head.layouts[0].path) list' prints what a build has"
      )
    }
    return groups
  }

  /// What a reader should know of how it was measured, a sentence each.
  var warnings: [ResultDocument.Warning] {
    let warnings =
      processorFault.map {
        [ResultDocument.Warning(code: "any-processor", message: "\($0) A busy machine hides more.")]
      } ?? []
    let count = sides.base.layouts.count
    guard count > 1, count < 2 * options.pairCount else { return warnings }
    return warnings + [
      ResultDocument.Warning(
        code: "few-layouts",
        message:
          "\(count) layouts for twice \(options.pairCount) pairs: a change that is confirmed may "
          + "be one of these layouts; link as many as there are pairs in both series"
      )
    ]
  }

  /// Has both builds measure the groups once; nil after a signal.
  ///
  /// Two pairs of a series that follow each other run on one processor, as they are compared.
  func takePair(_ groups: [CaseGroup], index: Int) throws(ToolFailure) -> Pair? {
    let order = generator.shuffled(groups)
    if index.isMultiple(of: 2), !processors.isEmpty {
      processor = processors[generator.nextInt(below: processors.count)]
    }
    let isBaseFirst = generator.nextInt(below: 2) == 0
    let layouts = Drawn(
      base: decks.base.draw(using: &generator),
      head: decks.head.draw(using: &generator)
    )
    let (base, head) = (sides.base.layouts[layouts.base], sides.head.layouts[layouts.head])
    let builds = isBaseFirst ? [base.path, head.path] : [head.path, base.path]
    guard let found = try inTurns(builds, order) else { return nil }
    return Pair(
      base: found[isBaseFirst ? 0 : 1],
      head: found[isBaseFirst ? 1 : 0],
      layouts: layouts
    )
  }

  /// Has the builds measure at once, each waiting for its turn; nil after a signal.
  private func inTurns(
    _ builds: [String],
    _ groups: [CaseGroup]
  ) throws(ToolFailure) -> [[CaseOutcome]]? {
    var drivers: [DriverClient] = []
    defer { for driver in drivers { driver.close() } }
    for build in builds { drivers.append(try start(build)) }
    let processes = PairProcesses(drivers: drivers)
    var found: [[CaseOutcome]] = drivers.map { _ in [] }
    for group in groups {
      guard let outcomes = try processes.measure(request(for: group), using: &generator) else {
        return nil
      }
      for index in drivers.indices { found[index] += outcomes[index] }
    }
    return found
  }

  /// Starts a fresh process of a build, on the processor of the pair.
  private func start(_ executable: String) throws(ToolFailure) -> DriverClient {
    var environment = ProcessInfo.processInfo.environment
    let padding = generator.nextInt(below: Self.largestPadding)
    environment["REUSE_BENCH_PADDING"] = String(repeating: "x", count: padding)
    if let processor { restrict(to: [processor]) }
    defer { if processor != nil { restrict(to: processors) } }
    return try DriverClient(executable, selection: data?.arguments ?? [], environment: environment)
  }

  /// A process inherits what its starter may run on, from its first instruction on.
  private func restrict(to numbers: [Int]) {
    do throws(HarnessError) {
      try Processors.restrict(to: numbers)
    } catch {
      processorFault = "\(error)"
    }
  }

  private func request(for group: CaseGroup) -> DriverRequest {
    var plan = MeasurementPlan(
      roundCount: Self.blockCount,
      blockCount: 1,
      cellRoundCount: 0,
      cpuRoundCount: 0
    )
    plan.takesUnfilled = false
    plan.seed = options.selection.seed ?? plan.seed
    return DriverRequest(
      command: "measure",
      cases: group.strategies.map { group.identifier(of: $0) },
      plan: plan
    )
  }

  private func description(of executable: String) throws(ToolFailure) -> DriverReply? {
    let client = try DriverClient(executable, selection: selectionArguments)
    defer { client.close() }
    return try client.describe()
  }

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
