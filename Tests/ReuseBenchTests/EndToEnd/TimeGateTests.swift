// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `compare --gate-times`: stored times count where a document says what its session could tell.
@Suite(.startsPrograms) struct TimeGateTests {
  /// Rewrites the numbers or words that follow a key, wherever it stands.
  private static func replace(_ key: String, in tree: Any, with replacement: (Any) -> Any) -> Any {
    if let members = tree as? [String: Any] {
      return Dictionary(
        uniqueKeysWithValues: members.map { name, value in
          (name, name == key ? replacement(value) : replace(key, in: value, with: replacement))
        }
      )
    }
    guard let elements = tree as? [Any] else { return tree }
    return elements.map { replace(key, in: $0, with: replacement) }
  }

  private static func write(
    _ tree: Any,
    as name: String,
    in workplace: borrowing Workplace
  ) throws {
    try workplace.write(try JSONSerialization.data(withJSONObject: tree), as: name)
  }

  @Test func timesCountOnlyAsAskedAndOnlyWhereTheyMay() throws {
    let workplace = try Workplace()
    try workplace.run(
      ["run", "--data", "generated", "--output", "debug.json", "--suite", "smoke"]
        + ["--strategy", "mutation,mutation-again"]
        + ["--filter", "^reconfigure.fields.0of9/card/"]
    )
    .exited(0)
    let compare = ["compare", "a.json", "b.json"]
    let gate = compare + ["--gate-times"]
    let document = try JSONSerialization.jsonObject(with: try workplace.bytes(of: "debug.json"))
    // What a quiet machine would have written of an optimised build.
    let release = Self.replace("buildConfiguration", in: document) { _ in "release" }
    let quiet = Self.replace("verdict", in: release) { _ in "unchanged" }
    let idle = Self.replace("warnings", in: quiet) { _ in [Any]() }
    let slow = Self.replace("configureNanoseconds", in: idle) { samples in
      (samples as? [Int] ?? []).map { $0 * 3 }
    }
    try Self.write(idle, as: "a.json", in: workplace)
    try Self.write(slow, as: "b.json", in: workplace)
    let advised = try workplace.run(compare)
    expect(advised.status == 0 && advised.output.contains("Advisory: "), "\(advised.account)")
    let gated = try workplace.run(gate).exited(2)
    expect(gated.output.contains("Expect false alarms. "))
    try workplace.run(gate + ["--tolerance", "201"]).exited(0)
    let back = try workplace.run("compare b.json a.json --gate-times")
    expectEqual(back.status, 0, "\(back.account)")

    let refused: [(tree: Any, said: String)] = [
      (document, "the head comes from a debug build"),
      (Self.replace("verdict", in: slow) { _ in "dearer" }, "mutation-again reads dearer"),
      (Self.replace("rankings", in: slow) { _ in [Any]() }, "`reuse-bench run --suite default`"),
      (Self.replace("fingerprint", in: slow) { _ in "other" }, "environment.fingerprint is "),
    ]
    for refusal in refused {
      try Self.write(refusal.tree, as: "b.json", in: workplace)
      let ending = try workplace.run(gate, environment: ["COLUMNS": "400"])
      let isOtherBuild = refusal.said.contains("debug")
      expectEqual(ending.status, 4, "\(refusal.said): \(ending.account)")
      expect(isOtherBuild || ending.output.contains(refusal.said), "\(ending.output)")
    }
  }
}
