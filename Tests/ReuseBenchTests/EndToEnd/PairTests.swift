// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation
import TestSupport
import Testing

/// `pair`: two builds, or what only looks like one.
@Suite(.startsPrograms) struct PairTests {
  private static let selection = ToolProcess.card + ["--data", "generated"]

  private static func pair(
    _ base: String,
    _ head: String,
    _ selection: [String] = PairTests.selection,
    in workplace: borrowing Workplace
  ) throws -> ToolProcess.Ending {
    try startPair(base, head, selection, in: workplace).ending()
  }

  private static func startPair(
    _ base: String,
    _ head: String,
    _ selection: [String] = PairTests.selection,
    in workplace: borrowing Workplace
  ) throws -> ToolProcess {
    try ToolProcess(
      ["pair", "--base", base, "--head", head, "--pairs", "8", "--output", "pair.json", "--quiet"]
        + selection,
      in: workplace
    )
  }

  /// Nothing regressed; or, as other tests run beside and other machines share the processors, the
  /// session is void and says why.
  private static func expectNoVerdictAgainst(_ ending: ToolProcess.Ending) {
    let reasons = ["no case could be judged", "the hypervisor took"]
    let isVoid = ending.status == 4 && reasons.contains { ending.output.contains($0) }
    expect(ending.status == 0 || isVoid, "\(ending.account) \(ending.output)")
  }

