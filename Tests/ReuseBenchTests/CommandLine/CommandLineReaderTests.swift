// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchRunner
import TestSupport
import Testing

@testable import ReuseBench

/// What a right line means.
@Suite struct CommandLineReaderTests {
  @Test("each verb takes what it is told, and the standards else")
  func nothingIsRunWithTheStandards() throws {
    let expected = RunOptions(
      selection: Selection(
        suite: "default",
        filter: nil,
        rows: nil,
        cells: nil,
        strategies: nil,
        data: nil,
        seed: nil
      ),
      deadline: .refresh(hertz: 60),
      output: ".reuse-bench/latest.json",
      isQuiet: false,
      perfControl: nil,
      color: .auto
    )
    try expectEqual(CommandLineSamples.read([]), expected)
    try expectEqual(CommandLineSamples.read(["run"]), expected)
    do {
      let line = """
        run --suite full --filter ^scroll --rows 100,1_000 --cell news --strategy mutation \
        --data unicode --seed 18446744073709551615 --refresh 59.94 --output out/a.json --quiet \
        --perf-control /tmp/c,/tmp/a --color always
        """
      let expected = RunOptions(
        selection: Selection(
          suite: "full",
          filter: try CaseFilter("^scroll"),
          rows: [100, 1000],
          cells: ["news"],
          strategies: ["mutation"],
          data: .unicode,
          seed: .max
        ),
        deadline: .refresh(hertz: 59.94),
        output: "out/a.json",
        isQuiet: true,
        perfControl: PerfControl(control: "/tmp/c", acknowledgement: "/tmp/a"),
        color: .always
      )
      try expectEqual(CommandLineSamples.read(line), expected)
    }
    let cards = Selection(cells: ["card"])
    try expectEqual(
      CommandLineSamples.read("list --json --cell card"),
      ListOptions(selection: cards, isJSON: true)
    )
    try expectEqual(
      CommandLineSamples.read("verify --exact --quiet --cell card"),
      VerifyOptions(selection: cards, isExact: true, isQuiet: true)
    )
    try expectEqual(
      CommandLineSamples.read("snapshot scroll.jump/news/mutation/100 --frame 3 --seed 9"),
      SnapshotOptions(
        caseIdentifier: "scroll.jump/news/mutation/100",
        data: nil,
        seed: 9,
        frame: 3,
        output: nil
      )
    )
    try expectEqual(
      CommandLineSamples.read("compare a.json b.json --exact"),
      CompareOptions(base: "a.json", head: "b.json", isExact: true)
    )
    try expectEqual(
      CommandLineSamples.read("pair --base old --head new --output p.json --cell card"),
      PairOptions(selection: cards, base: "old", head: "new", pairCount: 30, output: "p.json")
    )
    try expectEqual(
      CommandLineSamples.read("driver --protocol 1 --cell card"),
      DriverOptions(selection: cards, protocolVersion: 1)
    )
    try expectEqual(
      CommandLineSamples.read("merge c.json a.json b.json --partial --markdown m.md"),
      MergeOptions(shards: ["c.json", "a.json", "b.json"], markdown: "m.md", isPartial: true)
    )
    try expectEqual(
      CommandLineSamples.read("merge a.json --output all.json"),
      MergeOptions(shards: ["a.json"], output: "all.json")
    )
  }

  @Test("values are read by the kind of their option")
  func budgetIsWholeNanoseconds() throws {
    for (text, nanoseconds) in [
      ("16", 16_000_000), ("16.67", 16_670_000), ("8.333333", 8_333_333), ("0.001", 1_000),
      ("1000", 1_000_000_000),
    ] as [(String, Int64)] {
      let expected = RunOptions(deadline: .budget(nanoseconds: nanoseconds))
      try expectEqual(CommandLineSamples.read("--budget \(text)"), expected)
    }
    for (text, index, count) in [("1/1", 1, 1), ("2/8", 2, 8), ("10_000/10_000", 10_000, 10_000)]
      as [(String, Int, Int)]
    {
      let shard = try require(Shard(index: index, of: count))
      let expected = ListOptions(selection: Selection(shard: shard))
      try expectEqual(CommandLineSamples.read("list --shard \(text)"), expected)
    }
    for (option, count) in [("", 30), ("--quick", 15), ("--deep", 60), ("--pairs 8", 8)]
      as [(String, Int)]
    {
      let expected = PairOptions(base: "a", head: "b", pairCount: count)
      try expectEqual(CommandLineSamples.read("pair --base a --head b \(option)"), expected)
    }
    for (text, choice) in [
      ("unicode", DatasetChoice.unicode), ("./unicode", .file(path: "./unicode")),
      ("unicod", .file(path: "unicod")), ("rows.csv", .file(path: "rows.csv")),
    ] {
      let expected = ListOptions(selection: Selection(data: choice))
      try expectEqual(CommandLineSamples.read("list --data \(text)"), expected)
    }
    let line = ["--filter=a=b", "--output=--odd name.json"]
    let expected = RunOptions(
      selection: Selection(filter: try CaseFilter("a=b")),
      output: "--odd name.json"
    )
    try expectEqual(CommandLineSamples.read(line), expected)
    let identifiers = ["scroll.jump/news/mutation/100", "load/card/mutation/100", "load/news/x/1"]
    try expectEqual(
      CaseFilter("news/m|^load/card").matching(identifiers),
      Array(identifiers.prefix(2))
    )
    try expect(CaseFilter("^news").matching(identifiers).isEmpty)
  }

  @Test("help, version and two dashes win over what else is on a line")
  func twoDashesEndTheOptions() throws {
    let odd = CompareOptions(base: "--exact", head: "-h")
    try expectEqual(CommandLineSamples.read("compare -- --exact -h"), odd)
    try expectEqual(
      CommandLineSamples.read("compare --exact a -- b"),
      CompareOptions(base: "a", head: "b", isExact: true)
    )
    for (line, verb) in [
      ("--help", nil), ("-h", nil), ("pair --help", Verb.pair), ("--help list", .list),
      ("run --rows 0 -h", .run), ("run --wobble --help", .run), ("--version --help", nil),
      ("run --rows --help", .run),
    ] as [(String, Verb?)] {
      try expectEqual(CommandLineSamples.read(line), HelpOptions(.verb(verb)))
    }
    for line in ["--version", "run --version", "compare --version", "--rows 0 --version"]
      as [String]
    {
      try expectEqual(CommandLineSamples.read(line), HelpOptions(.version))
    }
  }
}
