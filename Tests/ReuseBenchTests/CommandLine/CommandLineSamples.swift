// SPDX-License-Identifier: Apache-2.0

@testable import ReuseBench

/// Names and lines that the tests of the command line share.
enum CommandLineSamples {
  /// Registered names, apart from those of the real suite.
  static let names = KnownNames(
    suites: ["smoke", "default", "full"],
    cells: ["subtitle", "news", "card"],
    strategies: ["mutation", "mutation-guarded", "configuration", "configuration-diffing"],
    datasets: ["unicode", "generated"]
  )

  /// A valid value for every option that takes one.
  static let values = [
    "suite": "smoke", "filter": "news|card", "rows": "100,1_000", "cell": "card,news",
    "strategy": "mutation,configuration", "data": "rows.csv", "seed": "7", "refresh": "120",
    "budget": "8.33", "perf-control": "/tmp/ctl,/tmp/ack", "frame": "12", "protocol": "1",
    "base": "old/reuse-bench", "head": "new/reuse-bench", "pairs": "20", "output": "out.json",
    "shard": "2/8", "event": "cycles", "frequency": "999", "seconds": "3", "call-graph": "dwarf",
    "markdown": "out.md", "html": "out.html", "pictures": "pictures",
    "commits-at": "https://example.org/owner/name/commit",
    "color": "never", "app-share": "0.5", "slowdown": "2.5", "pace": "paced",
    "instructions": "callgrind", "instruction-rate": "3", "prices": "prices.json",
    "limits": "limits.json",
    "tolerance": "p50=5,p99=20",
    "base-name": "main", "head-name": "HEAD", "instrument": "differs",
    "dependency": "https://example.org/ReuseBench.git@0.1.0", "metric": "configureP50",
    "machine": "EPYC", "commit": "0123abc", "format": "gobench",
  ]

  /// What a verb needs besides an option under test, so that the line is complete.
  static func complete(_ verb: Verb, with arguments: [String]) -> [String] {
    switch verb {
    case .run, .list, .verify, .advise, .driver, .doctor, .manual, .help:
      [verb.rawValue] + arguments
    case .completions: [verb.rawValue] + arguments + ["bash"]
    case .snapshot, .trace, .profile: [verb.rawValue] + arguments + ["load/news/mutation/100"]
    case .merge: [verb.rawValue] + arguments + ["1.json", "2.json"]
    case .compare: [verb.rawValue] + arguments + ["base.json", "head.json"]
    case .initialize: [verb.rawValue] + arguments + ["inbox"]
    case .report: [verb.rawValue] + arguments + ["a.json"]
    case .agree: [verb.rawValue] + arguments + ["device.json", "ours.json"]
    case .history:
      [verb.rawValue] + historyWords(taking: arguments) + arguments
    case .export:
      // The form has to be there, unless a test is about it.
      [verb.rawValue]
        + (arguments.contains { $0.hasPrefix("--format") } ? [] : ["--format", "csv"])
        + arguments + ["a.json"]
    case .pair:
      [verb.rawValue]
        + ["--base", "--head"].filter { !arguments.contains($0) }.flatMap { [$0, "build"] }
        + arguments
    }
  }

  /// An action of `history` that takes the options of a line, with the words that it needs.
  private static func historyWords(taking arguments: [String]) -> [String] {
    let names = arguments.map { String($0.split(separator: "=")[0]) }
    if names.contains("--commit") { return ["add", "history", "a.json"] }
    if names.contains("--output") { return ["export", "history"] }
    return ["show", "history", "load/news/mutation/100"]
  }

  /// Reads a line without quotes; nil where it is of another verb.
  static func read<Options: VerbOptions>(_ line: String) throws(UsageError) -> Options? {
    try read(line.split(separator: " ").map(String.init))
  }

  static func read<Options: VerbOptions>(_ line: [String]) throws(UsageError) -> Options? {
    try CommandLineReader.read(line, knowing: names) as? Options
  }
}

extension VerbOptions {
  func isEqual(to other: any VerbOptions) -> Bool { other as? Self == self }
}
