// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import ReuseBench

/// Every exit code that is published, each reached once by the executable itself.
@Suite(.startsPrograms) struct ExitTableTests {
  /// A way to one exit code.
  struct Row: Sendable, CustomTestStringConvertible {
    let status: Int32
    /// The words; a first letter `%` stands for the folder of the test.
    let words: [String]
    /// What standard error says about it.
    let sentence: String
    /// Programs to write beforehand, by name.
    var programs: [String: String] = [:]
    /// Libraries to make beforehand, by name, and to load with the tool.
    var libraries: [String: String] = [:]
    var environment: [String: String] = [:]
    var redirection = ""
    /// A signal to send once the tool watches for it.
    var signal: Int32?

    var testDescription: String { "\(status)" }
  }

  static let rows = [
    Row(status: 0, words: ["list", "--suite", "smoke"], sentence: ""),
    Row(
      status: 1,
      words: ["run"] + ToolProcess.tiny,
      sentence: "SIGINT and SIGTERM cannot be watched (error 1)",
      libraries: ["refusal": refusal]
    ),
    Row(
      status: 2,
      words: pair(base: "%timeless", head: "%slower"),
      sentence: "",
      programs: [
        "timeless": altered(by: withoutSpans),
        "slower": altered(by: "\(withoutSpans) | awk '\(threefold)'"),
      ],
      libraries: ["quiet": unknownSteal]
    ),
    Row(
      status: 3,
      words: pair(head: "%wasteful"),
      sentence: "",
      programs: ["wasteful": altered(by: "sed 's/\"retains\":/&1/'")]
    ),
    Row(status: 4, words: pair(head: "/bin/true"), sentence: "instead of answering"),
    Row(status: 5, words: ["list", "--filter", "nothing-like-it"], sentence: "'list' prints"),
    Row(status: 64, words: ["run", "--suit", "smoke"], sentence: "--suite"),
    Row(
      status: 65,
      words: ["compare", "%rubbish", "%rubbish"],
      sentence: "rubbish",
      programs: ["rubbish": "no document"]
    ),
    Row(status: 66, words: ["compare", "%missing", "%missing"], sentence: "missing"),
    Row(
      status: 69,
      words: ["run", "--instructions", "callgrind", "--output", "%a.json"] + ToolProcess.tiny,
      sentence: "valgrind",
      environment: ["PATH": "/nowhere"]
    ),
    Row(
      status: 73,
      words: ["snapshot", ToolProcess.tinyCase, "--output", "%missing/a.svg"],
      sentence: "the output cannot be created"
    ),
    Row(
      status: 74,
      words: ["list", "--suite", "smoke"],
      sentence: "No space left on device",
      redirection: ">/dev/full"
    ),
    Row(status: 130, words: endless, sentence: "", programs: ["endless": silence], signal: SIGINT),
    Row(status: 143, words: endless, sentence: "", programs: ["endless": silence], signal: SIGTERM),
  ]

  private static func pair(base: String = ToolProcess.path, head: String) -> [String] {
    ["pair", "--base", base, "--head", head, "--pairs", "8", "--quiet"]
      + ToolProcess.tiny + ["--data", "generated"]
  }

  private static let endless = ["pair", "--base", "%endless", "--head", "%endless", "--quiet"]

  /// A build that says nothing.
  private static let silence = "sleep 1000"

  /// A build whose every answer goes through a program.
  private static func altered(by program: String) -> String {
    """
    '\(ToolProcess.path)' "$@" | while IFS= read -r line; do
      printf '%s\\n' "$line" | \(program)
    done
    """
  }

  /// Leaves out the thread's own clock, as the first builds did: beside other tests it would say that
  /// the session is void.
  private static let withoutSpans = #"sed 's/"frameSpans":\[[^]]*\],//'"#

  /// Makes every time of an answer three times as long.
  private static let threefold = #"""
    {
      text = $0
      while (match(text, /Nanoseconds":\[[0-9,]*\]/)) {
        times = substr(text, RSTART + 14, RLENGTH - 15)
        printf "%sNanoseconds\":[", substr(text, 1, RSTART - 1)
        text = substr(text, RSTART + RLENGTH)
        count = split(times, time, ",")
        for (place = 1; place <= count; place++)
          printf "%s%.0f", place == 1 ? "" : ",", 3 * time[place]
        printf "]"
      }
      print text
    }
    """#

  /// A system that does not tell what its hypervisor takes: where other machines take much, the
  /// session would be void.
  private static let unknownSteal = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <string.h>

    int open(const char *path, int flags, int mode) {
      int (*real)(const char *, int, int) = dlsym(RTLD_NEXT, "open");
      if (strcmp(path, "/proc/stat") == 0) {
        errno = ENOENT;
        return -1;
      }
      return real(path, flags, mode);
    }
    """

  /// A system that lets no program catch SIGINT: nothing that the command line says leads to a fault
  /// of the suite's own, so the fault has to come from below.
  private static let refusal = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <signal.h>

    int sigaction(int number, const struct sigaction *action, struct sigaction *old) {
      int (*real)(int, const struct sigaction *, struct sigaction *) = dlsym(RTLD_NEXT, "sigaction");
      if (number == SIGINT && action) {
        errno = EPERM;
        return -1;
      }
      return real(number, action, old);
    }
    """

  @Test func eachCodeHasItsRow() {
    expectEqual(Self.rows.map(\.status), ExitCode.allCases.map(\.rawValue))
  }

  @Test(.optimisedTool, arguments: rows)
  func itIsReached(_ row: Row) throws {
    let workplace = try Workplace()
    var environment = row.environment
    for (name, lines) in row.programs { _ = try workplace.writeScript(lines, as: name) }
    for (name, source) in row.libraries {
      environment["LD_PRELOAD"] = try workplace.makeLibrary(source, name)
    }
    let words = row.words.map { $0.hasPrefix("%") ? workplace.file(String($0.dropFirst())) : $0 }
    let process = try ToolProcess(
      words,
      in: workplace,
      redirection: row.redirection,
      environment: environment
    )
    if let signal = row.signal {
      try expect(process.waitUntilWatching(signal))
      process.send(signal)
    }
    let ending = try process.ending()
    expectEqual(ending.status, row.status, "\(ending.account) \(ending.output)")
    expect(row.sentence.isEmpty || ending.error.contains(row.sentence), "\(ending.account)")
  }
}