  @Test(
    "a build against itself counts the same, with rows of a file and in two versions",
    .optimisedTool
  )
  func aBuildAgainstItselfCountsTheSame() throws {
    let workplace = try Workplace()
    let ending = try Self.pair(ToolProcess.path, ToolProcess.path, in: workplace)
    Self.expectNoVerdictAgainst(ending)
    expect(ending.error.isEmpty)
    expect(ending.output.contains("all counters are equal"))
    let document = try PairDocument(
      bytes: Array(try workplace.bytes(of: "pair.json")),
      name: "pair.json"
    )
    expect(document.plan.pairCount == 8 && document.plan.isComplete)
    expectEqual(document.cases.map(\.id), [ToolProcess.cardCase])
    expect(document.cases.allSatisfy { $0.isSameContent && $0.counterChanges.isEmpty })
    expectEqual(document.cases.flatMap(\.phases).map(\.phase), [.configure, .frame])
    for series in document.cases.flatMap(\.phases).flatMap(\.series) {
      expectEqual(series.baseNanoseconds.count, series.headNanoseconds.count)
      expect(series.low <= series.ratio && series.ratio <= series.high)
    }
    do {
      let workplace = try Workplace()
      let rows = (0..<37).map { "{\"title\":\"Row \($0)\"}\n" }.joined()
      try workplace.write(Array(rows.utf8), as: "-rows.ndjson")
      let ending = try Self.pair(
        ToolProcess.path,
        ToolProcess.path,
        ["--suite", "smoke", "--data=-rows.ndjson", "--filter", "0of9/card/mutation/"],
        in: workplace
      )
      Self.expectNoVerdictAgainst(ending)
      expect(ending.output.contains("reconfigure"))
    }
    do {
      let workplace = try Workplace()
      let script =
        "'\(ToolProcess.path)' \"$@\" | sed -u 's/\"version\":\"[^\"]*\"/\"version\":\"0.0.1\"/'"
      let former = try workplace.writeScript(script, as: "former")
      for (base, head, told) in [
        (former, ToolProcess.path, "the base is built with ReuseBench 0.0.1, the head with "),
        (ToolProcess.path, former, ", the head with 0.0.1: what changed between the two is in"),
      ] {
        let ending = try Self.pair(base, head, in: workplace)
        expect(ending.output.replacing(#/\s+/#, with: " ").contains(told), "\(ending.output)")
      }
      let alike = try Self.pair(former, former, in: workplace)
      expect(!alike.output.contains("built with ReuseBench"), "\(alike.output)")
    }
    for impostor in Self.impostors {
      let workplace = try Workplace()
      var path = impostor.name
      if let script = impostor.script { path = try workplace.writeScript(script, as: path) }
      for (base, head) in [(path, ToolProcess.path), (ToolProcess.path, path)] {
        let ending = try Self.pair(base, head, in: workplace).exited(impostor.status)
        expect(ending.error.contains(impostor.sentence), "\(ending.account)")
        expect(ending.error.contains(path))
        expectEqual(ending.error.split(separator: "\n").count, 1, "\(ending.account)")
        expect(ending.output.isEmpty)
        try expect(!workplace.names().contains("pair.json"))
      }
    }
  }

  @Test("pipes of rows, outputs that replace a build and builds that hang are refused")
  func aPipeOfRowsIsRefused() async throws {
    let workplace = try Workplace()
    let ending =
      try workplace.run(
        ["pair", "--base", ToolProcess.path, "--head", ToolProcess.path, "--data", "/dev/stdin"],
        preparation: "echo '{\"title\":\"a\"}' |"
      )
      .exited(64)
    expect(ending.error.contains("can be read only once"))
    do {
      let workplace = try Workplace()
      let build = try workplace.writeScript("exit 0", as: "pair.json")
      let ending = try Self.pair(build, build, in: workplace).exited(64)
      expect(ending.error.contains("would replace the file of --base"))
    }
    do {
      let workplace = try Workplace()
      let path = try workplace.writeScript("exec sleep 1000", as: "hangs")
      let process = try Self.startPair(path, ToolProcess.path, in: workplace)
      // No thread is held meanwhile: there are as few as processors.
      while process.isRunning { try await Task.sleep(for: .milliseconds(50)) }
      let ending = try process.ending().exited(4)
      expect(ending.error.contains("gave no answer within 20 s"), "\(ending.account)")
      try expect(!workplace.names().contains("pair.json"))
    }
  }

  // Twenty seconds of waiting: what is told is the limit that users meet.

  /// Something that is no build, how the comparison ends, and what is said.
  struct Impostor: Sendable, CustomTestStringConvertible {
    let name: String
    /// Lines of a shell script, or nil where the name is a path.
    var script: String?
    var status: Int32 = 4
    let sentence: String

    var testDescription: String { name }
  }

  /// Describes itself as a build would; what it does when it is to measure follows.
  private static let description = """
    read request
    case "$request" in
      *describe*) echo '{"protocolVersion":1,"cases":["\(ToolProcess.cardCase)"]}'; exit ;;
    esac

    """

  static let impostors = [
    Impostor(name: "/missing", status: 66, sentence: "cannot be started: No such file"),
    Impostor(name: "/tmp", status: 65, sentence: "is a folder without a layout of a build"),
    Impostor(name: "/etc/passwd", status: 66, sentence: "cannot be started: Permission denied"),
    Impostor(name: "/bin/true", sentence: "ended with 0 instead of answering"),
    Impostor(name: "fails", script: "exit 7", sentence: "ended with 7 instead of answering"),
    Impostor(
      name: "crashes",
      script: "kill -SEGV $$",
      sentence: "was ended by signal 11 (Segmentation fault) instead of answering"
    ),
    Impostor(
      name: "echoes",
      script: "exec cat",
      sentence: "does not speak protocol 1 of the driver: it answered '{"
    ),
    Impostor(
      name: "talks",
      script: "echo Hello; sleep 100",
      sentence: "does not speak protocol 1 of the driver: it answered 'Hello'"
    ),
    Impostor(
      name: "is newer",
      script: "echo '{\"protocolVersion\":2}'; sleep 100",
      sentence: "speaks protocol 2 of the driver, expected 1"
    ),
    Impostor(
      name: "refuses",
      script: "echo '{\"protocolVersion\":1,\"error\":\"not today\"}'; sleep 100",
      sentence: "answered: not today"
    ),
    Impostor(
      name: "closes its output",
      script: "exec >&-; sleep 100",
      sentence: "closed its output instead of answering"
    ),
    Impostor(
      name: "leaves a process behind",
      script: "sleep 100 & echo rubbish",
      sentence: "it answered 'rubbish'"
    ),
    Impostor(
      name: "has no case",
      script: "echo '{\"protocolVersion\":1,\"cases\":[]}'",
      status: 5,
      sentence: "none of the selected cases in common"
    ),
    Impostor(
      name: "answers nothing",
      script: description + "echo '{\"protocolVersion\":1,\"outcomes\":[]}'",
      sentence: "answered with other figures than it was asked for"
    ),
    Impostor(
      name: "ends in between",
      script: description + "exit 0",
      sentence: "ended with 0 instead of answering"
    ),
    Impostor(
      name: "never has enough turns",
      script: description
        + "while echo '{\"protocolVersion\":1,\"isWaiting\":true}'; do read turn; done",
      sentence: "wants more turns than it was asked to take"
    ),
  ]
}
