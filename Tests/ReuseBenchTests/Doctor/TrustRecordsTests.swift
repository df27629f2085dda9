// SPDX-License-Identifier: Apache-2.0

import BenchReports
import Foundation
import TestSupport
import Testing

@testable import BenchResults
@testable import ReuseBench
@testable import ToolUnderTest

/// `doctor --trust`: a record holds until what it proves changes, as the history of a checkout says.
@Suite(.startsPrograms) struct TrustRecordsTests {
  private static func git(_ words: String..., in workplace: borrowing Workplace) throws -> String {
    let author = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-C", workplace.path]
    let ending = try ToolProcess.run(
      ["git"] + author + words,
      of: "/usr/bin/env",
      in: workplace
    )
    try require(ending.status == 0, "\(ending.account)")
    return ending.lines.first ?? ""
  }

  private static func write(
    _ proof: Proof,
    commit: String,
    proves: [String],
    in workplace: borrowing Workplace
  ) throws {
    let record = TrustRecord(
      name: proof.rawValue,
      date: "2026-11-25",
      commit: commit,
      machine: "a machine",
      command: proof.command,
      result: "it held \u{1B}[31mred\u{202E}",
      figures: [:],
      proves: proves
    )
    let folder = URL(fileURLWithPath: workplace.file("Tests/records"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(record)
      .write(to: folder.appendingPathComponent(proof.rawValue + ".json"))
  }

  @Test("a record holds whatever pages say, is stale, or cannot be told, and none takes another")
  func standings() throws {
    let workplace = try Workplace()
    _ = try Self.git("init", "--quiet", in: workplace)
    for name in ["kept", "kept/Kept.docc", "changed"] {
      try FileManager.default.createDirectory(
        atPath: workplace.file(name),
        withIntermediateDirectories: true
      )
      try Data().write(to: URL(fileURLWithPath: workplace.file(name + "/a")))
    }
    _ = try Self.git("add", "kept", "changed", in: workplace)
    _ = try Self.git("commit", "--quiet", "-m", "one", in: workplace)
    let commit = try Self.git("rev-parse", "HEAD", in: workplace)
    try Data("new".utf8).write(to: URL(fileURLWithPath: workplace.file("changed/a")))
    _ = try Self.git("commit", "--quiet", "-a", "-m", "two", in: workplace)
    try Data("a page".utf8).write(to: URL(fileURLWithPath: workplace.file("kept/Kept.docc/a")))
    _ = try Self.git("commit", "--quiet", "-a", "-m", "three", in: workplace)

    try Self.write(.faults, commit: commit, proves: ["kept"], in: workplace)
    try Self.write(.fuzzing, commit: commit, proves: ["kept", "changed"], in: workplace)
    try Self.write(.power, commit: "0123456789", proves: ["kept"], in: workplace)
    try Data("{".utf8)
      .write(to: URL(fileURLWithPath: workplace.file("Tests/records/endurance.json")))

    let rows = try TrustRecords(checkout: workplace.path).rows()
    func standing(_ proof: Proof) throws -> TrustReport.Row.Standing {
      try require(rows.first { $0.proof == proof }).standing
    }
    expectEqual(rows.map(\.proof), Proof.allCases)
    try expectEqual(standing(.faults), .current)
    try expectEqual(standing(.fuzzing), .stale(commitCount: 1))
    try expectEqual(standing(.sanitizers), .unknown(reason: "never recorded"))
    for proof in [Proof.power, .endurance] {
      guard case .unknown(let reason) = try standing(proof), reason != "never recorded" else {
        Issue.record("\(proof) cannot be told")
        continue
      }
    }

    let text = TrustReport(rows).text()
    expect(text.contains("every call fails once: 2026-11-25, \(commit.prefix(7)), holds"))
    expect(text.contains("stale: 1 later commit changed what it proves"))
    expect(!text.contains("\u{1B}[31m") && !text.contains("\u{202E}"))
    expect(text.hasSuffix("3 of 8 proofs are on record, 1 of them of the sources as they are.\n"))
    expect(text.split(separator: "\n").count <= 40)
  }

  @Test("a tool whose checkout is gone says so")
  func gone() {
    #expect(throws: ToolFailure.self) { try TrustRecords(checkout: "/nowhere") }
  }
}
