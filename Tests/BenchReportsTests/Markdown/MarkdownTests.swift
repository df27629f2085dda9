// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchReports
@testable import BenchResults

@Suite("A page of Markdown says what the report says, whatever the names in it")
struct MarkdownTests {
  /// Texts in which Markdown, HTML or GitHub would see more than letters.
  private static let hostile = [
    "a|b", "a\\|b", "`code`", "``` fence", "*em* **strong** __u__ ~~gone~~", "[link](http://x.y)",
    "![i](j)", "<script>alert(1)</script>", "</details>", "&lt; &amp;", "@everyone and @org/team",
    "#1 and gh#22", "# heading", "- item", "+ item", "1. item", "23) item", "> quote", "=",
    "===", "---", "http://evil.example/x", "www.evil.example", "$x^2$", "line\nbreak", "tab\there",
    "\u{1B}[31mred", "\u{202E}reversed", "|", "\\", "``", " spaces ", "", "東京 é 👩‍👩‍👧",
  ]

  /// Renders by `cmark-gfm`, an implementation of its own of the dialect that GitHub speaks; nil
  /// where it is not installed.
  private static func rendered(_ page: String) throws -> String? {
    let tool = "/usr/bin/cmark-gfm"
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      print("cmark-gfm is not installed; pages are checked by their structure alone")
      return nil
    }
    let place = FileManager.default.temporaryDirectory.appending(
      path: "page \(UUID().uuidString).md"
    )
    try Data(page.utf8).write(to: place)
    defer {
      do {
        try FileManager.default.removeItem(at: place)
      } catch {
        print("A file stays behind: \(error)")
      }
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments =
      ["--unsafe", "-e", "table", "-e", "autolink", "-e", "strikethrough", place.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a reader sees of a piece of HTML without tags: entities replaced, joints left out.
  private static func seen(_ html: String) -> String {
    let entities = [
      "&lt;": "<", "&gt;": ">", "&quot;": "\"", "\u{A0}": " ", "\u{200B}": "", "&amp;": "&",
    ]
    let order = ["&lt;", "&gt;", "&quot;", "\u{A0}", "\u{200B}", "&amp;"]
    return order.reduce(html) { text, entity in text.replacing(entity, with: entities[entity] ?? "")
    }
  }

  /// The same of a plain text: what does not show is a space, the end is cut.
  private static func expected(_ plain: String) -> String {
    let shown = String(
      String.UnicodeScalarView(
        plain.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
      )
    )
    guard shown.contains(where: { $0 != " " }) else { return "" }
    return String(shown.reversed().drop { $0 == " " }.reversed())
  }

  @Test(
    "In a paragraph, a list, a cell and a heading every text stands for itself; at the start of a line every text stands for itself"
  ) func hostileTexts() throws {
    for plain in Self.hostile {
      let table = Table(
        plain,
        groups: [Table.ColumnGroup(columns: [Table.Column(title: "x")])],
        rows: [Table.Row(Span("l"), [Span(plain)])]
      )
      let typography = Typography(.markdown)
      let page = MarkdownDocument(blocks: [
        .paragraph(MarkdownText("p" + plain)), .list([MarkdownText("i" + plain)]),
        .table(MarkdownTable(table, typography)),
        .folded(summary: "s", [.paragraph(MarkdownText("q" + plain))]), .paragraph(.strong("end")),
      ])
      .text()
      let parts = page.split(separator: "\n").filter { $0.hasPrefix("| l |") }
      expectEqual(parts.count, 1, "\(plain.debugDescription)")
      guard let html = try Self.rendered(page) else { continue }
      let lines = html.split(separator: "\n").map(String.init)
      func holds(_ open: String, _ text: String, _ close: String) {
        let wanted = open + text + close
        expect(
          lines.contains { Self.seen($0) == wanted },
          "\(plain.debugDescription): \(wanted) in \(html)"
        )
      }
      holds("<p>", Self.expected("p" + plain), "</p>")
      holds("<li>", Self.expected("i" + plain), "</li>")
      holds("<p>", Self.expected("q" + plain), "</p>")
      holds("<td align=\"right\">", Self.expected(typography.foreign(plain)), "</td>")
      expect(html.contains("<p><strong>end</strong></p>"), "\(plain.debugDescription)")
      let code = ["href", "<script>", "<em>", "<del>", "<code>", "<img", "<h1", "<h2", "<ol"]
      expect(code.allSatisfy { !html.contains($0) }, "\(plain.debugDescription): \(html)")
    }
    func lineStarts() throws {
      for plain in Self.hostile where plain.contains(where: { $0 != " " && $0 != "\n" }) {
        let page = MarkdownDocument(blocks: [.paragraph(MarkdownText(plain))]).text()
        guard let html = try Self.rendered(page) else { return }
        let wanted = "<p>" + Self.expected(plain) + "</p>"
        expectEqual(
          Self.seen(html.replacing("\n", with: "")),
          wanted,
          "\(plain.debugDescription): \(html)"
        )
      }
    }
    try lineStarts()
    // What was typed stands between fences that nothing in it closes.
    do {
      let typed = TypedCommand(
        program: "reuse-bench",
        arguments: ["run", "--filter", "a'b|c", "--data=```", "", "x\ny"]
      )
      expectEqual(typed.text, "reuse-bench run --filter 'a'\\''b|c' '--data=```' '' 'x\\ny'")
      let page = MarkdownDocument(blocks: [.code(typed.text)]).text()
      expect(page.hasPrefix("````sh\n") && page.hasSuffix("\n````\n"))
    }
  }

  @Test(
    "Mentions, numbers and addresses are parted by a space without width",
    arguments: [
      ("@a", "@&#8203;a"), ("#1", "\\#&#8203;1"), ("x#y", "x\\#y"),
      ("http://a", "http:&#8203;//a"), ("www.a", "www&#8203;.a"), ("a:b", "a:b"),
    ]
  ) func joints(_ plain: String, _ source: String) {
    expectEqual(MarkdownText(plain).source, source)
  }

  private static func table(rows: Int, width: Int = 40) -> MarkdownDocument.Block {
    let table = Table(
      "case",
      groups: [Table.ColumnGroup(columns: [Table.Column(title: "n")])],
      rows: (0..<rows)
        .map { number in Table.Row(Span(String(repeating: "@", count: width)), [Span("\(number)")])
        }
    )
    return .table(MarkdownTable(table, Typography(.markdown)))
  }

  @Test(
    "A page that is too long loses folded rows first, then others, and says how many",
    arguments: [(10, 10), (10, 5_000), (5_000, 10), (5_000, 5_000), (20_000, 20_000)]
  ) func tooLong(_ open: Int, _ folded: Int) throws {
    let page = MarkdownDocument(blocks: [
      .paragraph(.strong("verdict")), Self.table(rows: open),
      .folded(summary: "rest", [Self.table(rows: folded)]), .code("reuse-bench"),
    ])
    .text()
    // GitHub takes 65,536 characters.
    expect(page.utf8.count < 65_536)
    expect(page.hasPrefix("**verdict**\n\n"))
    expect(page.hasSuffix("```sh\nreuse-bench\n```\n"))
    expect(page.contains("<details>") && page.contains("</details>"))
    let rows = page.split(separator: "\n").count { $0.hasPrefix("| @") }
    let left = page.split(separator: "\n").filter { $0.hasPrefix("*") && $0.contains("left out") }
      .compactMap { Int($0.dropFirst().prefix { $0.isNumber }) }
    expectEqual(rows + left.reduce(0, +), open + folded)
    if open == 10, folded == 5_000 { expect(rows > 10) }
    if open + folded < 100 { expect(left.isEmpty) }
    // No row more would fit: a row takes less than 600 bytes.
    if open >= 5_000 { expect(page.utf8.count > 65_000 - 600) }
  }

  @Test(
    "A name as long as a page is cut in its cell; the page of a run: what it comes to, the ratios, the rest folded, the command"
  ) func longName() throws {
    let page = MarkdownDocument(blocks: [
      Self.table(rows: 3, width: 100_000), .paragraph(.strong("end")),
    ])
    .text()
    expect(page.utf8.count < 10_000 && page.contains("**end**"))
    expect(page.contains("…"))
    do {
      var document = ResultDocument.example
      document.plan.arguments = ["run", "--filter", "a|b", "--output", "x y.json"]
      let page = RunMarkdown(document).text()
      // One group in which the other strategy is proved cheaper: what the report says of it.
      expect(page.hasPrefix("**To configure, configuration-diffing is the cheapest.**"))
      expect(page.hasSuffix("```sh\nreuse-bench run --filter 'a|b' --output 'x y.json'\n```\n"))
      expect(page.contains("- governor: the clock rate moves; fix it."))
      expect(page.contains("forgetful is stale") == false, "a control is to be stale")
      let terminal = document.report(width: 1_000_000)
      for line in page.split(separator: "\n")
      where line.hasPrefix("- ") && !line.contains(where: { "\\&".contains($0) }) {
        // Of one group alone the terminal has no sentence on the phases: its table is right above.
        let isOfPhase = line.hasPrefix("- Over the whole frame")
        expect(terminal.contains(line.dropFirst(2)) || isOfPhase, "\(line)")
      }
      if let html = try Self.rendered(page) {
        expectEqual(html.components(separatedBy: "<table>").count, 3)
        expectEqual(html.components(separatedBy: "<details>").count, 4)
      }
    }
    // A run that is past its limits says so first, with what is past them.
    do {
      let limits = CounterLimits(
        basis: CounterLimits.Basis(of: .example),
        limits: [ResultDocument.example.cases[0].id: ["cellsCreated": 18, "reuseHits": 1_000]]
      )
      let planned = Set(ResultDocument.example.cases.map(\.id))
      let check = LimitCheck(limits, against: .example, planned: planned)
      let page = RunMarkdown(.example, limits: LimitReport(check, path: "a|b.json")).text()
      expect(
        page.hasPrefix("**1 counter is past the limit in 1 of 1 cases (a\\|b.json).**\n\n**To")
      )
      expect(page.contains("| &nbsp;&nbsp;cellsCreated | 18 | 19 | +1 | **worse** |"))
      let within = LimitCheck(
        CounterLimits(
          basis: CounterLimits.Basis(of: .example),
          limits: [ResultDocument.example.cases[0].id: ["cellsCreated": 19]]
        ),
        against: .example,
        planned: planned
      )
      expect(
        RunMarkdown(.example, limits: LimitReport(within, path: "l.json")).text()
          .hasPrefix("**Within limits: 1 limit of 1 case")
      )
    }
  }

  @Test(
    "A run that shows wrong content says so first; runs of nothing, of a floor alone and of an interrupted shard have a page"
  ) func wrongContent() throws {
    var document = ResultDocument.example
    document.cases[1].stale = .init(row: 3, field: "title", expected: "<b>|", found: "@here")
    let page = RunMarkdown(document).text()
    expect(page.hasPrefix("**1 case left wrong content on screen.**"))
    expect(page.contains("title shows \"@&#8203;here\" and should show \"&lt;b&gt;\\|\"."))
    do {
      var document = ResultDocument.example
      document.cases = []
      document.rankings = []
      document.crossovers = []
      document.plan.isComplete = false
      let page = RunMarkdown(document).text()
      expect(page.hasPrefix("**0 cases were measured, and no strategies were compared.**"))
      expect(page.contains("- The run was interrupted"))
    }
    // The page of a comparison: what it comes to, what changed, the rest folded.
    do {
      var head = ResultDocument.example
      head.cases[0].counters["cellsCreated"] = 1_020
      head.cases[1].digest = "11"
      head.cases[2].id = "load/card/no-reuse|@x/10"
      let report = ComparisonReport(
        DocumentComparison(base: .example, head: head),
        base: .example,
        head: head
      )
      let page = report.markdown(command: ["compare", "a.json", "b.json"])
      expect(page.hasPrefix("**Worse in 2 of 3 cases: counters worse: 1, digests differ: 1"))
      expect(
        page.contains(
          "| scroll.steady+fresh/card/mutation/100000000 | cellsCreated | 19 | 1,020 | +1,001 | **worse** |"
        )
      )
      expect(page.contains("<summary>1 unchanged case</summary>"))
      expect(page.contains("only in the head: load/card/no-reuse\\|@&#8203;x/10"))
      expect(page.hasSuffix("```sh\nreuse-bench compare a.json b.json\n```\n"))
      if let html = try Self.rendered(page) {
        expect(html.contains("<strong>worse</strong>"))
        expectEqual(html.components(separatedBy: "<table>").count, 3)
      }
    }
  }

  @Test("The page of a pair: verdicts, what changed, unchanged cases folded") func pair() throws {
    let regressed = PairDocument.Case.example(
      "scroll.fling/news/mutation/100000",
      .regressed,
      [.example(.regressed, ratio: 1.1), .example(.regressed, ratio: 1.09)]
    )
    let unchanged = PairDocument.Case.example(
      "load/card/mutation/100",
      .unchanged,
      [.example(.unchanged, ratio: 1)],
      adjustedPValue: 0.8
    )
    let page = PairReport(.example([unchanged, regressed])).markdown()
    expect(page.hasPrefix("**regressed 1, improved 0, unchanged 1, inconclusive 0; all counters"))
    let (changed, folded) = (
      page.range(of: "scroll.fling/news"), page.range(of: "<summary>1 unchanged case</summary>")
    )
    let place = try require(page.range(of: "load/card/mutation/100"))
    try expect(require(changed).lowerBound < require(folded).lowerBound)
    try expect(require(folded).lowerBound < place.lowerBound)
    expect(page.contains("**regressed**"))
    if let html = try Self.rendered(page) {
      expectEqual(html.components(separatedBy: "<table>").count, 3)
    }
  }
}
