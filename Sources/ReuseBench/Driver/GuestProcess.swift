// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchRunner
import Foundation

/// Another process of this program, in which the lists that a user registered are played: what their code
/// does to a process, it does to that one.
///
/// A case whose process ends or hangs is told of and left out, and another process goes on with the
/// others of its group.
@MainActor final class GuestProcess {
  /// Groups that were played together, with the cases that were left of them, and the answer.
  struct Played {
    let groups: [CaseGroup]
    let reply: DriverReply

    /// What each group measured.
    func outcomes() throws(ToolFailure) -> [GroupOutcome] {
      let outcomes = reply.outcomes ?? []
      try check(outcomes.allSatisfy(\.isWhole) ? outcomes.map(\.verification.identifier) : [])
      var rest = outcomes[...]
      return groups.map { group in
        defer { rest = rest.dropFirst(group.strategies.count) }
        return GroupOutcome(group: group, cases: Array(rest.prefix(group.strategies.count)))
      }
    }

    func verifications() throws(ToolFailure) -> [CaseVerification] {
      let verifications = reply.verifications ?? []
      try check(verifications.map(\.identifier))
      return verifications
    }

    func advice() throws(ToolFailure) -> [CaseAdvice] {
      let advice = reply.advice ?? []
      try check(advice.map(\.identifier))
      return advice
    }

    private func check(_ answered: [String]) throws(ToolFailure) {
      let asked = groups.flatMap { group in group.strategies.map { group.identifier(of: $0) } }
      guard answered == asked else {
        throw ExitCode.internalFault.failure(
          "the process that plays the lists answered with other figures than it was asked for"
        )
      }
    }
  }

  /// The variable that says how many seconds a case may be silent.
  static let limitVariable = "REUSE_BENCH_TURN_LIMIT"
  /// As many unless the variable says otherwise: no frame of a list takes so long.
  private static let standardLimitSeconds = 60.0

  private let limitSeconds: Double
  private let note: SharedNote
  private var client: DriverClient?
  /// What ended processes, a sentence each, that nobody has taken yet.
  private var untold: [String] = []
  /// The cases and lists of those sentences, so that each is told of once.
  private var told: Set<String> = []
  /// The strategies that hung, and by their own names the lists: in other cases they would take as long.
  private var hung: Set<String> = []
  /// The lists whose baseline ended or hung, so that nothing can be held against it.
  private var withoutBaseline: Set<String> = []

  /// Prepares a process, which starts with the first request.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(ToolFailure) {
    limitSeconds = try Self.limitSeconds(environment[Self.limitVariable])
    note = try HarnessError.asFailure(.internalFault, try SharedNote())
  }

  private static func limitSeconds(_ text: String?) throws(ToolFailure) -> Double {
    guard let text else { return standardLimitSeconds }
    guard let seconds = Double(text), (1...86_400).contains(seconds) else {
      throw ExitCode.usage.failure(
        "\(limitVariable) is \(text.quoted), expected seconds from 1 to 86400"
      )
    }
    return seconds
  }

  /// Has groups played, and returns what came of those cases that could be; nil after a signal.
  ///
  /// Twins are played in one request as long as they have the same strategies, and alone otherwise. What
  /// ends the process in one of them is tried in the others first, so that they stay twins where it does
  /// so in all.
  func play(_ groups: [CaseGroup], _ request: DriverRequest) throws(ToolFailure) -> [Played]? {
    var rest = groups.map(withoutHung).filter { !$0.strategies.isEmpty }
    while !rest.isEmpty {
      if !Self.areTwins(rest) {
        guard let tried = try withoutTriedInVain(rest, request.plan) else { return nil }
        rest = tried
        guard Self.areTwins(rest) else { return try playEach(rest, request) }
        continue
      }
      var request = request
      request.cases = rest.flatMap { group in group.strategies.map { group.identifier(of: $0) } }
      let hasBaseline = rest.allSatisfy { group in
        group.strategies.contains(group.baseline) || !withoutBaseline.contains(group.cell)
      }
      request.plan.holdsAgainstBaseline = request.plan.holdsAgainstBaseline && hasBaseline
      guard let answer = try ask(request) else { return nil }
      switch answer {
      case .reply(let reply): return [Played(groups: rest, reply: reply)]
      case .silence(let silence): rest = blame(silence, rest)
      }
    }
    return []
  }

  private static func areTwins(_ groups: [CaseGroup]) -> Bool {
    groups.dropFirst().allSatisfy { $0.isTwin(of: groups[0]) }
  }

  /// Verifies the cases that not all of some twins have, and leaves out those that end the process too;
  /// nil after a signal.
  private func withoutTriedInVain(
    _ groups: [CaseGroup],
    _ plan: MeasurementPlan
  ) throws(ToolFailure) -> [CaseGroup]? {
    var trial = DriverRequest(command: "verify", plan: plan)
    trial.plan.holdsAgainstBaseline = false
    var left: [CaseGroup] = []
    for group in groups {
      var strategies: [CaseStrategy] = []
      for strategy in group.strategies {
        let isCommon = groups.allSatisfy { $0.strategies.contains(strategy) }
        if !isCommon {
          guard let played = try play([group.with(strategies: [strategy])], trial) else {
            return nil
          }
          if played.isEmpty { continue }
        }
        strategies.append(strategy)
      }
      if !strategies.isEmpty { left.append(group.with(strategies: strategies)) }
    }
    return left
  }

  private func playEach(
    _ groups: [CaseGroup],
    _ request: DriverRequest
  ) throws(ToolFailure) -> [Played]? {
    var played: [Played] = []
    for group in groups {
      guard let one = try play([group], request) else { return nil }
      played += one
    }
    return played
  }

  /// Has the first rows of a list digested, once for each count; empty where its rows end the process,
  /// which is told of a list that is played, and nil after a signal.
  func digests(of list: String, rowCounts: [Int]) throws(ToolFailure) -> [String]? {
    var request = DriverRequest(command: "digest")
    request.list = list
    request.rowCounts = rowCounts
    guard let answer = try ask(request) else { return nil }
    switch answer {
    case .reply(let reply): return reply.digests ?? []
    case .silence(let silence):
      tell(
        list,
        "the process that made rows of the list \(list) \(words(for: silence))"
          + leftOut(silence, "list")
      )
      if silence == .late { hung.insert(list) }
      return []
    }
  }

  /// What ended processes since the last call, a sentence each.
  func takeSentences() -> [String] {
    defer { untold = [] }
    return untold
  }

  /// Ends the process, so that the next request begins with a fresh one.
  func close() {
    client?.close()
    client = nil
  }

  private enum Answer {
    case reply(DriverReply)
    case silence(DriverClient.Silence)
  }

  private func ask(_ request: DriverRequest) throws(ToolFailure) -> Answer? {
    var request = request
    request.noteDescriptor = ChildProcess.sharedDescriptor
    note.place = 0
    let client = try running()
    do throws(ToolFailure) {
      try client.send(request)
      return try client.answer(limitSeconds: limitSeconds, watching: note).map { .reply($0) }
    } catch {
      guard let silence = client.silence else { throw error }
      close()
      return .silence(silence)
    }
  }

  private func running() throws(ToolFailure) -> DriverClient {
    if let client { return client }
    let started = try DriverClient(Tool.path, executable: Tool.executable, sharing: note.descriptor)
    client = started
    return started
  }
}

