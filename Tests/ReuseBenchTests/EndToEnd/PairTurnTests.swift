// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

/// The processes of a pair measure round by round, on one processor.
@Suite(.startsPrograms) struct PairTurnTests {
  /// A build that writes down each round it may measure, and when it is done says so in an error.
  private static func recorder(_ letter: String, rounds: Int, diary: String) -> String {
    """
    read request
    case "$request" in
      *describe*)
        echo '{"protocolVersion":1,"cases":["\(ToolProcess.tinyCase)"]}'
        exit ;;
    esac
    processors=$(grep Cpus_allowed_list /proc/self/status | tr -d '[:space:]')
    round=0
    echo "\(letter) ready $processors" >>'\(diary)'
    while [ $round -lt \(rounds) ]; do
      echo '{"protocolVersion":1,"isWaiting":true}'
      read turn
      round=$((round + 1))
      echo "\(letter) $round $processors" >>'\(diary)'
    done
    echo '{"protocolVersion":1,"error":"\(letter) has played"}'
    sleep 100
    """
  }

  @Test("A round of one build is followed by the same round of the other, on one processor")
  func inTurns() throws {
    let workplace = try Workplace()
    let diary = workplace.file("diary")
    let base = try workplace.writeScript(
      Self.recorder("base", rounds: 12, diary: diary),
      as: "base"
    )
    let head = try workplace.writeScript(
      Self.recorder("head", rounds: 12, diary: diary),
      as: "head"
    )
    let ending =
      try workplace.run(
        ["pair", "--base", base, "--head", head, "--pairs", "8"] + ToolProcess.tiny
      )
      .exited(4)
    expect(ending.error.contains("has played"), "\(ending.account)")
    let lines = try String(contentsOfFile: diary, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
    expectEqual(Set(lines.prefix(2).map { $0[1] }), ["ready"], "both are ready before one goes on")
    let entries = lines.filter { $0[1] != "ready" }
    // Eleven whole rounds; in the twelfth the first to finish ends the comparison.
    try require(entries.count >= 22)
    var firsts: Set<String> = []
    for round in 1...11 {
      let two = entries[(2 * round - 2)..<(2 * round)]
      expectEqual(two.map { $0[1] }, ["\(round)", "\(round)"], "round \(round)")
      expectEqual(Set(two.map { $0[0] }), ["base", "head"], "round \(round)")
      firsts.formUnion(two.prefix(1).map { $0[0] })
    }
    expectEqual(firsts, ["base", "head"], "who begins is drawn for each round")
    let processors = Set(entries.map { $0[2] })
    expectEqual(processors.count, 1)
    let numbers = Processors.allowed.map { "Cpus_allowed_list:\($0)" }
    expect(processors.isSubset(of: numbers), "one of those that this process may use")
  }

  @Test(
    "Where the system binds no process to a processor, that is said, and the pairs are measured",
    .optimisedTool
  )
  func unbound() throws {
    let workplace = try Workplace()
    let refusal = """
      #define _GNU_SOURCE
      #include <errno.h>
      #include <sched.h>

      int sched_setaffinity(pid_t process, size_t size, const cpu_set_t *chosen) {
        errno = EPERM;
        return -1;
      }
      """
    let ending = try workplace.run(
      [
        "pair", "--base", ToolProcess.path, "--head", ToolProcess.path, "--pairs", "8", "--output",
        "pair.json",
      ] + ToolProcess.tiny,
      environment: ["LD_PRELOAD": try workplace.makeLibrary(refusal, "refusal")]
    )
    expect([0, 2, 4].contains(ending.status), "\(ending.account)")
    let document = try String(contentsOfFile: workplace.file("pair.json"), encoding: .utf8)
    expect(document.contains("\"any-processor\""))
    expect(document.contains("Operation not permitted"))
  }
}
