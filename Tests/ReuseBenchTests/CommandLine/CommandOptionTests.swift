// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ReuseBench

/// The table of options against a second, independent one, and the forms in which a value comes.
@Suite struct CommandOptionTests {
  private static let selecting: [Verb] = [.run, .list, .verify, .advise, .pair, .driver]

  private static let playing: [Verb] = [.snapshot, .trace, .profile]

  /// Which verbs take which option, written down apart from the table under test.
  private static let takers: [String: [Verb]] = [
    "suite": selecting, "filter": selecting + [.export], "rows": selecting, "cell": selecting,
    "strategy": selecting + [.profile], "data": selecting + playing,
    "seed": selecting + playing,
    "refresh": [.run, .trace], "budget": [.run, .trace], "perf-control": [.run],
    "frame": [.snapshot],
    "app-share": [.run, .trace], "slowdown": [.run], "pace": [.run], "instructions": [.run],
    "instruction-rate": [.run], "prices": [.run], "scaling": [.verify],
    "exact": [.verify, .compare],
    "protocol": [.driver], "base": [.pair, .profile], "head": [.pair],
    "pairs": [.pair], "quick": [.pair], "deep": [.pair], "escalate": [.pair], "strict": [.pair],
    "instrument": [.pair], "base-name": [.pair], "head-name": [.pair],
    "output": [
      .run, .verify, .snapshot, .trace, .profile, .pair, .merge, .history, .export, .completions,
      .manual,
    ],
    "format": [.export],
    "event": [.profile], "frequency": [.profile], "seconds": [.profile], "call-graph": [.profile],
    "shard": [.run, .list, .verify], "counters": [.list],
    "markdown": [.run, .list, .compare, .agree, .pair, .merge, .report],
    "html": [.run, .compare, .pair, .merge, .history, .report],
    "embed-samples": [.run, .merge, .report], "commits-at": [.history],
    "pictures": [.report],
    "full": [.run, .merge, .report],
    "partial": [.merge],
    "json": [.list, .advise, .doctor],
    "quiet": [.run, .verify, .advise, .profile, .pair, .doctor, .export],
    "limits": [.run], "update-limits": [.run], "gate-times": [.compare], "tolerance": [.compare],
    "color": [.run, .profile, .compare, .agree, .pair, .merge, .doctor, .history, .report],
    "no-comparison": [.doctor],
    "screen": [.initialize], "dependency": [.initialize],
    "metric": [.history], "machine": [.history], "commit": [.history],
    "help": Verb.allCases, "version": Verb.allCases,
  ]

  @Test("the table holds exactly the options, each once for a verb")
  func theTableHoldsExactlyTheOptions() throws {
    expectEqual(Set(CommandOption.table.map(\.name)).sorted(), Self.takers.keys.sorted())
    for verb in Verb.allCases {
      let rows = CommandOption.taken(by: verb)
      let spellings = rows.map(\.spelling)
      expectEqual(Set(spellings).count, spellings.count)
    }
    for spelling in CommandOption.table.map(\.spelling) {
      // A line is cut into pieces before anybody knows its verb.
      let rows = CommandOption.spelled(spelling)
      expectEqual(Set(rows.map { $0.placeholder == nil }).count, 1)
    }
    for verb in Verb.allCases {
      expect(verb.options.verb == verb)
    }
    for verb in Verb.allCases {
      let names = CommandLineSamples.names
      var said: [(option: String, options: any VerbOptions)] = []
      for option in CommandOption.taken(by: verb) {
        let value = CommandLineSamples.values[option.name]
        // The one protocol that there is, is the standard.
        guard option.name != "protocol" else { continue }
        let words = [option.spelling] + (value.map { [$0] } ?? [])
        let line = CommandLineSamples.complete(verb, with: words)
        let bare =
          option.isRequired
          ? CommandLineSamples.complete(verb, with: []) : line.filter { !words.contains($0) }
        let options = try CommandLineReader.read(line, knowing: names)
        let without = try CommandLineReader.read(bare, knowing: names)
        expect(!options.isEqual(to: without), "\(option.name)")
        for other in said {
          expect(!options.isEqual(to: other.options), "\(option.name) and \(other.option)")
        }
        said.append((option.name, options))
      }
    }
  }

