// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import Foundation

/// Has Callgrind count the instructions, or DHAT the allocations, of a case in a process of its own:
/// all of one round, the same each time.
@MainActor struct ValgrindProfiler {
  /// The deepest stacks that are told apart; more than any case has.
  private static let depth = 400
  /// How long Valgrind may take to write, in nanoseconds.
  private static let patienceNanoseconds = 120_000_000_000

  /// The tool, of those that a profile can be taken with.
  enum Tool {
    case callgrind
    case dhat
  }

  let tool: Tool
  let request: ProfileRequest

  /// Counts a case, with what the tool wrote in a file, or returns nil if a signal arrived meanwhile.
  func profile(_ caseIdentifier: String, to file: String) throws -> MeasuredProfile? {
    let demangler = try Demangler()
    let valgrind = try Valgrind()
    let output = valgrind.file("profile.out")
    let client = try valgrind.driver(options(output), data: request.data)
    guard let reply = try answer(of: client, to: caseIdentifier) else { return nil }
    let text = try Valgrind.text(of: output)
    try OutputFile(path: file).write(Array(text.utf8))
    return MeasuredProfile(
      recorded: FoldedStacks(try stacks(text, demangler)),
      unit: unit,
      isSampled: false,
      source: try source(text, valgrind),
      played: try MeasuredProfile.Played(reply),
      remarks: []
    )
  }

  private func options(_ output: String) -> [String] {
    switch tool {
    case .callgrind:
      // Recursions are told apart too, so that a stack has as many functions as were called.
      ["--tool=callgrind", "--separate-callers=\(Self.depth)"]
        + Valgrind.callgrindOptions(output: output)
    case .dhat:
      ["--tool=dhat", "--num-callers=\(Self.depth)", "--dhat-out-file=" + Valgrind.escaped(output)]
    }
  }

  private var unit: String {
    switch tool {
    case .callgrind: ProfileEvent.callgrind.unit
    case .dhat: ProfileEvent.allocations.unit
    }
  }

  private func stacks(_ text: String, _ demangler: Demangler) throws(ToolFailure) -> [FoldedStack] {
    switch tool {
    case .callgrind:
      return try demangler.readable(try callgrindStacks(text))
    case .dhat:
      // It counts the whole process; the measured frames are known by their stacks.
      return try demangler.readable(try DHATStacks.read(text))
        .filter { $0.frames.contains(ProfilePhase.measuredFrame) }
    }
  }

  private func callgrindStacks(_ text: String) throws(ToolFailure) -> [FoldedStack] {
    return try HarnessError.asFailure(.inputOutput, try CallgrindStacks.read(text))
  }

  /// Waits for the case to be played and for what the tool writes; nil if a signal arrived.
  private func answer(
    of client: DriverClient,
    to caseIdentifier: String
  ) throws(ToolFailure) -> DriverReply? {
    let reply: DriverReply
    do throws(ToolFailure) {
      try client.send(request.message(caseIdentifier, isForCallgrind: tool == .callgrind))
      guard let answer = try client.answer(limitSeconds: CallgrindProcess.limitSeconds) else {
        client.close()
        return nil
      }
      reply = answer
    } catch {
      client.close()
      throw ExitCode.toolMissing.failure(error.message)
    }
    guard client.finish(patienceNanoseconds: Self.patienceNanoseconds) == .exited(status: 0) else {
      throw ExitCode.toolMissing.failure(
        "valgrind played the case and did not end as it should; see what it said above"
      )
    }
    return reply
  }

  private func source(_ text: String, _ valgrind: borrowing Valgrind) throws(ToolFailure) -> String
  {
    let said = try ProcessResult.ofTool(
      valgrind.path,
      ["--version"],
      limitSeconds: ProcessResult.versionLimitSeconds
    )
    let version = said.text.trimmingCharacters(in: .whitespacesAndNewlines)
    let name =
      switch tool {
      case .callgrind: "Callgrind"
      case .dhat: "DHAT"
      }
    return "\(name) of \(version)"
  }
}
