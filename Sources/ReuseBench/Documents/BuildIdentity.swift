// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchResults
import Foundation
@_spi(Headless) import HeadlessUIKit

/// What this build is: its version, its compiler, and the commit of the folder it runs in.
@MainActor enum BuildIdentity {
  /// Returns the record for a document.
  static func generator() -> ResultDocument.Generator {
    let commit = git(["rev-parse", "HEAD"])
    let changes = commit.flatMap { _ in git(["status", "--porcelain", "--untracked-files=no"]) }
    var generator = ResultDocument.Generator(
      name: "reuse-bench",
      version: BenchmarkTool.version,
      gitCommit: commit,
      gitIsDirty: changes.map { !$0.isEmpty },
      buildConfiguration: configuration,
      toolchain: toolchain,
      counterDefinitionVersion: EngineCounters.definitionVersion
    )
    generator.callDefinitionVersion = CallCounts.definitionVersion
    generator.flags = BuildFlags.found()
    return generator
  }

  /// Whether the optimiser ran.
  static var configuration: ResultDocument.BuildConfiguration {
    #if DEBUG
      .debug
    #else
      .release
    #endif
  }

  /// The compiler as far as it tells the program that it compiles.
  static var toolchain: String {
    #if compiler(>=6.4)
      "Swift 6.4 or later"
    #elseif compiler(>=6.3.1)
      "Swift 6.3.1"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift 6.2"
    #endif
  }

  /// Returns what git prints, or nil if the folder is in no repository or there is no git.
  private static func git(_ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return nil
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
