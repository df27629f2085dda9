// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchRunner
import Foundation

/// Counts the instructions of cases by Callgrind, as many at a time as there are processors.
///
/// Counts do not suffer from other work on the machine; times would, so nothing is timed meanwhile.
@MainActor struct InstructionCounter {
  let data: DatasetChoice?
  let plan: MeasurementPlan
  let progress: ProgressDisplay

  /// Counts cases in their order, until the end or the first signal; what was counted before a
  /// failure stays in `found`.
  func count(
    _ identifiers: [String],
    with valgrind: borrowing Valgrind,
    into found: inout [String: InstructionCounts]
  ) throws {
    var running: [(identifier: String, process: CallgrindProcess)] = []
    defer { for entry in running { entry.process.abandon() } }
    var rest = identifiers[...]
    while !rest.isEmpty || !running.isEmpty {
      while running.count < Self.processCount, let identifier = rest.popFirst() {
        let process = try CallgrindProcess(
          identifier,
          valgrind: valgrind,
          data: data,
          plan: plan,
          file: "\(rest.count).callgrind"
        )
        running.append((identifier, process))
      }
      let next = running[0]
      try progress.show(
        found.count,
        of: identifiers.count,
        label: "instructions of \(next.identifier)"
      )
      guard let counts = try next.process.counts() else { break }
      found[next.identifier] = counts
      running.removeFirst()
    }
    try progress.clear()
  }

  /// How long so many cases take, in nanoseconds: a case takes some 1.5 s, of which most is the start
  /// of a process.
  static func estimateNanoseconds(caseCount: Int) -> Int {
    caseCount * 1_500_000_000 / processCount
  }

  /// As many as there are processors; one where their number is not known.
  private static let processCount = max(1, MachineEnvironment.current().coreCount.value ?? 1)
}

/// One case in a process of its own under Callgrind.
///
/// The process is the one of ``Valgrind/driver(_:data:)``, which runs alike each time.
@MainActor struct CallgrindProcess {
  /// How long one case may take, in seconds; Callgrind is some 50 times slower than the machine.
  static let limitSeconds = 900.0

  private let client: DriverClient
  private let output: String

  /// Starts the process and sends it the case; Callgrind writes `file`.
  init(
    _ caseIdentifier: String,
    valgrind: borrowing Valgrind,
    data: DatasetChoice?,
    plan: MeasurementPlan,
    file: String
  ) throws(ToolFailure) {
    output = valgrind.file(file)
    client = try valgrind.driver(
      ["--tool=callgrind", "--combine-dumps=yes"] + Valgrind.callgrindOptions(output: output),
      data: data
    )
    try client.send(
      DriverRequest(
        command: "instructions",
        cases: [caseIdentifier],
        // Counted are the frames that the run itself plays, one after the other.
        plan: MeasurementPlan(configureCount: plan.configureCount, seed: plan.seed)
      )
    )
  }

  /// Waits for the counts, or returns nil if a signal arrived meanwhile.
  func counts() throws(ToolFailure) -> InstructionCounts? {
    defer { client.close() }
    guard let reply = try client.answer(limitSeconds: Self.limitSeconds) else { return nil }
    // The file is whole once the process has ended.
    client.close()
    let text = try Valgrind.text(of: output)
    do throws(HarnessError) {
      let parts = try CallgrindParts(text)
      let frames = parts.parts.filter { !$0.label.isEmpty }.map(\.instructionCount)
      // Nothing counted is no count of nothing.
      guard !frames.isEmpty else {
        throw HarnessError.callgrindOutput(line: 0, found: "no part of measured frames")
      }
      return InstructionCounts(
        frames: frames,
        configuredCellCount: reply.configuredCellCount ?? 0,
        source: parts.version
      )
    } catch {
      throw ExitCode.inputOutput.failure(error.description)
    }
  }

  /// Ends the process without waiting for its counts.
  func abandon() {
    client.close()
  }
}

/// The instructions that a case executed in its measured frames.
struct InstructionCounts: Equatable {
  let frames: [Int]
  let configuredCellCount: Int
  let source: String

  var total: Int { frames.reduce(0, +) }
}