// Who is to blame, and what is said of it.
extension GuestProcess {
  /// Leaves out the case that was played when its process fell silent, or all where it was none.
  private func blame(_ silence: DriverClient.Silence, _ groups: [CaseGroup]) -> [CaseGroup] {
    let cases = groups.flatMap { group in group.strategies.map { (group: group, strategy: $0) } }
    switch note.place {
    case 1...cases.count: return blame(silence, cases[note.place - 1], groups)
    case cases.count + 1: return blameBaseline(silence, groups)
    default:
      let list = groups[0].cell
      tell(
        groups[0].identifier,
        "the process that prepared the list \(list) \(words(for: silence)), before a strategy was played"
          + leftOut(silence, "list")
      )
      if silence == .late { hung.insert(list) }
      return []
    }
  }

  private func blame(
    _ silence: DriverClient.Silence,
    _ guilty: (group: CaseGroup, strategy: CaseStrategy),
    _ groups: [CaseGroup]
  ) -> [CaseGroup] {
    let (group, strategy) = guilty
    tell(of: strategy, in: group, silence)
    if strategy == group.baseline { withoutBaseline.insert(group.cell) }
    if silence == .late { hung.insert(Self.name(of: strategy, in: group)) }
    return
      groups.map { other in
        guard other == group || silence == .late else { return other }
        return other.with(strategies: other.strategies.filter { $0 != strategy })
      }
      .filter { !$0.strategies.isEmpty }
  }

  /// Goes on without holding strategies against a baseline that was not asked for; where nothing is held
  /// against it, its cells cannot be made, and then there is nothing to measure others over.
  private func blameBaseline(
    _ silence: DriverClient.Silence,
    _ groups: [CaseGroup]
  ) -> [CaseGroup] {
    let group = groups[0]
    tell(of: group.baseline, in: group, silence)
    if silence == .late { hung.insert(Self.name(of: group.baseline, in: group)) }
    guard !withoutBaseline.insert(group.cell).inserted else { return groups }
    tell(
      group.identifier,
      "nothing of the group is measured, as its rows and the way to a cell are measured by \(group.baseline.rawValue)"
    )
    return []
  }

  private func tell(
    of strategy: CaseStrategy,
    in group: CaseGroup,
    _ silence: DriverClient.Silence
  ) {
    tell(
      group.identifier(of: strategy),
      "the process that played the strategy \(strategy.rawValue) of the list \(group.cell) "
        + words(for: silence) + leftOut(silence, "strategy")
        + (strategy == group.baseline ? "; others have no ratio without it" : "")
    )
  }

  /// What a process did in place of answering, after its name.
  private func words(for silence: DriverClient.Silence) -> String {
    switch silence {
    case .late: "gave no sign of life for \(limitSeconds.formatted()) s"
    case .ended(.exited(let status)): "exited with \(status)"
    case .ended(.signalled(let number)):
      "was ended by signal \(number) (\(String(cString: strsignal(number)))); what it said stands above"
    case .ended(nil): "closed its output"
    }
  }

  private func leftOut(_ silence: DriverClient.Silence, _ thing: String) -> String {
    silence == .late ? "; the \(thing) is left out of what follows" : ""
  }

  private func tell(_ place: String, _ clause: String) {
    guard told.insert(place).inserted else { return }
    untold.append("\(place): \(clause)")
  }

  /// Takes out the strategies that hung, and controls that fill cells as such a baseline does.
  private func withoutHung(_ group: CaseGroup) -> CaseGroup {
    guard !hung.isEmpty else { return group }
    if hung.contains(group.cell) { return group.with(strategies: []) }
    return group.with(
      strategies: group.strategies.filter { strategy in
        let player = if case .control = strategy { group.baseline } else { strategy }
        return !hung.contains(Self.name(of: player, in: group))
      }
    )
  }

  /// A slash is in no list's name.
  private static func name(of strategy: CaseStrategy, in group: CaseGroup) -> String {
    "\(group.cell)/\(strategy.rawValue)"
  }
}
