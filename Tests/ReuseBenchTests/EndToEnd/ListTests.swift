// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `list` names the cases, and does nothing else.
@Suite(.startsPrograms) struct ListTests {
  private struct Entry: Decodable {
    let id: String
    let workload: String
    let axes: [String]
    let cell: String
    let strategy: String
    let rows: Int
  }

  @Test("lines and JSON name the selected cases once each, without data or processes")
  func linesAndJSONNameTheSameCasesOnceEach() throws {
    for suite in ["smoke", "controls", "default", "full"] as [String] {
      let workplace = try Workplace()
      let text = try workplace.run(["list", "--suite", suite])
      let again = try workplace.run(["list", "--suite", suite])
      let json = try workplace.run(["list", "--suite", suite, "--json"])
      expect(text.status == 0 && json.status == 0)
      expect(text.error.isEmpty && json.error.isEmpty)
      expectEqual(text.output, again.output, "the order is stable")
      expectEqual(Set(text.lines).count, text.lines.count, "no case has two lines")
      let entries = try JSONDecoder().decode([Entry].self, from: Data(json.output.utf8))
      expectEqual(entries.map(\.id), text.lines)
      for entry in entries {
        let workload = ([entry.workload] + entry.axes).joined(separator: "+")
        expectEqual(entry.id, "\(workload)/\(entry.cell)/\(entry.strategy)/\(entry.rows)")
      }
    }
    let workplace = try Workplace()
    let names = try workplace.run("list --suite full").lines
    // One of each workload with its axes, and of each strategy: what spells an identifier.
    var kinds: Set<String> = []
    let picked = names.filter { name in
      let parts = name.split(separator: "/").map(String.init)
      let isNew = [parts[0], parts[2]].map { kinds.insert($0).inserted }
      return isNew.contains(true) && parts[0].filter { $0 == "+" }.count < 3
    }
    expect(picked.count > 20)
    let input = picked.map { name in
      "{\"command\":\"measure\",\"cases\":[\"\(name)\"],\"rounds\":0}\n"
    }
    // A driver reads all identifiers in one process; it refuses the number of rounds, not the name.
    let ending = try workplace.run("driver", input: input.joined())
    for (name, reply) in zip(picked, ending.lines) {
      expect(reply.contains("rounds is 0"), "\(name): \(reply)")
    }
    for name in picked.prefix(6) {
      let drawing = try workplace.run(["snapshot", name, "--data", "generated"])
      expectEqual(drawing.status, 0, "\(name): \(drawing.account)")
      expect(drawing.output.hasPrefix("<svg "))
    }
    do {
      let workplace = try Workplace()
      // A shell that may have no further process cannot start one that could; 'list' still can.
      try workplace.run("list --suite smoke --data missing.csv", environment: ["PATH": ""])
        .exited(0)
      try expect(workplace.names().allSatisfy { $0.hasPrefix(".talk-") })
    }
    do {
      let workplace = try Workplace()
      let all = try workplace.run("list --suite full").lines
      let some =
        try workplace.run("list --suite full --filter /card/.*ing/1000$")
        .lines
      expectEqual(some, all.filter { $0.contains("/card/") && $0.hasSuffix("ing/1000") })
      expect(!some.isEmpty)
    }
    do {
      let workplace = try Workplace()
      let line = ["list", "--strategy", "list-configuration", "--cell"]
      let none = try workplace.run(line + ["card"]).exited(5)
      expect(none.error.contains("list-configuration cannot fill card: "), "\(none.account)")
      let some = try workplace.run(line + ["card,news"])
      expect(some.status == 0 && !some.lines.isEmpty, "\(some.account)")
      expect(some.lines.allSatisfy { $0.contains("/news/list-configuration/") })
      expect(some.error.contains("list-configuration cannot fill card: "), "\(some.account)")
      let drawn = ["snapshot", "scroll.steady/heavy/list-configuration/1000"]
      let refused = try workplace.run(drawn)
      expect(refused.status == 64 && refused.error.contains("badge"), "\(refused.account)")
    }
  }
}
