// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchRunner
import Foundation

/// One case in a process of its own under Callgrind.
///
/// The process is the one of ``Valgrind/driver(_:data:)``, which runs alike each time.
@MainActor struct CallgrindProcess {
  /// How long one case may take, in seconds; Callgrind is some 50 times slower than the machine.
  static let limitSeconds = 900.0

  private let client: DriverClient
  private let output: String

  /// Starts the process and sends it the case.
  ///
  /// - Parameters:
  ///   - caseIdentifier: the case.
  ///   - valgrind: Valgrind, and the program in a form that it can read.
  ///   - data: where it finds the rows.
  ///   - seed: what all that is drawn comes from.
  ///   - file: the name of the file that Callgrind is to write.
  /// - Throws: ``ToolFailure`` if it cannot be started.
  init(
    _ caseIdentifier: String,
    valgrind: borrowing Valgrind,
    data: DataChoice?,
    seed: UInt64,
    file: String
  ) throws(ToolFailure) {
    output = valgrind.file(file)
    client = try valgrind.driver(
      ["--tool=callgrind", "--combine-dumps=yes"] + Valgrind.callgrindOptions(output: output),
      data: data
    )
    try client.send(
      DriverProtocol.Request(
        command: "instructions",
        cases: [caseIdentifier],
        plan: MeasurementPlan(seed: seed)
      )
    )
  }

  /// Waits for the counts, or returns nil if a signal arrived meanwhile.
  ///
  /// - Throws: ``ToolFailure`` if the process fails or leaves a file that cannot be read.
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
      throw ToolFailure(exit: .inputOutput, message: error.description)
    }
  }

  /// Ends the process without waiting for its counts.
  func abandon() {
    client.close()
  }
}
