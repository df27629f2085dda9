// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchRunner
import Foundation
@_spi(Headless) import HeadlessUIKit

struct DriverOptions: SelectingOptions {
  typealias Command = DriverVerb

  static let verb = Verb.driver

  static let protocolVersions = 1...1

  static let standardProtocol = 1

  var selection = Selection()
  var protocolVersion: Int = standardProtocol
}

/// `driver`: answers the requests of another process until its input ends.
struct DriverVerb: VerbCommand {
  private let options: DriverOptions
  private let terminal: Terminal
  private let rows: DriverRows
  let notes = DriverNotes()

  init(options: DriverOptions, terminal: Terminal) {
    self.options = options
    self.terminal = terminal
    rows = DriverRows(data: options.selection.data)
  }

  func perform() throws -> ExitCode {
    // Who asked is gone: nobody is to read the answer.
    SharedNote.endWithParent()
    guard ListCatalogue.guests != nil, let apart = Terminal.besideLists() else {
      return try serve()
    }
    return try DriverVerb(options: options, terminal: apart).serve()
  }

  private func serve() throws -> ExitCode {
    while let line = readLine(strippingNewline: true) {
      guard !line.isEmpty else { continue }
      let reply: DriverReply
      do {
        reply = try answer(to: line)
      } catch let failure as ToolFailure {
        reply = refusal(failure.message)
      }
      try terminal.write(try reply.line())
    }
    return .success
  }

  private func answer(to line: String) throws -> DriverReply {
    let request = try DriverProtocol.read(DriverRequest.self, Array(line.utf8)) { found in
      ExitCode.usage.failure(
        "found \(found), expected a request of protocol \(options.protocolVersion), such as {\"command\":\"describe\"}"
      )
    }
    switch request.command {
    case "describe": return try description()
    case "measure": return try measurement(request)
    case "verify": return try verification(request)
    case "advise": return try advice(request)
    case "digest": return try digests(request)
    case "instructions": return try instructions(request)
    case "profile": return try profile(request)
    default:
      return refusal(
        "unknown command \"\(request.command)\"; protocol \(options.protocolVersion) knows "
          + "\"describe\", \"measure\", \"verify\", \"advise\", \"digest\", \"instructions\" and \"profile\""
      )
    }
  }

  private func description() throws -> DriverReply {
    var reply = emptyReply
    reply.version = Tool.version
    reply.counterDefinitionVersion = EngineCounters.definitionVersion
    reply.callDefinitionVersion = CallCounts.definitionVersion
    reply.toolchain = BuildIdentity.toolchain
    reply.buildConfiguration = BuildIdentity.configuration
    reply.canTakeTurns = true
    reply.cases = try SelectedCases(options.selection).identifiers
    return reply
  }

  private func measurement(_ request: DriverRequest) throws -> DriverReply {
    let cases = try cases(of: request)
    let groups = try groups(of: cases)
    let plan = try request.checkedPlan()
    let opened = try rows.rows(count: groups[0].rowCount)
    let gate: (any MeasurementGate)? =
      request.takesTurns == true
      ? try DriverTurns(terminal, protocolVersion: options.protocolVersion)
      : try notes.note(of: request, cases)
    let outcomes = try GroupRunner.run(
      groups.map { GroupRunner(group: $0, rows: opened, plan: plan) },
      gate: gate
    )
    guard let outcomes else { return refusal("the measurement was interrupted") }
    var reply = emptyReply
    reply.outcomes = outcomes.flatMap(\.cases)
    return reply
  }

  /// Has Callgrind count a case, which writes the figures to its own file.
  private func instructions(_ request: DriverRequest) throws -> DriverReply {
    guard CallgrindRegion.isWatched else {
      return refusal("this process does not run under Callgrind, so there is nothing to count with")
    }
    // Whoever asks has verified the case: below Callgrind that would take several times as long as counting.
    let (runner, strategy) = try single(request)
    var reply = emptyReply
    reply.configuredCellCount = runner.countInstructions(of: strategy)
    return reply
  }

