// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchRunner
import Foundation

/// The asking side of the driver protocol: a process that measures on request.
@MainActor final class DriverClient {
  /// How long a build may take to describe itself, in seconds; it opens no data for that.
  static let describeLimitSeconds = 20.0
  /// The time for one measurement or turn, in seconds, the opening of the data included.
  static let measureLimitSeconds = 300.0

  private static let replyLimitBytes = 1 << 28
  /// How long a process that has done its work may take to end, in nanoseconds.
  private static let patienceNanoseconds = 2_000_000_000

  private let child: ChildProcess
  private let path: String
  private var buffered: [UInt8] = []
  /// Whether there is nothing more to wait for.
  private var isAbandoned = false
  /// Whether it could not be given what was sent last: it has ended, or cannot answer.
  private var isUnheard = false
  /// Why it answers nothing any more, where that is no fault of what it was asked.
  private(set) var silence: Silence?

  enum Silence: Equatable {
    /// It closed its output, and ended so; nil for one that did not end.
    case ended(ChildProcess.Ending?)
    case late
  }

  /// Starts a build as a driver, below the program that `wrapper` names if it has words; `path` is the name of
  /// the build in messages, and of its file unless `executable` is given.
  init(
    _ path: String,
    executable: String? = nil,
    wrapper: [String] = [],
    selection: [String] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    talk: ChildProcess.Talk = .inherited,
    sharing file: Int32? = nil
  ) throws(ToolFailure) {
    self.path = path
    do throws(ChildProcess.StartFault) {
      child = try ChildProcess(
        executable: executable ?? path,
        name: path,
        arguments: wrapper + ["driver", "--protocol", "1"] + selection,
        environment: environment,
        talk: talk,
        sharing: file
      )
    } catch {
      throw ExitCode.inputMissing.failure("\(path) cannot be started: \(error.reason)")
    }
  }

  /// Asks for the build's description and the cases of the selection; nil after a signal.
  func describe(
    limitSeconds: Double = DriverClient.describeLimitSeconds
  ) throws(ToolFailure) -> DriverReply? {
    try ask(DriverRequest(command: "describe"), limitSeconds)
  }

  /// Asks for figures, or returns nil if a signal arrived while waiting.
  func measure(
    _ request: DriverRequest,
    limitSeconds: Double = DriverClient.measureLimitSeconds
  ) throws(ToolFailure) -> [CaseOutcome]? {
    guard let reply = try ask(request, limitSeconds) else { return nil }
    return try outcomes(of: reply, to: request)
  }

  /// How far a process is that measures in turns.
  enum Progress {
    case waiting
    case measured([CaseOutcome])
  }

  /// Waits for the next round or the figures; nil after a signal.
  ///
  /// Call it after ``send(_:)`` of a request that takes turns, and after each ``giveTurn()``.
  func progress(
    with request: DriverRequest,
    limitSeconds: Double = DriverClient.measureLimitSeconds
  ) throws(ToolFailure) -> Progress? {
    guard let reply = try answer(limitSeconds: limitSeconds) else { return nil }
    if reply.isWaiting == true { return .waiting }
    return .measured(try outcomes(of: reply, to: request))
  }

  /// Lets a process that waits measure its next round.
  func giveTurn() {
    isUnheard = !child.write([0x0A])
  }

  private func outcomes(
    of reply: DriverReply,
    to request: DriverRequest
  ) throws(ToolFailure) -> [CaseOutcome] {
    let outcomes = reply.outcomes ?? []
    guard outcomes.map(\.verification.identifier) == request.cases ?? [],
      outcomes.allSatisfy(\.isWhole)
    else { throw void("answered with other figures than it was asked for") }
    return outcomes
  }

  /// Sends a request whose answer is read later, by ``answer(limitSeconds:watching:)``.
  func send(_ request: DriverRequest) throws(ToolFailure) {
    let line: Data
    do {
      line = try JSONEncoder().encode(request)
    } catch {
      throw ExitCode.internalFault.failure("a request cannot be written: \(error)")
    }
    isUnheard = !child.write(Array(line) + [0x0A])
  }

