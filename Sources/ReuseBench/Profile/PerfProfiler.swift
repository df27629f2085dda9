// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import Foundation

/// Has perf sample the measured frames of a case in a process of its own.
@MainActor struct PerfProfiler {
  /// How long perf may take to write down what it recorded, in nanoseconds.
  private static let patienceNanoseconds = 120_000_000_000
  /// How long perf may take to start the program, in seconds.
  private static let startLimitSeconds = 60.0
  /// The bytes of each copy of the stack: the deepest cells need about a tenth of them.
  private static let stackBytes = 16_384
  /// Under so many samples a part of a percent is chance.
  private static let fewSamples = 1_000

  private let perf: String
  private let version: String
  private let event: String
  private let options: ProfileOptions
  private let request: ProfileRequest

  init(_ event: String, _ options: ProfileOptions, _ request: ProfileRequest) throws(ToolFailure) {
    guard let path = Executable.find("perf")?.path else {
      throw ExitCode.toolMissing.failure(
        "there is no 'perf' on PATH; install it, on Debian by 'apt-get install linux-perf', on Ubuntu by 'apt-get "
          + "install linux-tools-generic', or take '--event callgrind'"
      )
    }
    let said = try ProcessResult.ofTool(
      path,
      ["version"],
      limitSeconds: ProcessResult.versionLimitSeconds
    )
    guard said.isSuccess else {
      throw ExitCode.toolMissing.failure(
        "\(path) does not start: \(said.lastWords); install the "
          + "perf of the kernel that runs, or take '--event callgrind'"
      )
    }
    perf = path
    version = said.text.trimmingCharacters(in: .whitespacesAndNewlines)
    self.event = event
    self.options = options
    self.request = request
  }

  /// Records a case into a file of perf's, or returns nil if a signal arrived meanwhile.
  func profile(_ caseIdentifier: String, to file: String) throws -> MeasuredProfile? {
    let demangler = try Demangler()
    let workplace = try ToolWorkplace()
    guard let (played, talk) = try record(caseIdentifier, to: file, workplace) else { return nil }
    let script = try ProcessResult.ofTool(
      perf,
      ["script", "--no-inline", "--fields", "ip,sym", "--input", file],
      limitSeconds: ProcessResult.readingLimitSeconds
    )
    guard script.isSuccess else {
      throw ExitCode.inputOutput.failure(
        "perf cannot read what it recorded in \(file): "
          + script.lastWords
      )
    }
    let stacks = FoldedStacks(try demangler.readable(PerfScript.stacks(script.output)))
    let sampled = try sampledEvent(file)
    var remarks = PerfFault(talk: talk, event: event, version: version).remarks
    if sampled != event {
      remarks.append("perf sampled \(sampled), for it cannot sample \(event) on this machine.")
    }
    if stacks.total < Self.fewSamples {
      remarks.append(
        "\(stacks.total) samples are few; raise '--seconds' or '--frequency' for finer shares."
      )
    }
    return MeasuredProfile(
      recorded: stacks,
      unit: ProfileEvent.sampled(sampled).unit,
      isSampled: true,
      source: version,
      played: played,
      remarks: remarks
    )
  }

  /// The event that was sampled: perf takes another one by itself where a machine has no PMU.
  private func sampledEvent(_ file: String) throws(ToolFailure) -> String {
    let said = try ProcessResult.ofTool(
      perf,
      ["evlist", "--input", file],
      limitSeconds: ProcessResult.readingLimitSeconds
    )
    let names = said.text.split(separator: "\n")
    guard said.isSuccess, let name = names.first, !name.hasPrefix("#") else {
      throw ExitCode.inputOutput.failure(
        "perf does not say what it recorded in \(file): "
          + said.lastWords
      )
    }
    return String(name)
  }

  private func record(
    _ caseIdentifier: String,
    to file: String,
    _ workplace: borrowing ToolWorkplace
  ) throws(ToolFailure) -> (MeasuredProfile.Played, talk: String)? {
    let pipes = [try workplace.pipe("control"), try workplace.pipe("answer")]
    let client = try DriverClient(
      "perf",
      executable: perf,
      wrapper: [
        "record", "--event", event, "--freq",
        String(options.frequency ?? ProfileOptions.standardFrequency), "--call-graph", graph,
        // With its events off; measured frames switch them on.
        "--delay=-1", "--control", "fifo:" + pipes.joined(separator: ","),
        "--no-buildid-cache", "--output", file, "--", try Tool.ownPath(),
      ],
      selection: request.data?.arguments ?? [],
      // Not into a file: where the disk is full, that would keep nothing of what perf says of it.
      talk: .captured
    )
    let reply: DriverReply
    do throws(ToolFailure) {
      // Before it is to measure, so that a perf that hangs is not waited for as long as a measurement.
      guard try client.describe(limitSeconds: Self.startLimitSeconds) != nil else {
        client.close()
        return nil
      }
      try client.send(request.message(caseIdentifier, seconds: seconds, pipes: pipes))
      guard let answer = try client.answer(limitSeconds: limitSeconds) else {
        client.close()
        return nil
      }
      reply = answer
    } catch {
      client.close()
      if client.silence == .late {
        throw ExitCode.toolMissing.failure(
          "perf (\(version)) started and the case was not played in time: \(error.message);"
            + " perf said: \(ProcessResult.lastWords(of: client.talk))"
        )
      }
      throw PerfFault(talk: client.talk, event: event, version: version).failure
    }
    let ending = client.finish(patienceNanoseconds: Self.patienceNanoseconds)
    if InterruptSignal.received != nil { return nil }
    guard ending == .exited(status: 0) else {
      throw PerfFault(talk: client.talk, event: event, version: version).failure
    }
    return (try MeasuredProfile.Played(reply), client.talk)
  }

  private var seconds: Int { options.seconds ?? ProfileOptions.standardSeconds }

  private var graph: String {
    switch options.callGraph ?? .standard {
    case .framePointers: "fp"
    case .dwarf: "dwarf,\(Self.stackBytes)"
    }
  }

  /// Setting rounds up takes longer than their measured frames, most where the list is long.
  private var limitSeconds: Double { DriverClient.measureLimitSeconds + 20 * Double(seconds) }
}
