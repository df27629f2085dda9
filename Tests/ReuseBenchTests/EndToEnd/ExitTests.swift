// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Each way a process of this tool may end, through the executable itself.
@Suite(.startsPrograms) struct ExitTests {
  /// A line that ends before anything is measured, and what has to be said about it.
  struct Refusal: Sendable, CustomTestStringConvertible {
    let line: String
    let status: Int32
    let sentence: String

    var testDescription: String { line }
  }

  static let refusals = [
    Refusal(line: "runn", status: 64, sentence: "run"),
    Refusal(line: "run --suit smoke", status: 64, sentence: "--suite"),
    Refusal(line: "run --suite smok", status: 64, sentence: "smoke"),
    Refusal(line: "run --strategy mutatoin", status: 64, sentence: "mutation"),
    Refusal(line: "run --rows 0", status: 64, sentence: "from 1 to 100_000_000"),
    Refusal(line: "run --rows -5", status: 64, sentence: "from 1 to 100_000_000"),
    Refusal(line: "run --rows 100,100", status: 64, sentence: "twice"),
    Refusal(line: "run --rows 99999999999999999999", status: 64, sentence: "from 1 to"),
    Refusal(line: "run --seed -1", status: 64, sentence: "--seed takes a whole number from 0"),
    Refusal(line: "run --refresh 0.001", status: 64, sentence: "from 1 to 1000 hertz"),
    Refusal(line: "run --refresh 1000.1", status: 64, sentence: "from 1 to 1000 hertz"),
    Refusal(line: "run --budget 0", status: 64, sentence: "from 0.001 to 1000 milliseconds"),
    Refusal(line: "run --budget nan", status: 64, sentence: "found 'nan'"),
    Refusal(line: "run --shard 3/2", status: 64, sentence: "I/N, part I of N"),
    Refusal(line: "run --shard 0/2", status: 64, sentence: "found '0/2'"),
    Refusal(line: "run --shard 1", status: 64, sentence: "such as 2/8"),
    Refusal(line: "run --output a --markdown ./a", status: 64, sentence: "name one file"),
    Refusal(line: "run --markdown missing/a.md", status: 73, sentence: "missing/a.md"),
    Refusal(line: "merge", status: 64, sentence: "needs SHARD.json..."),
    Refusal(line: "merge missing.json", status: 66, sentence: "missing.json"),
    Refusal(line: "list --filter nothing --shard 1/2", status: 5, sentence: "'list' prints"),
    Refusal(line: "run --budget 16 --refresh 60", status: 64, sentence: "exclude each other"),
    Refusal(line: "run --filter (", status: 64, sentence: "regular expression"),
    Refusal(line: "run --filter (?<=a)b", status: 64, sentence: "(?<"),
    Refusal(line: "run --output -", status: 64, sentence: "./-"),
    Refusal(line: "run --output", status: 64, sentence: "--output needs a value"),
    Refusal(line: "run --filter nothing-of-this-name", status: 5, sentence: "'list' prints"),
    Refusal(line: "verify --filter nothing-of-this-name", status: 5, sentence: "'list' prints"),
    Refusal(line: "list --filter nothing-of-this-name", status: 5, sentence: "'list' prints"),
    Refusal(line: "compare missing.json missing.json", status: 66, sentence: "missing.json"),
    Refusal(line: "run --limits missing.json", status: 66, sentence: "--update-limits"),
    Refusal(line: "run --update-limits", status: 64, sentence: "give --limits FILE"),
    Refusal(line: "compare a b --tolerance 5", status: 64, sentence: "give --gate-times"),
    Refusal(line: "compare a b --tolerance p95=5", status: 64, sentence: "p50, p90 and p99"),
    Refusal(line: "compare a b --tolerance p50=5,p50=6", status: 64, sentence: "twice"),
    Refusal(line: "driver --protocol 2", status: 64, sentence: "the whole number 1"),
    Refusal(line: "snapshot", status: 64, sentence: "needs CASE"),
    Refusal(line: "pair --base /bin/true", status: 64, sentence: "--head"),
    Refusal(line: "pair --base a --head b --pairs 7", status: 64, sentence: "from 8 to"),
  ]

  @Test(arguments: refusals)
  func aLineThatCannotBeObeyedEndsAtOnceInOneSentence(_ refusal: Refusal) throws {
    let workplace = try Workplace()
    let words = refusal.line.split(separator: " ").map(String.init)
    let ending = try workplace.run(words).exited(refusal.status)
    expect(ending.output.isEmpty)
    expect(ending.error.contains(refusal.sentence), "\(ending.account)")
    expectEqual(ending.error.components(separatedBy: "reuse-bench: ").count, 2, "named once")
    expect(ending.error.hasPrefix("reuse-bench: "))
    // Nothing but what the test itself put there: no document, no folder, no partial file.
    try expect(workplace.names().allSatisfy { $0.hasPrefix(".talk-") })
  }

  /// A stream that takes nothing, and how often the tool can still say so.
  static let deadStreams = [
    (redirection: ">/dev/full", sentence: "output cannot be written: No space left on device"),
    (redirection: ">&-", sentence: "output cannot be written: Bad file descriptor"),
    (redirection: ">/dev/full 2>/dev/full", sentence: ""),
    (redirection: ">&- 2>&- <&-", sentence: ""),
  ]

  @Test(arguments: deadStreams, ["list --suite smoke", "--version", "run --help"])
  func outputThatCannotBeWrittenIsStatus74(
    _ stream: (redirection: String, sentence: String),
    _ line: String
  ) throws {
    let workplace = try Workplace()
    let words = line.split(separator: " ").map(String.init)
    let ending = try workplace.run(words, redirection: stream.redirection)
    expectEqual(ending.status, 74, "\(ending.account)")
    expectEqual(ending.error, (stream.sentence.isEmpty ? "" : "reuse-bench: \(stream.sentence)\n"))
  }

  /// A minute's figures are worth more than the file that they do not fit into.
  @Test(
    "A file that cannot be written takes no figure from the terminal",
    arguments: ["--output", "--markdown", "--html"]
  )
  func figuresOfADocumentThatIsNotWritten(_ option: String) throws {
    let workplace = try Workplace()
    let place = option == "--output" ? [] : ["--output", "a.json"]
    let ending =
      try workplace.run(
        ["run", "--data", "generated", "--quiet", option, "/dev/full"] + place + ToolProcess.tiny
      )
      .exited(74)
    expect(ending.error.contains("/dev/full"), "\(ending.account)")
    expect(ending.output.contains("These figures"), "\(ending.account)")
    // What was written before the fault stays: the document comes first.
    try expectEqual(workplace.names().contains("a.json"), option != "--output")
  }

  @Test func aLongListIsCutByItsReaderWithoutAWord() throws {
    let workplace = try Workplace()
    // The pipe holds less than the list of the full suite, so the reader is gone in the middle.
    let ending = try workplace.run("list --suite full --json", redirection: "| head -n 1; exit 0")
    expectEqual(ending.status, 0)
    expectEqual(ending.output, "[\n")
    expect(ending.error.isEmpty, "\(ending.account)")
  }
}
