// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchResults

/// `--html`, through the executable: where pages go, and what is refused before anything is measured.
@Suite(.startsPrograms) struct PageFileTests {
  private static let line = ["run", "--data", "generated"] + ToolProcess.tinyPair

  /// The text of a page, with its end and its mark.
  private func page(_ name: String, in workplace: borrowing Workplace) throws -> String {
    let text = String(decoding: try workplace.bytes(of: name), as: UTF8.self)
    expect(text.hasPrefix("<!DOCTYPE html>\n") && text.hasSuffix("</html>\n"))
    expect(text.contains(EmbeddedDocument.pageMark))
    expectEqual(text.components(separatedBy: "<h1 ").count, 2)
    return text
  }

  private func document(_ name: String, in workplace: borrowing Workplace) throws -> ResultDocument
  {
    try ResultDocument(contentsOf: workplace.file(name))
  }

  @Test("a page of a run is where it is asked for, or refused before anything is measured")
  func standardPlace() throws {
    let workplace = try Workplace()
    try workplace.run(Self.line).exited(0)
    try expectEqual(
      FileManager.default.contentsOfDirectory(atPath: workplace.file(".reuse-bench")).sorted(),
      ["latest.html", "latest.json"]
    )
    _ = try page(".reuse-bench/latest.html", in: workplace)
    try expectEqual(
      document(".reuse-bench/latest.html", in: workplace),
      document(".reuse-bench/latest.json", in: workplace).withoutSingleSamples()
    )
    do {
      let workplace = try Workplace()
      try workplace.run(Self.line + ["--output", "a.json"]).exited(0)
      try expectEqual(workplace.names().filter { !$0.hasPrefix(".talk-") }, ["a.json"])
      try workplace.run(
        Self.line + ["--output", "b.json", "--html", "a page.html", "--embed-samples"]
      )
      .exited(0)
      let text = try page("a page.html", in: workplace)
      try expectEqual(document("a page.html", in: workplace), document("b.json", in: workplace))
      expect(text.contains("--html 'a page.html' --embed-samples"), "what was typed")
      try expect(!workplace.names().contains(".reuse-bench"))
    }
    do {
      let workplace = try Workplace()
      try workplace.run(Self.line + ["--html", "p.html"]).exited(0)
      _ = try page("p.html", in: workplace)
      try expectEqual(
        FileManager.default.contentsOfDirectory(atPath: workplace.file(".reuse-bench")),
        ["latest.json"]
      )
    }
    for refusal in Self.refusals {
      let workplace = try Workplace()
      let files = FileManager.default
      try files.createDirectory(
        atPath: workplace.file("folder"),
        withIntermediateDirectories: false
      )
      try files.createSymbolicLink(
        atPath: workplace.file("link.json"),
        withDestinationPath: "a.json"
      )
      let names = try workplace.names()
      let ending = try workplace.run(["run", "--suite", "full"] + refusal.words)
      expectEqual(ending.status, refusal.status, "\(ending.account)")
      expect(ending.output.isEmpty && ending.error.contains(refusal.sentence), "\(ending.account)")
      try expectEqual(
        workplace.names().filter { !$0.hasPrefix(".talk-") && $0 != ".reuse-bench" },
        names
      )
    }
  }

  /// A line whose files are one or cannot be made, and how it ends.
  struct Refusal: Sendable, CustomTestStringConvertible {
    let words: [String]
    let status: Int32
    let sentence: String

    var testDescription: String { words.joined(separator: " ") }
  }

  static let refusals = [
    Refusal(
      words: ["--output", "a.json", "--html", "a.json"],
      status: 64,
      sentence: "a.json: --html and --output name one file"
    ),
    Refusal(
      words: ["--output", "a.json", "--html", "./folder/../a.json"],
      status: 64,
      sentence: "--html and --output name one file"
    ),
    Refusal(
      words: ["--output", "a.json", "--markdown", "b", "--html", "b"],
      status: 64,
      sentence: "b: --html and --markdown name one file"
    ),
    Refusal(
      words: ["--output", "a.json", "--html", "link.json"],
      status: 64,
      sentence: "--html and --output name one file"
    ),
    Refusal(
      words: ["--output", "a.json", "--html", "folder"],
      status: 73,
      sentence: "folder: the output cannot be created: "
    ),
    Refusal(
      words: ["--output", "a.json", "--html", "missing/a.html"],
      status: 73,
      sentence: "missing/a.html: the output cannot be created: "
    ),
    Refusal(
      words: ["--html", ".reuse-bench/latest.json"],
      status: 64,
      sentence: "--html and --output name one file"
    ),
  ]