  /// Plays a case for a profiler, which is on round measured frames only.
  private func profile(_ request: DriverRequest) throws -> DriverReply {
    let seconds = try request.checkedProfileSeconds()
    // Its first round, which nobody watches, makes what is made once.
    let (runner, strategy) = try single(request)
    let played: ProfiledRounds
    if request.isForCallgrind == true {
      played = try CallgrindRegion.translate {
        try runner.profile(strategy, seconds: seconds, gate: CallgrindGate())
      }
    } else {
      let gate = try request.checkedPerfControl().map { try ProfilerGate($0) }
      played = try runner.profile(strategy, seconds: seconds, gate: gate)
    }
    var reply = emptyReply
    reply.roundCount = played.roundCount
    reply.frameCount = played.frameCount
    reply.frameNanoseconds = played.nanoseconds
    return reply
  }

  /// What plays the one case of a request.
  private func single(_ request: DriverRequest) throws -> (
    runner: GroupRunner, strategy: CaseStrategy
  ) {
    let group = try group(of: cases(of: request))
    let runner = try runner(of: group, request)
    guard group.strategies.count == 1 else {
      throw ExitCode.usage.failure("a tool watches one case in a process")
    }
    return (runner, group.strategies[0])
  }

  /// What plays the cases of a group by a request's plan.
  func runner(of group: CaseGroup, _ request: DriverRequest) throws -> GroupRunner {
    GroupRunner(
      group: group,
      rows: try rows.rows(count: group.rowCount),
      plan: try request.checkedPlan()
    )
  }

  func cases(of request: DriverRequest) throws(ToolFailure) -> [CaseIdentifier] {
    var found: [CaseIdentifier] = []
    for identifier in request.cases ?? [] {
      guard let read = CaseIdentifier(identifier) else {
        throw ExitCode.usage.failure("this build has no case \"\(identifier)\"")
      }
      found.append(read)
    }
    guard !found.isEmpty else {
      throw ExitCode.usage.failure("the request names no cases")
    }
    return found
  }

  func group(of cases: [CaseIdentifier]) throws(ToolFailure) -> CaseGroup {
    let groups = try groups(of: cases)
    guard groups.count == 1 else { throw Self.tooMuch }
    return groups[0]
  }

  /// Returns the groups that cases form, those of one group next to each other.
  private func groups(of cases: [CaseIdentifier]) throws(ToolFailure) -> [CaseGroup] {
    var groups: [CaseGroup] = []
    for member in cases {
      if let last = groups.last, last.identifier == member.group.identifier {
        groups[groups.count - 1] = last.with(strategies: last.strategies + [member.strategy])
      } else {
        groups.append(member.group)
      }
    }
    guard groups.dropFirst().allSatisfy({ $0.isTwin(of: groups[0]) }) else { throw Self.tooMuch }
    return groups
  }

  private static let tooMuch = ExitCode.usage.failure(
    "cases that are measured in turns differ in nothing but the strategy and setter comparison"
  )

  var emptyReply: DriverReply {
    DriverReply(protocolVersion: options.protocolVersion)
  }

  func refusal(_ sentence: String) -> DriverReply {
    DriverReply(protocolVersion: options.protocolVersion, error: sentence)
  }
}

/// The rows of a driver: opened for the first request, and again when one needs more.
@MainActor final class DriverRows {
  private let data: DatasetChoice?
  private var requested: RequestedDataset?
  private var opened: (any RowSource)?

  init(data: DatasetChoice?) {
    self.data = data
  }

  /// Returns at least so many rows.
  func rows(count: Int) throws(ToolFailure) -> any RowSource {
    if let opened, opened.count >= count { return opened }
    let rows = try request().opened(rowCount: count).rows
    opened = rows
    return rows
  }

  private func request() throws(ToolFailure) -> RequestedDataset {
    if let requested { return requested }
    let dataset = try RequestedDataset(data)
    requested = dataset
    return dataset
  }
}

/// The turns of a driver: before each round it says that it waits, and goes on with the next line.
@MainActor final class DriverTurns: MeasurementGate {
  private let terminal: Terminal
  private let line: String

  init(_ terminal: Terminal, protocolVersion: Int) throws {
    self.terminal = terminal
    var reply = DriverReply(protocolVersion: protocolVersion)
    reply.isWaiting = true
    line = try reply.line()
  }

  func beginRound() throws {
    try terminal.write(line)
    guard readLine() != nil else {
      throw ExitCode.sessionVoid.failure("the process that gives turns has ended")
    }
  }
}
