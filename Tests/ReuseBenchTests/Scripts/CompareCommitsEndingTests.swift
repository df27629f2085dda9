// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `scripts/compare-commits`: how it ends, with which sentence, and what it leaves behind.
@Suite(.startsPrograms) struct CompareCommitsEndingTests {
  /// A line, how it ends, and what has to be said.
  struct Refusal: Sendable, CustomTestStringConvertible {
    let words: [String]
    let status: Int32
    let sentence: String
    var folder = "."

    var testDescription: String { words.joined(separator: " ") }
  }

  static let refusals = [
    Refusal(words: [], status: 64, sentence: "usage: scripts/compare-commits"),
    Refusal(words: ["HEAD", "HEAD", "HEAD"], status: 64, sentence: "usage:"),
    Refusal(words: ["--hat", "HEAD"], status: 64, sentence: "unknown option \"--hat\""),
    Refusal(words: ["HEAD", "HEAD", "--working-tree"], status: 64, sentence: "leave \"HEAD\" out"),
    Refusal(words: ["HEAD", "--package", "."], status: 64, sentence: "needs --product"),
    Refusal(words: ["HEAD", "--product", "a"], status: 64, sentence: "needs --package"),
    Refusal(words: ["HEAD", "--package"], status: 64, sentence: "--package needs a value"),
    Refusal(words: ["HEAD", "--", "--head=x"], status: 64, sentence: "--head is given to pair"),
    Refusal(
      words: ["HEAD", "--same-instrument", "--different-instrument"],
      status: 64,
      sentence: "second word on the instrument"
    ),
    Refusal(words: ["nobody"], status: 66, sentence: "\"nobody\" names no commit"),
    Refusal(words: ["HEAD:README.md"], status: 66, sentence: "names no commit"),
    Refusal(words: ["HEAD", "$(touch pwned)"], status: 66, sentence: "\"$(touch pwned)\" names"),
    Refusal(words: ["HEAD", "a b`touch pwned`"], status: 66, sentence: "names no commit"),
    Refusal(words: [""], status: 66, sentence: "\"\" names no commit"),
    Refusal(words: ["HEAD"], status: 66, sentence: "is in no git repository", folder: "../bin"),
    Refusal(
      words: ["HEAD", "--package", "missing", "--product", "a"],
      status: 66,
      sentence: "there is no folder missing"
    ),
    Refusal(
      words: ["HEAD", "--package", "Sources", "--product", "a"],
      status: 66,
      sentence: "there is no Package.swift in"
    ),
  ]

  @Test("what cannot be compared ends in a sentence")
  func refusal() throws {
    for refusal in Self.refusals {
      let world = try CommitWorld()
      let ending = try world.compare(refusal.words, folder: refusal.folder).exited(refusal.status)
      expect(ending.error.contains(refusal.sentence), "\(ending.account)")
      expect(ending.output.isEmpty)
      try expect(world.lines(of: "builds").isEmpty)
      try world.expectTidy()
    }
    let world = try CommitWorld(["Package.swift": "1"])
    let ending = try world.compare(["HEAD"]).exited(64)
    expect(ending.error.contains("give --package PATH --product NAME"))
    do {
      let world = try CommitWorld()
      try world.commit(["Sources/HeadlessUIKit/Table.swift": "2"])
      let clone = world.workplace.file("clone")
      try world.git("clone", "--quiet", "--depth", "1", "file://" + world.repository, clone)
      let ending = try world.compare(["HEAD~1"], folder: "../clone").exited(66)
      expect(ending.error.contains("git fetch --unshallow"))
      try world.git("-C", clone, "fetch", "--quiet", "--unshallow")
      try expectEqual(world.compare(["HEAD~1"], folder: "../clone").status, 0)
      try world.git("-C", clone, "branch", "--quiet", "--move", "main", "other")
      let hint = try world.compare(["main"], folder: "../clone")
      expect(hint.error.contains("\"origin/main\" does"), "\(hint.account)")
    }
    do {
      let world = try CommitWorld()
      let tools = world.workplace.file("tools")
      let manager = FileManager.default
      try manager.createDirectory(atPath: tools, withIntermediateDirectories: false)
      for tool in ["bash", "env", "git", "dirname"] {
        let found = try world.workplace.run(["-c", "command -v \(tool)"], of: "/bin/sh")
        try manager.createSymbolicLink(
          atPath: tools + "/" + tool,
          withDestinationPath: found.output.trimmingCharacters(in: .whitespacesAndNewlines)
        )
      }
      let ending = try world.compare(["HEAD"], environment: ["PATH": tools]).exited(69)
      expectEqual(ending.error, "compare-commits: there is no \"swift\" on PATH\n")
    }
    do {
      let world = try CommitWorld()
      _ = try world.workplace.writeScript("echo 'no toolchain'; exit 1", as: "bin/swift")
      let ending = try world.compare(["HEAD"]).exited(69)
      expectEqual(ending.error, "compare-commits: \"swift --version\" fails: no toolchain\n")
    }
    do {
      let world = try CommitWorld()
      try world.commit(["Sources/HeadlessUIKit/Table.swift": "2"])
      let tree = try world.git("rev-parse", "HEAD:Sources/HeadlessUIKit")
      let object = world.repository + "/.git/objects/\(tree.prefix(2))/\(tree.dropFirst(2))"
      try FileManager.default.removeItem(atPath: object)
      let ending = try world.compare(["HEAD~1"]).exited(74)
      expect(ending.error.contains(tree))
    }
  }