  @Test("stored documents, comparisons and histories are pages")
  func stored() throws {
    let workplace = try Workplace()
    func tool(_ arguments: String...) throws -> ToolProcess.Ending {
      try workplace.run(arguments)
    }
    let run = try workplace.run(Self.line + ["--output", "a.json"])
    try require(run.status == 0, "\(run.account)")
    for (file, name) in [("a.json", "a.html"), ("a.json", "b.html"), ("a.html", "again.html")] {
      let ending = try tool("report", file, "--html", name)
      expect(ending.status == 0 && ending.error.isEmpty, "\(ending.account)")
      _ = try page(name, in: workplace)
    }
    try expectEqual(workplace.bytes(of: "a.html"), workplace.bytes(of: "b.html"))
    try expectEqual(
      document("again.html", in: workplace),
      document("a.html", in: workplace),
      "a page of a page has the same document"
    )
    try tool("report", "a.json", "--html", "whole.html", "--embed-samples").exited(0)
    try expectEqual(document("whole.html", in: workplace), document("a.json", in: workplace))

    try tool("compare", "a.html", "b.html", "--html", "c.html").exited(0)
    let comparison = try page("c.html", in: workplace)
    expect(
      comparison.contains(">Nothing changed: every counter and digest of 2 cases agrees.</h1>")
    )
    expect(comparison.contains("data-page=\"comparison\""))

    // What is read is not replaced, by whatever name.
    let before = try workplace.bytes(of: "a.html")
    for line in [
      ["report", "a.html", "--html", "./a.html"],
      ["compare", "a.json", "a.html", "--html", "a.html"],
    ] {
      let ending = try workplace.run(line).exited(64)
      expect(ending.error.contains("would replace the file of"), "\(ending.account)")
    }
    try expectEqual(workplace.bytes(of: "a.html"), before)
    try tool("report", "a.json", "--html", "/dev/full").exited(74)
    do {
      let workplace = try Workplace()
      let document = PairDocument(
        generator: KeptDocument.make(1).generator,
        environment: KeptDocument.make(1).environment,
        plan: PairDocument.Plan(
          suite: "smoke",
          filter: nil,
          pairCount: 30,
          blockCount: 20,
          seed: 1,
          instrument: .same,
          floor: 0.01,
          unchangedBand: 0.03,
          alpha: 0.01,
          falseDiscoveryRate: 0.05,
          arguments: ["pair"],
          startedAt: "2026-01-02T03:04:05Z",
          isComplete: true
        ),
        base: PairDocument.Build(name: "<base>", path: "/base"),
        head: PairDocument.Build(name: "head", path: "/head"),
        voidReasons: ["the clock stepped"]
      )
      try workplace.write(try document.encoded(), as: "pair.json")
      for (file, name) in [("pair.json", "a.html"), ("a.html", "b.html")] {
        try workplace.run(["report", file, "--html", name]).exited(0)
        let text = try page(name, in: workplace)
        expect(text.contains(">Nothing was compared.</h1>") && text.contains("&lt;base&gt;"))
        let bytes = Array(try workplace.bytes(of: name))
        try expectEqual(PairDocument(bytes: bytes, name: name), document)
      }
      try expectEqual(workplace.bytes(of: "a.html"), workplace.bytes(of: "b.html"))
      // What needs the document of a run says what this is, of the JSON and of the page.
      for file in ["pair.json", "a.html"] {
        let refused = try workplace.run(["compare", file, file]).exited(65)
        expect(refused.error.contains("\(file): holds the comparison of two builds"))
      }
    }
    do {
      let workplace = try Workplace()
      var names: [String] = []
      for number in 0..<24 {
        let measured = KeptDocument.measured("step", allocations: number < 12 ? 12 : 13)
        let document = KeptDocument.make(number, cases: [measured])
        try workplace.write(try document.encoded(), as: "\(number).json")
        names.append("\(number).json")
      }
      let added = try workplace.run(["history", "add", "h"] + names)
      try require(added.status == 0, "\(added.account)")
      let show = ["history", "show", "h", "scroll.steady/step/mutation/100", "--html", "show.html"]
      let commit = KeptDocument.commit(12)
      let stored = try require(
        FileManager.default.contentsOfDirectory(atPath: workplace.file("h"))
          .first { $0.hasSuffix(".history") }
      )
      let over = try workplace.run(["history", "check", "h", "--html", "h/\(stored)"]).exited(64)
      expect(over.error.contains("would replace the file of DIR"), "\(over.account)")
      try workplace.run(show).exited(0)
      let text = try page("show.html", in: workplace)
      expect(text.contains(">scroll.steady/step/mutation/100: 1 counter and 0 times changed.</h1>"))
      expect(!text.contains("href=\"http"))
      let address = "https://example.org/owner/name/commit"
      for line in [show + ["--commits-at", address], show + ["--commits-at", address + "/"]] {
        try workplace.run(line).exited(0)
        try expect(page("show.html", in: workplace).contains("<a href=\"\(address)/\(commit)\">"))
      }
      try workplace.run(
        "history check h --html check.html",
        environment: [
          "GITHUB_SERVER_URL": "https://example.org", "GITHUB_REPOSITORY": "owner/name",
        ]
      )
      .exited(0)
      let checked = try page("check.html", in: workplace)
      expect(checked.contains(">h: 1 counter and 0 times changed.</h1>"))
      expect(checked.contains("<a href=\"\(address)/\(commit)\">"))
      try workplace.run("history export h --html a.html").exited(64)
      let program = try workplace.run(show + ["--commits-at", "javascript:alert(1)"]).exited(64)
      expect(program.error.contains("https://"), "\(program.account)")
    }
  }
}
