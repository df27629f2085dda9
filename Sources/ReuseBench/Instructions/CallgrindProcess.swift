// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation

/// One case in a process of its own under Callgrind.
///
/// Nothing that differs from run to run reaches the process: its environment is fixed, the path of
/// its folder has one length, hashing is deterministic, and the C library chooses its routines as on
/// the plainest processor.
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
    var environment = Self.environment
    environment["LD_LIBRARY_PATH"] = valgrind.libraries
    client = try DriverClient(
      "valgrind",
      executable: "/bin/sh",
      wrapper: Self.entering(valgrind.folderPath) + [
        valgrind.path, "-q", "--tool=callgrind", "--instr-atstart=no", "--collect-atstart=no",
        "--combine-dumps=yes", "--compress-strings=yes",
        // A percent sign stands for something in this option.
        "--callgrind-out-file=" + output.replacingOccurrences(of: "%", with: "%%"),
        valgrind.program,
      ],
      selection: data?.arguments ?? [],
      environment: environment
    )
    try client.send(
      DriverProtocol.Request(
        command: "instructions",
        cases: [caseIdentifier],
        seed: seed
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
    let text: String
    do {
      text = try String(contentsOfFile: output, encoding: .utf8)
    } catch {
      throw ToolFailure(
        exit: .inputOutput,
        message: "Callgrind left no readable file \(output): \(error.localizedDescription)"
      )
    }
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

  /// The words by which a shell goes to a folder and becomes the program that follows.
  ///
  /// Where the process starts reaches it as `PWD`, by the script that many systems install as
  /// `valgrind`, and moves what lies in its memory; `cd` leaves `OLDPWD`, which would do the same.
  private static func entering(_ folder: String) -> [String] {
    ["-c", "cd \"$1\" && shift && unset OLDPWD && exec \"$@\"", "sh", folder]
  }

  private static let environment = [
    "SWIFT_DETERMINISTIC_HASHING": "1",
    // Else the first call of each function is dearer than the others.
    "LD_BIND_NOW": "1",
    "GLIBC_TUNABLES": plainProcessor,
    "LC_ALL": "C",
    "TZ": "UTC",
    "PATH": "/usr/bin:/bin",
  ]

  /// Which routines of the C library are chosen, and where one gives way to another, depends on the
  /// processor; so the features that decide it are masked, and the sizes of caches fixed.
  private static let plainProcessor =
    "glibc.cpu.hwcaps=-AVX2,-AVX,-BMI2,-LZCNT,-MOVBE,-ERMS,-FSRM,-RTM,-AVX_Fast_Unaligned_Load,"
    + "-SSSE3,-SSE4_1,-SSE4_2,-POPCNT:glibc.cpu.x86_data_cache_size=32768"
    + ":glibc.cpu.x86_shared_cache_size=1048576:glibc.cpu.x86_non_temporal_threshold=786432"
    + ":glibc.cpu.x86_rep_movsb_threshold=2048:glibc.cpu.x86_rep_stosb_threshold=2048"
}