  /// What a build prints before it fails, and how that ends.
  static let failures: [(text: String, status: Int32, sentence: String)] = [
    ("Table.swift:1:1: error: a type is missing", 65, "does not build; the output of the build"),
    ("write error: No space left on device", 74, "the disk is full: "),
    ("error: no product named 'reuse-bench'", 64, "has no product \"reuse-bench\""),
  ]

  @Test("a build that fails is told from a full disk", arguments: failures, [true, false])
  func failure(_ failure: (text: String, status: Int32, sentence: String), _ isHead: Bool) throws {
    let world = try CommitWorld()
    try world.commit(["Sources/HeadlessUIKit/fails": failure.text])
    let ending = try world.compare(isHead ? ["HEAD~1", "HEAD"] : ["HEAD", "HEAD~1"])
    expectEqual(ending.status, failure.status, "\(ending.account)")
    expect(ending.error.contains(failure.sentence), "\(ending.account)")
    expect(ending.error.contains(isHead ? "head" : "base"))
    expectEqual(ending.error.contains(failure.text), failure.status == 65)
    let log = ".build/compare-commits/\(isHead ? "head" : "base").log"
    let text = try String(contentsOfFile: world.repository + "/" + log, encoding: .utf8)
    expect(text.contains(failure.text))
    try world.expectTidy()
  }

  @Test("the code of pair comes out", arguments: [0, 1, 2, 3, 4, 5, 64, 65, 66, 69, 73, 74])
  func code(_ status: Int32) throws {
    let world = try CommitWorld()
    let ending = try world.compare(["HEAD"], environment: ["PAIR_STATUS": "\(status)"])
    expectEqual(ending.status, status, "\(ending.account)")
    expectEqual(ending.output, "the table\n")
    try world.expectTidy()
  }

  @Test("crashes, odd names and hooks of git are no trouble")
  func crash() throws {
    let world = try CommitWorld()
    let ending = try world.compare(["HEAD"], environment: ["PAIR_SIGNAL": "SEGV"]).exited(1)
    expect(ending.error.contains("ended with 139 where that was not foreseen"))
    try world.expectTidy()
    for name in ["a\"b$(touch${IFS}pwned);'c'`id`&|", "-dash", "ünïcode/🐟"] as [String] {
      let world = try CommitWorld()
      try world.git("update-ref", "refs/heads/\(name)", "HEAD")
      try world.compare(["refs/heads/\(name)"]).exited(0)
      try world.expectTidy()
    }
    do {
      let world = try CommitWorld()
      try world.compare(
        ["HEAD", "--working-tree"],
        environment: ["GIT_INDEX_FILE": "/nowhere/index"]
      )
      .exited(0)
      try expectEqual(world.tree("head"), CommitWorld.files)
    }
  }
}
