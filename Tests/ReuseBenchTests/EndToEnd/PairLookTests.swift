// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics
import Foundation
import TestSupport
import Testing

/// What `--escalate` and `--strict` make of a case that the first look leaves open, told by builds
/// whose times are written down.
@Suite("Looks of a pair", .startsPrograms) struct PairLookTests {
  /// A build that answers each request with the next of its times for a block, over and over, and
  /// writes down that it was asked.
  private static func told(_ nanoseconds: [Int], diary: String) -> String {
    """
    read -r request
    case "$request" in
      *describe*)
        echo '{"protocolVersion":1,"cases":["\(ToolProcess.cardCase)"],"buildConfiguration":"release"}'
        exit ;;
    esac
    set -- \(nanoseconds.map(String.init).joined(separator: " "))
    echo asked >>'\(diary)'
    count=$(wc -l <'\(diary)')
    shift $(((count - 1) % $#))
    sed "s/TIME/$1/g" <<'JSON'
    {"protocolVersion":1,"outcomes":[{"verification":{"identifier":"\(ToolProcess.cardCase)",\
    "strategy":"mutation","digest":"00","expectedDigest":"00","counters":{"reuseHits":1},\
    "expectedCounters":{},"indexVisitCount":0,"staleCount":0,"faults":[],"frameCount":2},\
    "frameWallNanoseconds":[TIME,TIME],"frameCPUNanoseconds":[],"configureNanoseconds":[],\
    "dequeueNanoseconds":[],"batchNanoseconds":[TIME,TIME],"batchCellCounts":[1,1],\
    "roundFrameNanoseconds":[TIME,TIME]}]}
    JSON
    read -r rest
    """
  }

  /// Compares a steady base with a head that is now a tenth faster and now a tenth slower, which no
  /// number of pairs decides; returns how often the head was asked, too.
  private static func compare(
    _ options: [String],
    head: [Int] = [900_000, 1_100_000]
  ) throws -> (ending: ToolProcess.Ending, document: PairDocument, asked: Int) {
    let workplace = try Workplace()
    let diary = workplace.file("head-diary")
    let builds = [
      try workplace.writeScript(told([1_000_000], diary: workplace.file("base-diary")), as: "base"),
      try workplace.writeScript(told(head, diary: diary), as: "head"),
    ]
    let ending = try workplace.run(
      ["pair", "--base", builds[0], "--head", builds[1], "--pairs", "8", "--output", "pair.json"]
        + ToolProcess.card + options
    )
    let document = try PairDocument(
      bytes: Array(try workplace.bytes(of: "pair.json")),
      name: "pair.json"
    )
    let lines = try String(contentsOfFile: diary, encoding: .utf8).split(separator: "\n")
    return (ending, document, lines.count)
  }

  /// Whether the machine took the session, which neither option has to do with.
  private static func isVoid(_ document: PairDocument) -> Bool { !document.voidReasons.isEmpty }

  @Test("an open case is passed, reruns or ends with 4 as is asked, and a slower one with 2")
  func undecided() throws {
    let (ending, document, asked) = try Self.compare([])
    expectEqual(document.cases.flatMap(\.phases).map(\.verdict), [.inconclusive, .inconclusive])
    expectEqual(asked, 8)
    expectEqual(ending.status, (Self.isVoid(document) ? 4 : 0), "\(ending.account)")
    let open = try Self.compare(["--escalate"])
    expectEqual(open.asked, 8 + 8)
    expectEqual(
      open.document.cases.flatMap(\.phases).map(\.verdict),
      [.inconclusive, .inconclusive]
    )
    let settled = try Self.compare(["--escalate"], head: [1_000_000])
    expectEqual(settled.document.cases.flatMap(\.phases).map(\.verdict), [.unchanged, .unchanged])
    expect(settled.asked <= 8, "nothing was open after the first look")
    do {
      let open = try Self.compare(["--strict"])
      expectEqual(open.ending.status, 4, "\(open.ending.account)")
      let settled = try Self.compare(["--strict"], head: [1_000_000])
      expectEqual(settled.ending.status, Self.isVoid(settled.document) ? 4 : 0)
    }
    let slower = try Self.compare(["--strict", "--escalate"], head: [1_100_000])
    expectEqual(slower.asked, 16, "a series, and the one that confirms it")
    expectEqual(slower.document.cases.flatMap(\.phases).map(\.verdict), [.regressed, .regressed])
    expectEqual(slower.ending.status, Self.isVoid(slower.document) ? 4 : 2)
  }
}
