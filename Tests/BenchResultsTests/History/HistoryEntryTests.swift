// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchResults

@Suite("What a history takes of a document, and what it refuses")
struct HistoryEntryTests {
  @Test func commitsAndNames() throws {
    // A document of no commit, of changes, or of both unknown is refused, unless one is named.
    for (commit, isDirty) in [
      (nil, nil), (nil, false), ("0123456", true), ("0123456", nil), ("no commit", false),
      ("0123456789ABCDEF", false), ("../../etc/passwd", false), ("", false),
    ] as [(String?, Bool?)] {
      let document = ResultDocument.kept(commit: commit, isDirty: isDirty)
      let error = #expect(throws: HistoryError.self) { try HistoryEntry(document, name: "a.json") }
      guard case .unfit("a.json", _, _, _) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      try expectEqual(HistoryEntry(document, name: "a.json", commit: "abcdef0").commit, "abcdef0")
    }
    // Names that a line cannot hold are refused with their place.
    let changes: [(String, (inout ResultDocument) -> Void)] = [
      ("cases.id", { $0.cases[0].id = "a b" }), ("cases.id", { $0.cases[0].id = "a/*/b" }),
      ("cases.id", { $0.cases[0].id = "a\nend 1" }), ("cases.id", { $0.cases[0].id = "" }),
      ("cases.id", { $0.cases[1].id = $0.cases[0].id }),
      ("cases.strategy", { $0.cases[0].strategy = "a b" }),
      ("cases.counters", { $0.cases[0].counters["a b"] = 1 }),
      ("cases.counters", { $0.cases[0].counters["-"] = 1 }),
      ("cases", { $0.cases = [] }), ("plan.startedAt", { $0.plan.startedAt = "yesterday" }),
      ("environment.fingerprint", { $0.environment.fingerprint = "a\nb" }),
      ("plan.suite", { $0.plan.suite = "" }),
      ("generator.toolchain", { $0.generator.toolchain = " " }),
      ("plan.dataset.digest", { $0.plan.dataset.digest = "0 0" }),
      ("plan.dataset.digests", { $0.plan.dataset.digests = ["100": ""] }),
      ("plan.isComplete", { $0.plan.isComplete = false }),
      (
        "warnings",
        {
          $0.cases[0].samples.dequeueNanoseconds = [1]
          $0 = $0.withoutSingleSamples()
        }
      ), ("environment.architecture", { $0.environment.architecture = "" }),
      ("generator.flags", { $0.generator.flags = ["a\nb"] }),
      ("cases.scenarioDigest", { $0.cases[0].scenarioDigest = "a b" }),
      ("cases.sources", { $0.cases[0].sources = ["allocations": "\n"] }),
      ("plan.dataset.name", { $0.plan.dataset.name = "\u{1B}[2J" }),
    ]
    for (place, change) in changes {
      var document = ResultDocument.kept()
      change(&document)
      let error = #expect(throws: HistoryError.self, "\(place)") {
        try HistoryEntry(document, name: "a.json")
      }
      guard case .unfit("a.json", place, _, _) = error else {
        Issue.record("\(place): \(String(describing: error))")
        continue
      }
    }
  }

  @Test func quantilesAndSize() throws {
    // Quantiles stand only where the sample carries them.
    for count in [28, 29, 298, 299] {
      var document = ResultDocument.kept()
      document.cases[0].samples.configureNanoseconds = Array(1...count)
      let entry = try HistoryEntry(document, name: "a")
      let kept = try require(entry.cases.first { $0.id == document.cases[0].id })
      let place = { (time: HistoryFigure.Time) in entry.timeNames.firstIndex(of: time) ?? 0 }
      expectEqual(kept.times[place(.configureP50)], Double((count + 1) / 2))
      expectEqual((kept.times[place(.configureP90)] != nil), count >= 29)
      expectEqual((kept.times[place(.configureP99)] != nil), count >= 299)
    }
    // More figures than a commit may hold are refused, with both sizes.
    var large = ResultDocument.kept()
    let one = large.cases[0]
    large.cases = (0..<9_000)
      .map { number in
        var measured = one
        measured.id = "scroll.steady/cell\(number)/mutation/100"
        measured.counters["allocations"] = number * 7_919
        return measured
      }
    let longest = try HistoryEntry(large, name: "a.json")
    let error = #expect(throws: HistoryError.self) { try longest.encoded(name: "a.json") }
    guard case .tooLarge("a.json", let found, 1_000_000, 9_000) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    expect(found > 1_000_000)
  }
}
