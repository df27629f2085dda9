// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import Testing

/// The processes of a pair measure round by round, on one processor.
@Suite struct PairTurnTests {
  /// A build that writes down each round it may measure, and when it is done says so in an error.
  private static func recorder(_ letter: String, rounds: Int, diary: String) -> String {
    """
    read request
    case "$request" in
      *describe*)
        echo '{"protocolVersion":1,"canTakeTurns":true,"cases":["\(ToolProcess.tinyCase)"]}'
        exit ;;
    esac
    processors=$(grep Cpus_allowed_list /proc/self/status | tr -d '[:space:]')
    round=0
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
    let ending = try ToolProcess.run(
      ["pair", "--base", base, "--head", head, "--pairs", "8"] + ToolProcess.tiny,
      in: workplace
    )
    #expect(ending.status == 4, "\(ending.account)")
    #expect(ending.error.contains("has played"), "\(ending.account)")
    let entries = try String(contentsOfFile: diary, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
    // Eleven whole rounds; in the twelfth the first to finish ends the comparison.
    try #require(entries.count >= 22)
    var firsts: Set<String> = []
    for round in 1...11 {
      let two = entries[(2 * round - 2)..<(2 * round)]
      #expect(two.map { $0[1] } == ["\(round)", "\(round)"], "round \(round)")
      #expect(Set(two.map { $0[0] }) == ["base", "head"], "round \(round)")
      firsts.formUnion(two.prefix(1).map { $0[0] })
    }
    #expect(firsts == ["base", "head"], "who begins is drawn for each round")
    let processors = Set(entries.map { $0[2] })
    #expect(processors.count == 1)
    let numbers = Processors.allowed.map { "Cpus_allowed_list:\($0)" }
    #expect(processors.isSubset(of: numbers), "one of those that this process may use")
  }

  @Test("Builds that cannot take turns are measured one after the other, and that is said")
  func withoutTurns() throws {
    let workplace = try Workplace()
    // The build of today, silent about what it can: as a first release would answer.
    let old = try workplace.writeScript(
      "exec '\(ToolProcess.path)' \"$@\" | sed -u 's/\"canTakeTurns\":true,//'",
      as: "old"
    )
    let ending = try ToolProcess.run(
      ["pair", "--base", old, "--head", ToolProcess.path, "--pairs", "8", "--output", "pair.json"]
        + ToolProcess.tiny,
      in: workplace
    )
    #expect([0, 4].contains(ending.status), "\(ending.account)")
    let document = try String(contentsOfFile: workplace.file("pair.json"), encoding: .utf8)
    #expect(document.contains("\"no-turns\""))
  }
}