  @Test("an option is taken by its verbs, in both forms, and refused by the others")
  func anOptionIsTakenByItsVerbsAndRefusedByTheOthers() throws {
    for name in Self.takers.keys.sorted() {
      for verb in Verb.allCases {
        let value = CommandLineSamples.values[name]
        let arguments = ["--\(name)"] + (value.map { [$0] } ?? [])
        let line = CommandLineSamples.complete(verb, with: arguments)
        let takers = try require(Self.takers[name])
        if takers.contains(verb) {
          _ = try CommandLineReader.read(line, knowing: CommandLineSamples.names)
        } else {
          let fault = UsageError.OptionFault.ofAnotherVerb(
            option: "--\(name)",
            verb: verb,
            takers: Verb.allCases.filter(takers.contains)
          )
          #expect(throws: UsageError.option(fault, verb: verb)) {
            try CommandLineReader.read(line, knowing: CommandLineSamples.names)
          }
        }
      }
    }
    for name in CommandLineSamples.values.keys.sorted() {
      let value = try require(CommandLineSamples.values[name])
      let rows = CommandOption.spelled("--\(name)")
      expect(!rows.isEmpty)
      for (option, verb) in rows.flatMap({ row in row.takers.map { (row, $0) } }) {
        let joined = CommandLineSamples.complete(verb, with: ["--\(name)=\(value)"])
        let apart = CommandLineSamples.complete(verb, with: ["--\(name)", value])
        // "pair" names its builds unless the option under test does; joined, that is not noticed.
        guard verb != .pair || !option.isRequired else { continue }
        let names = CommandLineSamples.names
        let options = try CommandLineReader.read(joined, knowing: names)
        expect(options.isEqual(to: try CommandLineReader.read(apart, knowing: names)))
      }
    }
  }

  @Test("a value is read up to the ends of its range, and named beyond")
  func aValueThatCannotBeReadIsNamed() throws {
    for (name, value) in [
      ("rows", "0"), ("rows", "-5"), ("rows", "100_000_001"), ("rows", "1__0"), ("rows", "_1"),
      ("rows", "1_"), ("rows", "100k"), ("rows", "1e3"), ("rows", "+5"), ("rows", " 5"),
      ("rows", "５"), ("rows", "99999999999999999999"), ("rows", "1,000"), ("rows", "0x10"),
      ("seed", "-1"), ("seed", "18446744073709551616"), ("seed", "1.5"), ("refresh", "0"),
      ("refresh", "nan"), ("refresh", "inf"), ("refresh", "-60"), ("refresh", "1e2"),
      ("refresh", "60."), ("refresh", ".5"), ("refresh", "6.0.0"), ("refresh", "1000.1"),
      ("refresh", "0x3p4"), ("budget", "0"), ("budget", "0.0009"), ("budget", "1001"),
      ("budget", "16ms"), ("budget", String(repeating: "9", count: 400)), ("frame", "-1"),
      ("frame", "1_000_001"), ("pairs", "7"), ("pairs", "10_001"), ("protocol", "0"),
      ("protocol", "2"), ("perf-control", "one"), ("perf-control", "a,"), ("perf-control", ",a"),
      ("tolerance", "-1"), ("tolerance", "1000.1"), ("tolerance", "nan"), ("tolerance", "p50"),
      ("tolerance", "p50=5,"), ("tolerance", "p95=5"), ("tolerance", "p99=9,5"),
      ("tolerance", "p50=1e1"),
      ("perf-control", "a,b,c"), ("perf-control", "a,a"), ("output", "-"), ("shard", "0/1"),
      ("shard", "2/1"), ("shard", "1"), ("shard", "1/2/3"), ("shard", "/"), ("shard", "1/10_001"),
      ("shard", "-1/2"), ("shard", "a/b"), ("shard", "1 /2"), ("markdown", "-"), ("html", "-"),
      ("pictures", "-"),
      ("commits-at", "javascript:alert(1)"), ("commits-at", "example.org/a"),
      ("commits-at", "https://example.org/a b"), ("commits-at", " https://example.org"),
      ("dependency", "https://example.org/a.git"), ("dependency", "https://example.org/a@main"),
      ("dependency", "https://me@example.org/a"), ("dependency", "git@example.org:a/b.git"),
      ("dependency", "https://example.org/a@1.0"), ("dependency", "https://@1.0.0"),
      ("dependency", "https://example.org/.git@1.0.0"), ("dependency", "a\nb"),
    ] as [(String, String)] {
      let option = try require(CommandOption.spelled("--\(name)").first)
      let verb = try require(option.takers.first)
      for arguments in [["--\(name)", value], ["--\(name)=\(value)"]] {
        let line = CommandLineSamples.complete(verb, with: arguments)
        let error = #expect(throws: UsageError.self) {
          try CommandLineReader.read(line, knowing: CommandLineSamples.names)
        }
        guard case .value(.unreadable(let found, _), "--\(name)", verb) = error else {
          Issue.record("\(line) gave \(String(describing: error))")
          continue
        }
        expect(value.hasSuffix(found))
      }
    }
    for (name, value) in [
      ("rows", "1"), ("rows", "100_000_000"), ("rows", "007"), ("seed", "0"), ("refresh", "1"),
      ("refresh", "1000"), ("refresh", "59.94"), ("budget", "0.001"), ("budget", "1000"),
      ("frame", "0"), ("frame", "1_000_000"), ("pairs", "8"), ("pairs", "10_000"),
      ("tolerance", "0"), ("tolerance", "1000"), ("tolerance", "p99=0.5,p50=1000"),
    ] as [(String, String)] {
      let option = try require(CommandOption.spelled("--\(name)").first)
      let verb = try require(option.takers.first)
      let line = CommandLineSamples.complete(verb, with: ["--\(name)", value])
      _ = try CommandLineReader.read(line, knowing: CommandLineSamples.names)
    }
    for (pattern, column) in [
      ("a(b", 4), ("a)b", 2), ("*a", 1), ("a[b", 4), ("[z-a]", 3), ("é😀(", 4), ("a\\", 3),
    ] as [(String, Int)] {
      let fault = #expect(throws: PatternFault.self) { try CaseFilter(pattern) }
      expectEqual(fault?.column, column)
      expect(fault?.reason.isEmpty == false)
    }
  }
}
