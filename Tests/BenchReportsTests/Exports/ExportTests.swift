// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchReports
@testable import BenchResults

/// Exports, each read by the rules that its readers publish.
@Suite struct ExportTests {
  private static let mutation = "scroll.steady+fresh/card/mutation/100000000"
  private static let forgetful = "scroll.steady+fresh/card/forgetful/100000000"

  /// The example, of which `mutation` has 15 rounds of 10 cells and 20 frames: in round r a cell takes
  /// 200 + r ns beside the 100 ns of an empty phase, and a frame r µs.
  private static var document: ResultDocument {
    var document = ResultDocument.example
    let rounds = Array(1...15)
    document.cases[0].samples.configureBatchNanoseconds = rounds.map { 10 * (300 + $0) }
    document.cases[0].samples.configureBatchCounts = rounds.map { _ in 10 }
    document.cases[0].samples.unfilledBatchNanoseconds = rounds.map { _ in 1_000 }
    document.cases[0].samples.unfilledBatchCounts = rounds.map { _ in 10 }
    document.cases[0].samples.roundFrameNanoseconds = rounds.map { 20_000 * $0 }
    document.cases[0].samples.roundFrameCounts = rounds.map { _ in 20 }
    document.cases[0].samples.frameCPUNanoseconds = Array(1...299)
    return document
  }

  private static let pairs = PairDocument.example([
    .example("scroll.steady/card/mutation/100", .unchanged, [.example(.unchanged, ratio: 1)]),
    .example("scroll.steady/news/mutation/100", .improved, [.example(.improved, ratio: 0.5)]),
  ])

  private static func text(_ export: DocumentExport) -> String {
    String(decoding: export.pieces.flatMap(\.self), as: UTF8.self)
  }

  @Test(
    "CSV holds every time once, in order, with the facts of its case; a case that is said to hold no count has an empty one, not a wrong one"
  ) func csv() throws {
    let document = Self.document
    let export = try DocumentExport(document, as: .csv)
    let records = try CSVReading.records(of: Self.text(export))
    let heads = try require(records.first)
    expectEqual(
      heads,
      [
        "case", "workload", "axes", "cell", "strategy", "rows", "sample", "index", "count",
        "nanoseconds",
      ]
    )
    expect(records.allSatisfy { $0.count == heads.count })
    // 300 frames and configures in three cases and 298 in the fourth; then what only the first has.
    expectEqual(records.count - 1, 2 * (3 * 300 + 298) + 299 + 3 * 15)
    func times(_ strategy: String, _ sample: String) -> [[String]] {
      records.filter { $0[4] == strategy && $0[6] == sample }
    }
    let configures = times("mutation", "configure")
    expectEqual(configures.map { $0[9] }, (1...300).map { "\($0 * 10)" })
    expectEqual(configures.map { $0[7] }, (0..<300).map(String.init))
    expect(configures.allSatisfy { $0[8] == "1" && $0[0] == Self.mutation && $0[2] == "fresh" })
    let batches = times("mutation", "configureBatch")
    expectEqual(batches.map { $0[9] }, (1...15).map { "\(10 * (300 + $0))" })
    expect(batches.allSatisfy { $0[8] == "10" })
    expect(times("mutation", "roundFrame").allSatisfy { $0[8] == "20" })
    expectEqual(times("mutation", "frameCPU").count, 299)
    expect(times("no-reuse", "configureBatch").isEmpty)
    do {
      var document = Self.document
      document.cases[0].samples.configureBatchCounts = [10]
      let records = try CSVReading.records(of: Self.text(DocumentExport(document, as: .csv)))
      let counts = records.filter { $0[6] == "configureBatch" }.map { $0[8] }
      expectEqual(counts, ["10"] + Array(repeating: "", count: 14))
    }
    // CSV: a name that needs nothing is left as it is, a formula gets an apostrophe.
    for name in ["scroll.steady+2of8/card/mutation/100", "日本語", "a=b", "1-2", "<b>", "'=1"] {
      expectEqual(CSVCell.text(name), name)
    }
    expectEqual(CSVCell.text("=1"), "'=1")
    expectEqual(CSVCell.text("=a,\"b\""), "\"'=a,\"\"b\"\"\"")
    expectEqual(CSVCell.text("\u{202E}a\tb"), "\\u{202E}a\\tb")
  }

  /// Names that a spreadsheet would compute, a terminal obey or a reader take apart.
  private static let names = [
    "=cmd|'/C calc'!A0", "+1", "-1", "@SUM(1)", "\t=1", "\r=1", "  =1", "\u{A0}=1", "＝1", "a,b",
    "a\"b", "\"", "a\nb", "a\r\nb", "\u{202E}abc", "\u{1B}[31mred", "<script>alert(1)</script>",
    "]]>", "", " ", "日本語", "a b/c%d", "\u{2028}", String(repeating: "x", count: 10_000),
  ]

