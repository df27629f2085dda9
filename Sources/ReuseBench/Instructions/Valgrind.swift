// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import Foundation

/// Valgrind on this machine, with a copy of this program that it can read.
///
/// The copy lies in a folder of its own, which disappears with the value.
struct Valgrind: ~Copyable {
  let path: String
  let program: String
  private let folder: ToolWorkplace

  /// Finds Valgrind and copies the program that runs now.
  init() throws(ToolFailure) {
    let found = try Self.found()
    let temporary = FileManager.default.temporaryDirectory.path
    let folder = try ToolWorkplace(in: temporary) { name in
      let length = temporary.utf8.count + 1 + name.utf8.count
      return name + String(repeating: "0", count: max(0, Self.folderPathLength - length))
    }
    let copy = folder.file("reuse-bench")
    try Self.write(to: URL(fileURLWithPath: copy))
    path = found
    program = copy
    self.folder = folder
  }

  /// The folder of the libraries that may lie beside the program, by a link of a fixed length.
  var libraries: String { folder.file("libraries") }

  /// The folder of the copy, whose path has the same length in each run.
  var folderPath: String { folder.path }

  func file(_ name: String) -> String { folder.file(name) }

  /// The length of every path of a folder, in bytes: paths stand in the heap of the program that is
  /// counted, and what the allocator does depends on what the heap holds.
  private static let folderPathLength = 120

  private static func write(to copy: URL) throws(ToolFailure) {
    let folder = copy.deletingLastPathComponent()
    do {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"))
      try DebugFreeProgram(bytes).bytes.write(to: copy)
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: copy.path)
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("libraries"),
        withDestinationURL: URL(fileURLWithPath: Bundle.main.bundlePath)
      )
    } catch let error as HarnessError {
      throw ExitCode.internalFault.failure(error.description)
    } catch {
      throw ExitCode.outputNotCreatable.failure(
        "a copy of the program for Valgrind cannot be made in \(folder.path): "
          + error.localizedDescription
      )
    }
  }

  static func found() throws(ToolFailure) -> String {
    if let valgrind = Executable.find("valgrind") { return valgrind.path }
    throw ExitCode.toolMissing.failure(
      "there is no 'valgrind' on PATH; install it, on Debian and Ubuntu by "
        + "'apt-get install valgrind', or leave out what asks for it"
    )
  }
}

extension Valgrind {
  /// Starts the copy of the program as a driver below one of Valgrind's tools.
  ///
  /// Nothing that differs from run to run reaches the process: its environment is fixed, the path of
  /// its folder has one length, hashing is deterministic, and the C library chooses its routines as on
  /// the plainest processor.
  @MainActor func driver(
    _ tool: [String],
    data: DatasetChoice?
  ) throws(ToolFailure) -> DriverClient {
    var environment = Self.environment
    environment["LD_LIBRARY_PATH"] = libraries
    return try DriverClient(
      "valgrind",
      executable: "/bin/sh",
      wrapper: Self.entering(folderPath) + [path, "-q"] + tool + [program],
      selection: data?.arguments ?? [],
      environment: environment
    )
  }

  /// The options by which Callgrind counts nothing before it is told to.
  static func callgrindOptions(output: String) -> [String] {
    [
      "--instr-atstart=no", "--collect-atstart=no", "--compress-strings=yes",
      "--callgrind-out-file=" + escaped(output),
    ]
  }

  /// A path as Valgrind's options take it: a percent sign stands for something in them.
  static func escaped(_ path: String) -> String {
    path.replacingOccurrences(of: "%", with: "%%")
  }

  /// The text that a tool left behind.
  static func text(of output: String) throws(ToolFailure) -> String {
    do {
      return try String(contentsOfFile: output, encoding: .utf8)
    } catch {
      throw ExitCode.inputOutput.failure(
        "Valgrind left no readable file \(output): \(error.localizedDescription)"
      )
    }
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
