// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// The guide "Your list in ten minutes": each of its commands does what it says, and its code is that of
/// a program which is built.
///
/// The commands run beside a folder with the project's scripts, with a `swift` that starts the tool under
/// test in place of building it, and `Benchmarks/inbox-guest` in place of the package that `init` writes. What
/// it takes to build that one is shown by `scripts/maintain/accept-guest`.
@Suite(.startsPrograms) struct ListGuideTests {
  private static let project = URL(filePath: #filePath)
    .appending(path: "../../../..").standardizedFileURL.path

  /// The lines of the guide's blocks of a kind, block by block.
  private static func blocks(_ kind: String) throws -> [[String]] {
    let page = project + "/Sources/ReuseBench/ReuseBench.docc/YourListInTenMinutes.md"
    let text = try String(contentsOfFile: page, encoding: .utf8)
    var blocks: [[String]] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```" + kind
        if isInside { blocks.append([]) }
      } else if isInside {
        blocks[blocks.count - 1].append(String(line))
      }
    }
    return blocks
  }

  /// A `swift` that starts what is built, or copies it where it is to be built.
  private static let swift = #"""
    case "$*" in
      --version) exec "$REAL_SWIFT" --version ;;
      "run -c release reuse-bench "*) shift 4 && exec "$TOOL" "$@" ;;
      "run -c release inbox "*) shift 4 && exec "$GUEST" "$@" ;;
      "run -c release") exec "$GUEST" run --suite smoke --filter '^scroll.steady/inbox/' ;;
      *dump-package) echo '{ "dependencies" : [ ] }' ;;
      *--show-bin-path) echo "$3/.build/release" ;;
      *) mkdir -p "$3/.build/release" && cp "$GUEST" "$3/.build/release/inbox" ;;
    esac
    """#

  /// Runs commands in one shell, which ends with the first that fails.
  private static func run(
    _ commands: [String],
    in workplace: borrowing Workplace
  ) throws -> ToolProcess.Ending {
    for folder in ["bin", "ReuseBench"] {
      try FileManager.default.createDirectory(
        atPath: workplace.file(folder),
        withIntermediateDirectories: true
      )
    }
    _ = try workplace.writeScript(swift, as: "bin/swift")
    let script = ["set -ex", "cp -R '\(project)/scripts' ReuseBench", "cd ReuseBench"] + commands
    let guest = URL(filePath: ToolProcess.path).deletingLastPathComponent()
      .appending(path: "inbox-guest")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try workplace.run(
      ["-c", script.joined(separator: "\n")],
      of: "/bin/bash",
      environment: [
        "PATH": workplace.file("bin") + ":" + path, "TOOL": ToolProcess.path,
        "REAL_SWIFT": try require(Executable.find("swift")?.path), "GUEST": guest.path,
        "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
        "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
      ]
    )
  }

  @Test("the guide has its commands, from init to a comparison, and the first ones run")
  func beginning() throws {
    let commands = try Self.blocks("sh").flatMap(\.self)
    expectEqual(commands.count, 9)
    let isQuick = { (command: String) in
      [" init ", "cd ", " list"].contains { command.contains($0) }
    }
    let workplace = try Workplace()
    let ending = try Self.run(commands.filter(isQuick), in: workplace).exited(0)
    expect(ending.lines.contains { $0.hasPrefix("scroll.steady/inbox/mutation/") })
    let names = try FileManager.default.contentsOfDirectory(atPath: workplace.file("inbox"))
    expect(names.contains("Package.swift"))
  }

  @Test("all commands end well", .optimisedTool)
  func commandsRun() throws {
    // Copies cannot be linked anew, and one group is enough to see that it is measured and compared.
    let one = " --suite smoke --filter ^scroll.steady/inbox/mutation/"
    let commands = try Self.blocks("sh").flatMap(\.self)
      .map { command in
        if command.hasSuffix(" verify") { return command + one }
        if command.contains(" --limits ") { return command.replacing(" --suite smoke", with: one) }
        guard command.contains("compare-commits ") else { return command }
        return command.replacing("compare-commits ", with: "compare-commits --layouts 1 ")
          + " -- --quick" + one
      }
    let workplace = try Workplace()
    let ending = try Self.run(commands, in: workplace)
    // A busy machine may refuse to say of two equal builds that they are.
    let isLast = ending.error.contains("+ ../ReuseBench/scripts/compare-commits")
    expect(ending.status == 0 || ending.status == 4 && isLast, "\(ending.account)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: workplace.file("inbox/.reuse-bench")
    )
    expect(names.contains("latest.json") && names.contains("pair.json"))
    expect(FileManager.default.fileExists(atPath: workplace.file("inbox/limits.json")))
  }

  @Test("the list that it shows is that of a program which is built")
  func code() throws {
    let block = try require(try Self.blocks("swift").first)
    let guest = try String(
      contentsOfFile: Self.project + "/Benchmarks/inbox-guest/main.swift",
      encoding: .utf8
    )
    let list = block.filter { !$0.isEmpty && $0 != "BenchmarkTool.main {" && $0 != "}" }
    expect(list.count > 10 && list.count <= 40)
    expect(guest.contains(list.joined(separator: "\n")))
  }
}