  @Test("CSV: a cell is no formula and steers nothing, whatever the name", arguments: names)
  func spreadsheets(_ name: String) throws {
    let records = try CSVReading.records(of: CSVCell.line([CSVCell.text(name), "end"]))
    let cell = try require(records.first?.first)
    expectEqual(records, [[cell, "end"]])
    let first = cell.unicodeScalars.first { !$0.properties.isWhitespace }
    expect(first.map { !"=+-@＝＋－＠".unicodeScalars.contains($0) } ?? true, "\(cell)")
    for scalar in cell.unicodeScalars {
      let category = scalar.properties.generalCategory
      expect(![.control, .format, .lineSeparator, .paragraphSeparator].contains(category))
    }
  }

  @Test(
    "github-action-benchmark: each quantile is an entry of its own, and none stands for another"
  ) func actionBenchmark() throws {
    let export = try DocumentExport(Self.document, as: .githubActionBenchmark)
    let reading = try ActionBenchmarkReading(Self.text(export))
    let expected = [
      ("configure p50", 1_500.0), ("configure p90", 2_700), ("configure p99", 2_970),
      ("frame p50", 150_000), ("frame p90", 270_000), ("frame p99", 297_000),
      ("frame CPU p50", 150), ("frame CPU p90", 270), ("frame CPU p99", 297),
      ("configure median of rounds", 208), ("frame median of rounds", 8_000),
    ]
    for (name, value) in expected {
      let entry = try reading.entry("\(Self.mutation) \(name)")
      expectEqual(entry.value, value, "\(name)")
      expectEqual(entry.unit, "ns")
      expect(entry.range?.contains("–") == true)
    }
    // The interval of 15 rounds reaches from the third to the third from the top.
    try expectEqual(reading.entry("\(Self.mutation) configure median of rounds").range, "203–213")
    try expect(
      reading.entry("\(Self.mutation) configure median of rounds").extra?.hasPrefix("15 rounds")
        == true
    )
    let times = reading.entries.filter { $0.unit == "ns" && $0.name.hasPrefix(Self.mutation) }
    expectEqual(times.count, expected.count)
    // github-action-benchmark: counters have units, and those of which fewer is worse are named as left out.
    do {
      let export = try DocumentExport(Self.document, as: .githubActionBenchmark)
      let reading = try ActionBenchmarkReading(Self.text(export))
      let created = try reading.entry("\(Self.mutation) cellsCreated")
      expectEqual(created.value, 19)
      expectEqual(created.unit, CounterCatalogue.counter(named: "cellsCreated")?.unit)
      expect(!reading.entries.contains { $0.name.hasSuffix("reuseHits") })
      expect(
        export.remarks.contains {
          $0.contains("fewer of them is worse") && $0.hasSuffix("reuseHits")
        }
      )
    }
    // Bencher: measures are slugs that say which quantile and which unit, with the interval.
    do {
      let export = try DocumentExport(Self.document, as: .bmf)
      let benchmarks = try BencherReading(Self.text(export)).benchmarks
      expectEqual(benchmarks.count, 4)
      let measures = try require(benchmarks[Self.mutation])
      expect(measures.keys.allSatisfy(BencherReading.isSlug), "\(measures.keys.sorted())")
      expectEqual(measures["configure-p50-ns"]?.value, 1_500)
      expectEqual(measures["configure-p90-ns"]?.value, 2_700)
      expectEqual(measures["configure-p99-ns"]?.value, 2_970)
      let rounds = try require(measures["configure-median-of-rounds-ns"])
      expectEqual(rounds.value, 208)
      expectEqual(rounds.lowerValue, 203)
      expectEqual(rounds.upperValue, 213)
      expectEqual(measures["frame-cpu-p50-ns"]?.value, 150)
      expectEqual(measures["cells-created"]?.value, 19)
      expectEqual(measures["reuse-hits"]?.value, 1_000)
    }
  }