  /// Waits for the answer to what was sent; nil after a signal.
  ///
  /// With a note that the process writes to, the limit starts again with each thing that it notes.
  func answer(
    limitSeconds: Double,
    watching note: SharedNote? = nil
  ) throws(ToolFailure) -> DriverReply? {
    var read = try readLine(limitSeconds, note)
    // What the top of a user's main file prints, or a library that it loads, comes before any answer.
    while note != nil, let said = read, said.first != UInt8(ascii: "{") {
      FileHandle.standardError.write(Data(said + [0x0A]))
      read = try readLine(limitSeconds, note)
    }
    guard let line = read else { return nil }
    let reply = try DriverProtocol.read(DriverReply.self, line) { answer in
      void(
        "does not speak protocol 1 of the driver: it answered \(answer); give a build of \(Tool.program)"
      )
    }
    guard reply.protocolVersion == 1 else {
      throw void("speaks protocol \(reply.protocolVersion) of the driver, expected 1")
    }
    if let refusal = reply.error { throw void("answered: \(refusal)") }
    return reply
  }

  /// Ends the process and waits for it.
  func close() {
    child.stop(patienceNanoseconds: isAbandoned ? 0 : Self.patienceNanoseconds)
  }

  /// Ends the input of a process below a tool, waits for the tool to write what it recorded, and returns how it
  /// ended.
  func finish(patienceNanoseconds: Int) -> ChildProcess.Ending? {
    child.stop(patienceNanoseconds: patienceNanoseconds)
    return child.ending(withinNanoseconds: 0)
  }

  var talk: String { String(decoding: child.talk, as: UTF8.self) }

  private func ask(
    _ request: DriverRequest,
    _ limitSeconds: Double
  ) throws(ToolFailure) -> DriverReply? {
    try send(request)
    return try answer(limitSeconds: limitSeconds)
  }

  private func readLine(
    _ limitSeconds: Double,
    _ note: SharedNote?
  ) throws(ToolFailure) -> [UInt8]? {
    let limit = isUnheard ? Self.patienceNanoseconds : Int(limitSeconds * 1e9)
    var deadline = MonotonicClock.nowNanoseconds() + limit
    var beatCount = note?.beatCount
    var searched = 0
    while true {
      if let note, note.beatCount != beatCount {
        beatCount = note.beatCount
        deadline = MonotonicClock.nowNanoseconds() + Int(limitSeconds * 1e9)
      }
      if let end = buffered[searched...].firstIndex(of: 0x0A) {
        let line = Array(buffered[..<end])
        buffered.removeSubrange(...end)
        return line
      }
      searched = buffered.count
      guard searched <= Self.replyLimitBytes else { throw void("answers without end") }
      let left = (deadline - MonotonicClock.nowNanoseconds()) / 1_000_000
      guard left > 0 else {
        if isUnheard { throw void("did not take what it was sent; start the command again") }
        silence = .late
        throw void(
          "gave no answer within \(limitSeconds.formatted()) s; give a build of \(Tool.program)"
        )
      }
      if InterruptSignal.received != nil {
        isAbandoned = true
        return nil
      }
      switch child.read(waitingMilliseconds: Int32(min(left, 250))) {
      case .bytes(let bytes): buffered += bytes
      case .nothing: continue
      case .end: throw gone
      }
    }
  }

  /// What is to be said of a process that closed its output.
  private var gone: ToolFailure {
    let ending = child.ending(withinNanoseconds: Self.patienceNanoseconds)
    silence = .ended(ending)
    return switch ending {
    case .exited(let status): void("ended with \(status) instead of answering")
    case .signalled(let number):
      void(
        "was ended by signal \(number) (\(String(cString: strsignal(number)))) instead of answering"
      )
    case nil: void("closed its output instead of answering")
    }
  }

  /// Gives the process up, and says why in words that follow its name.
  func void(_ clause: String) -> ToolFailure {
    isAbandoned = true
    return ExitCode.sessionVoid.failure("\(path) \(clause)")
  }
}
