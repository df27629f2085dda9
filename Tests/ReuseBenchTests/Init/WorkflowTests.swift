// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The workflows under `scripts/ci`: what their shell does, and what it is kept from.
@Suite(.startsPrograms) struct WorkflowTests {
  /// The files, by name.
  static let names = ["comment.yml", "compare.yml"]

  private static let folder = URL(filePath: #filePath).appending(path: "../../../../scripts/ci")
    .standardizedFileURL

  static func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The blocks behind `run: |`, without their indentation.
  static func blocks(in text: String) -> [String] {
    var blocks: [[Substring]] = []
    var indentation: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let depth = line.prefix { $0 == " " }.count
      if let deep = indentation, depth >= deep || line.isEmpty {
        blocks[blocks.count - 1].append(line.dropFirst(deep))
        continue
      }
      indentation = nil
      if line.hasSuffix("run: |") {
        blocks.append([])
        indentation = depth + (line.contains("- run") ? 4 : 2)
      }
    }
    return blocks.map { $0.joined(separator: "\n") + "\n" }
  }

  @Test("the scripts parse, take no expressions, and have least rights")
  func thereAreNoOthers() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    expectEqual(found.sorted(), Self.names)
    for name in Self.names {
      let workplace = try Workplace()
      let text = try Self.text(of: name)
      let blocks = Self.blocks(in: text)
      expect(blocks.count == text.components(separatedBy: "run: |").count - 1 && !blocks.isEmpty)
      for block in blocks {
        expect(!block.contains("${{"), "an expression would be put into the script as it is")
        let ending = try workplace.run("-n", of: "/bin/bash", input: block)
        expectEqual(ending.status, 0, "\(ending.account)")
      }
      // What stands on one line is a command too, and must not hide an expression.
      expect(text.matches(of: /\brun: [^|]/).isEmpty)
    }
    for name in Self.names {
      let text = try Self.text(of: name)
      let builds = text.contains("actions/checkout")
      expectEqual(builds, name == "compare.yml")
      expectEqual(text.contains(": write"), !builds)
      expect(text.firstMatch(of: /\npermissions:( \{\}|\n  contents: read)\n/) != nil)
      expect(!text.contains("pull_request_target"))
      expect(!builds || text.contains("persist-credentials: false"))
      for use in text.matches(of: /uses: (\S+)/) {
        expect(use.1.contains(/@[0-9a-f]{40}$/), "\(use.1) may become something else")
      }
    }
  }

  /// Runs the comment's script with a `gh` that writes its words down.
  private static func comment(
    table: String?,
    answers: [String: String],
    in workplace: borrowing Workplace
  ) throws -> ToolProcess.Ending {
    let block = try require(blocks(in: try text(of: "comment.yml")).first)
    let stub = #"""
      printf '%s\n' "$*" >>calls
      case "$*" in
        *"/pulls "*) printf '%s' "$PULL" ;;
        "run download"*) [ -e table ] && mkdir -p comparison && cp table comparison/pair.md ;;
        *--paginate*) printf '%s' "$COMMENTS" ;;
      esac
      """#
    try FileManager.default.createDirectory(
      atPath: workplace.file("bin"),
      withIntermediateDirectories: false
    )
    _ = try workplace.writeScript(stub, as: "bin/gh")
    if let table { try workplace.write(Array(table.utf8), as: "table") }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let environment = [
      "PATH": workplace.file("bin") + ":" + path, "REPOSITORY": "o/r", "RUN": "9",
      "HEAD_OWNER": "someone", "HEAD_BRANCH": "$(touch pwned)", "HEAD_COMMIT": "abc",
    ]
    try workplace.write(Array(block.utf8), as: "script")
    return try workplace.run(
      "--noprofile --norc -eo pipefail script",
      of: "/bin/bash",
      environment: environment.merging(answers) { $1 }
    )
  }

  private static func calls(in workplace: borrowing Workplace) throws -> [String] {
    String(decoding: try workplace.bytes(of: "calls"), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test("one comment has the last table, and without one nothing is written")
  func written() throws {
    for comments in ["", "77\n78\n"] as [String] {
      let workplace = try Workplace()
      let table = "**regressed** @everyone\n" + String(repeating: "ü", count: 40_000)
      try Self.comment(table: table, answers: ["PULL": "5", "COMMENTS": comments], in: workplace)
        .exited(0)
      let last = try require(try Self.calls(in: workplace).last)
      let expected =
        comments.isEmpty
        ? "api --method POST repos/o/r/issues/5/comments -F body=@comment.md"
        : "api --method PATCH repos/o/r/issues/comments/77 -F body=@comment.md"
      expectEqual(last, expected)
      let body = String(decoding: try workplace.bytes(of: "comment.md"), as: UTF8.self)
      expect(body.hasPrefix("<!-- reuse-bench compare -->\n**regressed** &#64;everyone\nü"))
      expect(body.contains("https://github.com/o/r/actions/runs/9"))
      expect(body.count < 65_536 && !body.contains("\u{FFFD}"))
      try expect(!workplace.names().contains("pwned"))
    }
    for (pull, table) in [("", "a table"), ("5", nil)] {
      let workplace = try Workplace()
      try Self.comment(table: table, answers: ["PULL": pull], in: workplace).exited(0)
      try expect(!Self.calls(in: workplace).contains { $0.contains("--method P") })
    }
  }
}