  @Test(
    "a quantile that the sample cannot carry is left out, and that is said",
    arguments: [ExportFormat.githubActionBenchmark, .bmf, .gobench]
  ) func tooFew(_ format: ExportFormat) throws {
    let export = try DocumentExport(Self.document, as: format)
    // `forgetful` has 298 samples, and a p99 needs 299.
    for part in ["configure", "frame"] {
      let sentence =
        "\(part) p99 is left out of 1 of 4 cases: it needs 299 samples, and that has 298"
      expect(export.remarks.contains(sentence), "\(export.remarks)")
    }
    let text = Self.text(export)
    switch format {
    case .githubActionBenchmark:
      let names = try ActionBenchmarkReading(text).entries.map(\.name)
      expect(names.contains("\(Self.forgetful) frame p90"))
      expect(!names.contains("\(Self.forgetful) frame p99"))
    case .bmf:
      let measures = try require(BencherReading(text).benchmarks[Self.forgetful])
      expect(measures["frame-p90-ns"] != nil)
      expect(measures["frame-p99-ns"] == nil)
    default:
      let results = try GoBenchmarkReading(text).results.filter { $0.name.contains("=forgetful/") }
      expect(results.contains { $0.values["p90-ns/frame"] != nil })
      expect(!results.contains { $0.values["p99-ns/frame"] != nil })
    }
  }

  @Test(
    "Bencher: what has no name there is left out, and that is said; go: rounds are measurements, quantiles and counters have units of their own"
  ) func bencherNames() throws {
    var document = Self.document
    document.cases[1].id = String(repeating: "x", count: 1_025)
    document.cases[2].counters = ["fooBar": 1, "foo-bar": 2, String(repeating: "y", count: 65): 3]
    let export = try DocumentExport(document, as: .bmf)
    let benchmarks = try BencherReading(Self.text(export)).benchmarks
    expectEqual(benchmarks.count, 3)
    let measures = try require(benchmarks[document.cases[2].id])
    expect(measures["foo-bar"] != nil)
    expect(export.remarks.contains { $0.hasPrefix("left out, since a name has 1 to 1024 bytes") })
    let counters = try require(export.remarks.first { $0.hasPrefix("counters left out") })
    expect(counters.contains("foo") && counters.contains("yyy"))
    do {
      let export = try DocumentExport(Self.document, as: .gobench)
      let reading = try GoBenchmarkReading(Self.text(export))
      let name =
        "BenchmarkReuse/workload=scroll.steady/axes=fresh/cell=card/strategy=mutation/rows=100000000"
      let results = reading.results.filter { $0.name == name }
      expectEqual(results.compactMap { $0.values["ns/op"] }, (1...15).map { 200 + Double($0) })
      expectEqual(results.compactMap { $0.values["ns/frame"] }, (1...15).map { 1_000 * Double($0) })
      expect(results.filter { $0.values["ns/op"] != nil }.allSatisfy { $0.iterations == 10 })
      for (unit, value) in [
        ("p50-ns/op", 1_500.0), ("p90-ns/op", 2_700), ("p99-ns/op", 2_970),
        ("p50-ns/frame", 150_000), ("p99-cpu-ns/frame", 297), ("cellsCreated-cells", 19),
      ] { expectEqual(results.compactMap { $0.values[unit] }, [value], "\(unit)") }
      expectEqual(reading.units["cellsCreated-cells"], ["assume": "exact", "better": "lower"])
      let hits = try require(reading.units.first { $0.key.hasPrefix("reuseHits-") })
      expectEqual(hits.value, ["assume": "exact", "better": "higher"])
      let settings = try require(results.first?.settings)
      expectEqual(settings["arch"], "x86_64")
      // What differs between two commits that are compared is no setting, since settings part tables.
      expect(settings.values.allSatisfy { !$0.contains("0f3a9b1c22d34e") })
      expect(reading.ignored.filter { !$0.isEmpty }.allSatisfy { $0.hasPrefix("# ") })
    }
    // Without no-op fills the configure phase has a name of its own.
    do {
      var document = Self.document
      document.cases[0].samples.unfilledBatchNanoseconds = nil
      document.cases[0].samples.unfilledBatchCounts = nil
      let action = try ActionBenchmarkReading(
        Self.text(DocumentExport(document, as: .githubActionBenchmark))
      )
      try expectEqual(action.entry("\(Self.mutation) configure phase median of rounds").value, 308)
      let go = try GoBenchmarkReading(Self.text(DocumentExport(document, as: .gobench)))
      expectEqual(go.results.compactMap { $0.values["phase-ns/op"] }.count, 15)
      expect(!go.results.contains { $0.values["ns/op"] != nil })
    }
  }

  @Test(
    "Go: a name is one field whatever stands in it, and two cases never share one",
    arguments: names
  ) func goNames(_ name: String) throws {
    var document = ResultDocument.example
    document.cases = [document.cases[0], document.cases[0]]
    document.cases[1].id = "another"
    document.cases[1].cell = name
    document.cases[1].counters[name + "x"] = 3
    document.environment.operatingSystem = name
    let reading = try GoBenchmarkReading(Self.text(DocumentExport(document, as: .gobench)))
    let names = Set(reading.results.map(\.name))
    expectEqual(names.count, 2)
    expect(names.allSatisfy { $0.hasSuffix("/strategy=mutation/rows=100000000") })
    expectEqual(reading.ignored.filter { !$0.isEmpty }.count, 1)
    document.cases[1].cell = document.cases[0].cell
    let export = try DocumentExport(document, as: .gobench)
    expect(
      export.remarks.contains("\"another\" is left out, since another case has the same facts")
    )
  }

