// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `trace`: a timeline that any viewer of trace events opens.
@Suite(.startsPrograms) struct TraceTests {
  @Test("events are legal, go to standard output without a file, and nonsense is refused")
  func timeline() throws {
    for name in [
      "scroll.steady/subtitle/mutation/100", "load.first-frame/card/configuration-diffing/100",
    ] as [String] {
      let workplace = try Workplace()
      let ending =
        try workplace.run(["trace", name, "--budget", "0.05", "--output", "trace.json"]).exited(0)
      expect(ending.error.contains("open it at https://ui.perfetto.dev"), "\(ending.account)")
      let tree = try JSONSerialization.jsonObject(with: workplace.bytes(of: "trace.json"))
      let events = try require((tree as? [String: Any])?["traceEvents"] as? [[String: Any]])
      let kinds = Set(events.compactMap { $0["ph"] as? String })
      expect(kinds.isSubset(of: ["X", "i", "C", "M"]) && kinds.isSuperset(of: ["X", "C", "M"]))
      let times = events.compactMap { $0["ph"] as? String == "M" ? nil : $0["ts"] as? Double }
      expectEqual(times, times.sorted())
      let slices = events.filter { $0["ph"] as? String == "X" }
      for (track, members) in Dictionary(
        grouping: slices,
        by: { "\($0["pid"] ?? 0)/\($0["tid"] ?? 0)" }
      ) {
        var open: [Double] = []
        for member in members {
          let start = try require(member["ts"] as? Double)
          let end = start + (try require(member["dur"] as? Double))
          // A thousandth of a microsecond is what the text rounds.
          while let last = open.last, last <= start + 0.001 { open.removeLast() }
          if let last = open.last { expect(end <= last + 0.001, "track \(track) at \(start)") }
          open.append(end)
        }
      }
      let names = Set(slices.compactMap { $0["name"] as? String })
      expect(
        names.isSuperset(of: ["frame 0", "configure", "dequeue", "cell", "display", "commit"])
      )
      expectEqual(Set(slices.compactMap { $0["pid"] as? Int }), [1, 2])
    }
    let workplace = try Workplace()
    let ending = try workplace.run(["trace", ToolProcess.cardCase]).exited(0)
    expect(ending.error.isEmpty)
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(ending.output.utf8))
    }
    for (words, status, sentence) in [
      (["scroll.stedy/subtitle/mutation/100"], 64, "did you mean"),
      ([ToolProcess.cardCase, "--budget", "0"], 64, "--budget"),
      ([ToolProcess.cardCase, "--budget", "8", "--app-share", "0.5"], 64, "--refresh"),
      ([ToolProcess.cardCase, "--output", "missing/trace.json"], 73, "missing"),
      ([ToolProcess.cardCase, "--data", "missing.csv"], 66, "missing.csv"),
    ] as [([String], Int32, String)] {
      let workplace = try Workplace()
      let ending = try workplace.run(["trace"] + words).exited(status)
      expect(ending.error.contains(sentence), "\(ending.account)")
      expect(ending.output.isEmpty)
    }
  }
}
