// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The guide "From a slow frame to its cause": each of its commands does what it says.
///
/// They run in a small repository with the project's scripts, whose `swift` builds by copying the
/// tool under test, so that no compiler is waited for. Both commits are thus alike; what the guide
/// shows of two that are not is from `scripts/maintain/accept-profile`.
@Suite(.startsPrograms) struct GuideTests {
  private static let project = URL(filePath: #filePath)
    .appending(path: "../../../..").standardizedFileURL.path

  /// The commands of the guide, in order: the lines of its shell blocks.
  private static func commands() throws -> [String] {
    let page = project + "/Sources/ReuseBench/ReuseBench.docc/FromASlowFrameToItsCause.md"
    let text = try String(contentsOfFile: page, encoding: .utf8)
    var commands: [String] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```sh"
      } else if isInside {
        commands.append(String(line))
      }
    }
    return commands
  }

  /// A `swift` that builds by copying the tool, and leaves all else to the toolchain.
  private static let swift = #"""
    case "$*" in
      --version) exec "$REAL_SWIFT" --version ;;
      demangle*) exec "$REAL_SWIFT" "$@" ;;
      *dump-package) echo '{ "dependencies" : [ ] }' ;;
      *--show-bin-path) echo "$3/.build/release" ;;
      *) mkdir -p "$3/.build/release" && cp "$TOOL" "$3/.build/release/reuse-bench" ;;
    esac
    """#

  private static func path(of tool: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(tool)" }.first { access($0, X_OK) == 0 }
  }

  /// A repository with the branches that the guide speaks of.
  private static func repository() throws -> Workplace {
    let workplace = try Workplace()
    try FileManager.default.createDirectory(
      atPath: workplace.file("bin"),
      withIntermediateDirectories: true
    )
    _ = try workplace.writeScript(swift, as: "bin/swift")
    let files = CommitWorld.files.keys.sorted().map { "'\($0)'" }.joined(separator: " ")
    let ending = try workplace.run(
      [
        "-ec",
        """
        mkdir repository && cd repository && git init --quiet --initial-branch=main
        for file in \(files); do mkdir -p "$(dirname "$file")"; echo 1 >"$file"; done
        printf '.build/\\n.reuse-bench/\\n' >.gitignore
        cp -R '\(project)/scripts' .
        git config user.name A && git config user.email a@example.org
        git add --all && git commit --quiet --message Start
        git switch --quiet --create slow
        echo 2 >Sources/BenchCells/Cells/Card.swift && git commit --quiet --all --message Slow
        """,
      ],
      of: "/bin/sh"
    )
    try require(ending.status == 0, "\(ending.account)")
    return workplace
  }

  @Test("the guide has five commands, and all of them end as it says", .optimisedTool)
  func commandsRun() throws {
    let commands = try Self.commands()
    expectEqual(commands.count, 5)
    let workplace = try Self.repository()
    let swift = try require(Self.path(of: "swift"))
    for command in commands {
      // Where a tool is missing or forbidden, the sentence that says so is what is to be seen.
      let isPossible = !command.contains("profile") || Self.canProfile(command)
      let ending = try workplace.run(
        ["-c", "cd repository && \(Self.shortened(command))"],
        of: "/bin/bash",
        environment: [
          "PATH": workplace.file("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
          "REAL_SWIFT": swift, "TOOL": ToolProcess.path,
        ]
      )
      // Builds that are equal have not regressed; a busy machine may refuse to say so.
      let expected: Set<Int32> =
        command.contains("compare-commits") ? [0, 4] : isPossible ? [0] : [66, 69]
      expect(expected.contains(ending.status ?? -1), "\(command): \(ending.account)")
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: workplace.file("repository/.reuse-bench")
    )
    expect(names.contains("trace.json"))
  }

  /// The command with a fifth of the samples, which is enough to see that it works, and with builds as
  /// they come, since copies cannot be linked anew.
  private static func shortened(_ command: String) -> String {
    let command = command.replacing("compare-commits ", with: "compare-commits --layouts 1 ")
    return command.contains("scripts/profile") && !command.contains("--event")
      ? command + " --seconds 1" : command
  }

  private static func canProfile(_ command: String) -> Bool {
    if command.contains("--event callgrind") { return path(of: "valgrind") != nil }
    guard path(of: "perf") != nil, let workplace = try? Workplace() else { return false }
    let ending = try? workplace.run(
      ["-c", "perf record -q -e cpu-clock -o perf.data -- true"],
      of: "/bin/sh"
    )
    return ending?.status == 0
  }
}