  @Test("names of any kind come out of every format as text", arguments: names)
  func oddNames(_ name: String) throws {
    var document = Self.document
    document.cases[0].id = name + "/x"
    document.cases[0].strategy = name
    document.cases[0].counters[name + "y"] = 1
    for format in ExportFormat.allCases {
      let text = Self.text(try DocumentExport(document, as: format))
      // One expectation a text, not one a letter, of which there are a million.
      let hidden = text.unicodeScalars.first { scalar in
        guard !(" "..."~" ~= scalar) else { return false }
        let category = scalar.properties.generalCategory
        return scalar != "\n" && (category == .control || category == .format)
      }
      expect(hidden == nil, "\(format): \(hidden?.value ?? 0)")
      switch format {
      case .csv: _ = try CSVReading.records(of: text)
      case .githubActionBenchmark: _ = try ActionBenchmarkReading(text)
      case .bmf: _ = try BencherReading(text)
      case .gobench: _ = try GoBenchmarkReading(text)
      case .markdown: break
      }
    }
  }

  @Test(
    "Markdown is the page that `report --markdown` writes; a comparison of builds has a line for each process, in CSV and for benchstat"
  ) func markdown() throws {
    let page = Self.text(try DocumentExport(Self.document, as: .markdown))
    expectEqual(page, RunMarkdown(Self.document).text())
    let comparison = Self.text(try DocumentExport(Self.pairs, as: .markdown))
    expectEqual(comparison, PairReport(Self.pairs).markdown())
    let records = try CSVReading.records(of: Self.text(DocumentExport(Self.pairs, as: .csv)))
    expectEqual(records[0], ["case", "phase", "series", "pair", "build", "layout", "nanoseconds"])
    expectEqual(
      records.filter { $0[0].contains("/news/") }.map { $0.dropFirst() },
      [
        ["configure", "1", "0", "base", "", "641.1"], ["configure", "1", "1", "base", "", "641.3"],
        ["configure", "1", "0", "head", "", "320.6"], ["configure", "1", "1", "head", "", "320.6"],
      ]
    )
    let reading = try GoBenchmarkReading(Self.text(DocumentExport(Self.pairs, as: .gobench)))
    let news = reading.results.filter { $0.name.contains("/news/") }
    expectEqual(news.map { $0.settings["build"] }, ["base", "base", "head", "head"])
    expectEqual(news.map { $0.values["phase-ns/op"] }, [641.1, 641.3, 320.6, 320.6])
    // why a comparison is void is said, and steers no terminal.
    var document = Self.pairs
    document.voidReasons = ["noise\u{1B}[31m"]
    for format in [ExportFormat.csv, .gobench] {
      try expectEqual(DocumentExport(document, as: format).remarks, ["noise\\u{1B}[31m"])
    }
    // a format with one figure under a name refuses two builds, and says which formats do not.
    for format in [ExportFormat.githubActionBenchmark, .bmf] {
      let fault = #expect(throws: DocumentExport.Fault.self) {
        try DocumentExport(Self.pairs, as: format)
      }
      expectEqual(fault, .comparison(format))
      expect("\(try require(fault))".contains("take csv, markdown or gobench"))
    }
    // what makes figures untrue is said beside them.
    do {
      var document = Self.document
      document.generator.buildConfiguration = .debug
      document.cases[1].stale = document.cases[3].stale
      for format in [ExportFormat.csv, .githubActionBenchmark, .bmf, .gobench] {
        let remarks = try DocumentExport(document, as: format).remarks
        expect(remarks.contains { $0.hasPrefix("This is a debug build") }, "\(format)")
        expect(remarks.contains { $0.hasPrefix("1 case left wrong content") }, "\(format)")
      }
      try expect(DocumentExport(Self.document, as: .csv).remarks.isEmpty)
    }
  }

  @Test(
    "an empty document is refused where its reader would stop at it",
    arguments: ExportFormat.allCases
  ) func empty(_ format: ExportFormat) throws {
    var document = ResultDocument.example
    document.cases = []
    document.rankings = []
    guard format != .markdown else {
      _ = try DocumentExport(document, as: format)
      return
    }
    #expect(throws: DocumentExport.Fault.empty) { try DocumentExport(document, as: format) }
    if format == .csv || format == .gobench {
      #expect(throws: DocumentExport.Fault.empty) {
        try DocumentExport(PairDocument.example([]), as: format)
      }
    }
  }
}
