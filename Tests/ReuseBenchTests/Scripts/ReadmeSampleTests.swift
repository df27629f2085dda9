// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchResults

/// `scripts/maintain/readme-sample` in a small repository, with a tool that plays documents back.
@Suite("samples are taken and checked by a script", .startsPrograms) struct ReadmeSampleTests {
  private static let project = URL(filePath: #filePath)
    .appending(path: "../../../..").standardizedFileURL.path

  /// Writes the document of any run, prints the report of any, and the list of cases.
  private static let tool = #"""
    if [ "$1" = list ]; then cat "$(dirname "$0")/list"; exit; fi
    if [ "$1" = report ]; then
      case $2 in
        *pair-document*) [ -f "$2" ] && cat "$(dirname "$0")/pair" ;;
        *) [ -f "$2" ] && cat "$(dirname "$0")/report" ;;
      esac
      exit
    fi
    echo "$*" >>"$(dirname "$0")/calls"
    while [ $# -gt 0 ]; do
      case $1 in
        --output) cp "$(dirname "$0")/document" "$2" ;;
      esac
      shift
    done
    """#

  private static let strategies = ["mutation", "hosting"]

  /// A ranking of `hosting` over `mutation` with this ratio, one fifth wide to both sides.
  private static func document(ratio: Double, counterDefinition: Int = 2) throws -> [UInt8] {
    var document = ResultDocument(
      generator: BuildStub.generator(counterDefinition),
      environment: BuildStub.environment,
      plan: BuildStub.plan
    )
    let entries = [
      ResultDocument.RankingEntry(strategy: "mutation", standing: .baseline),
      ResultDocument.RankingEntry(
        strategy: "hosting",
        ratio: ratio,
        low: ratio * 0.8,
        high: ratio * 1.2,
        verdict: .dearer,
        standing: .ranked,
        isThisImplementation: true
      ),
    ]
    for phase in ResultDocument.Phase.allCases {
      var ranking = ResultDocument.Ranking(
        group: "scroll.steady+fresh/card/100",
        phase: phase,
        baseline: "mutation",
        rounds: 9,
        entries: entries
      )
      ranking.unfilled = ResultDocument.UnfilledPhase(nanoseconds: 5, low: 4, high: 6)
      document.rankings.append(ranking)
    }
    document.cases = strategies.map(BuildStub.measured)
    return try document.encoded()
  }

  private static func list(
    workload: String = "scroll.steady",
    strategy: String = "hosting"
  ) -> String {
    ["mutation", strategy]
      .map { name in
        """
          {
            "id" : "\(workload)+fresh/card/\(name)/100",
            "strategy" : "\(name)",
            "workload" : "\(workload)"
          },
        """
      }
      .joined(separator: "\n")
  }

  private static let answer = """
    Nothing beats mutation to configure;
      textLayouts rise.

    """

  /// A ranking with a line for each row.
  private static func ranking(rows: Int) -> String {
    let lines = (0..<rows).map { "hosting†  \($0)     2.000\n" }
    return "scroll.steady · card · 100 rows ──\nover mutation   ratio\n" + lines.joined()
  }

  /// A sentence of two lines and another one, a ranking, and more.
  private static func report(rows: Int) -> String {
    """
    \(answer)Over the whole frame nothing does.

    \(ranking(rows: rows))
    card cells        below
    mutation-guarded  never

    """
  }

  /// A page with a place for a sample.
  private static func page(_ name: String) -> String {
    """
    # List

    Before.

    <!-- \(name) -->
    old
    <!-- end of \(name) -->

    After.

    """
  }

  private static let articles = "repository/Sources/ReuseBench/ReuseBench.docc"

  /// What `pair` prints, and `report` of what it stored.
  private static let pair = """
    head over base       base  ratio
    ────────────────────────────────
    scroll.steady+fresh/card/hosting/100
    configure phase     385 ns  1.05
    frame               11 µs   1.02

    """

  private static func shell(_ lines: String, _ workplace: borrowing Workplace) throws -> String {
    let ending = try workplace.run(["-ec", lines], of: "/bin/bash")
    try require(ending.status == 0, "\(ending.account)")
    return ending.output
  }

  /// A repository whose sample is taken from a document in which `hosting` is at 2.
  private static func sampled(rows: Int = 2) throws -> Workplace {
    let workplace = try Workplace()
    _ = try workplace.writeScript(tool, as: "tool")
    try workplace.write(document(ratio: 2), as: "document")
    try workplace.write(report(rows: rows).utf8, as: "report")
    try workplace.write(list().utf8, as: "list")
    try workplace.write(pair.utf8, as: "pair")
    try workplace.write(page("sample").utf8, as: "page")
    try workplace.write(page("pair sample").utf8, as: "pair-page")
    _ = try shell(
      """
      mkdir -p repository/scripts/maintain repository/Sources/{BenchCells,BenchReports} \(articles)
      mkdir -p repository/Tests/BenchResultsTests/Fixtures
      echo {} >repository/Tests/BenchResultsTests/Fixtures/pair-document-v1.json
      cp page repository/README.md && mv page \(articles)/ReadingAReport.md
      mv pair-page \(articles)/ComparingCommits.md
      cd repository && git init --quiet --initial-branch=main
      cp '\(project)/scripts/compare-commits' scripts
      cp -R '\(project)/scripts/maintain/readme-sample' '\(project)/scripts/maintain/readme' \\
        scripts/maintain
      echo 1 >Sources/BenchCells/Card.swift && echo 1 >Sources/BenchReports/Table.swift
      git config user.name A && git config user.email a@example.org
      git add --all && git commit --quiet --message Start
      scripts/maintain/readme-sample --binary ../tool
      scripts/maintain/readme-sample --pair ../pair
      """,
      workplace
    )
    return workplace
  }

  private static func check(_ workplace: borrowing Workplace) throws -> ToolProcess.Ending {
    try workplace.run(
      ["-c", "cd repository && scripts/maintain/readme-sample --check --binary ../tool"],
      of: "/bin/bash"
    )
  }

  private static func text(of name: String, _ workplace: borrowing Workplace) throws -> String {
    try String(decoding: workplace.bytes(of: name), as: UTF8.self)
  }

  /// A page whose sample is this report.
  private static func page(commit: String, report: String) -> String {
    """
    # List

    Before.

    <!-- sample commit=\(commit); machine=Processor P, 2 processors; toolchain=Swift T;\
     date=2026-01-02; schemaVersion=1 counterDefinitionVersion=2 callDefinitionVersion=1 -->

    Commit \(commit) on 2 processors (Processor P, System S, Swift T, 2026-01-02):

    ```
    \(report)```

    <!-- end of sample -->

    After.

    """
  }

  @Test("samples come into their articles, and nothing else")
  func taking() throws {
    for (rows, shown) in [(2, 2), (10, 10), (11, 10), (40, 10)] as [(Int, Int)] {
      let workplace = try Self.sampled(rows: rows)
      let commit = try Self.shell("git -C repository rev-parse --short=12 HEAD", workplace)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      let article = try Self.text(of: Self.articles + "/ReadingAReport.md", workplace)
      expectEqual(article, Self.page(commit: commit, report: Self.report(rows: rows)))
      let readme = try Self.text(of: "repository/README.md", workplace)
      let excerpt = Self.answer + "\n" + Self.ranking(rows: shown)
      expectEqual(readme, Self.page(commit: commit, report: excerpt))
      let calls = try Self.text(of: "calls", workplace)
      expect(calls.hasPrefix("run --suite default ") && calls.split(separator: "\n").count == 1)
      let ending = try Self.check(workplace)
      expect(ending.status == 0 && ending.error.isEmpty, "\(ending.account)")
      expect(!ending.output.contains("warning"))
    }
    let workplace = try Self.sampled()
    let text = try Self.text(of: Self.articles + "/ComparingCommits.md", workplace)
    let marker = try require(
      text.split(separator: "\n").first { $0.hasPrefix("<!-- pair sample ") }
    )
    expect(marker.contains(#/ date=\d{4}-\d\d-\d\d; text=\d+ \d+ -->$/#))
    let expected = Self.page("pair sample")
      .replacing("<!-- pair sample -->\nold\n", with: "\(marker)\n\n```\n\(Self.pair)```\n\n")
    expectEqual(text, expected)
  }

  @Test("what is gone or newer fails the check or warns")
  func failing() throws {
    let workplace = try Self.sampled()
    func expectFault(_ words: String) throws {
      let ending = try Self.check(workplace)
      expect(ending.status == 1 && ending.error.contains(words), "\(words): \(ending.account)")
    }
    try workplace.write(Self.list(strategy: "guest").utf8, as: "list")
    try expectFault("there is no strategy hosting any more")
    try workplace.write(Self.list(workload: "scroll.slow").utf8, as: "list")
    try expectFault("there is no workload scroll.steady any more")
    let other = Self.list().replacing("hosting/100", with: "hosting/200")
    try workplace.write(other.utf8, as: "list")
    try expectFault("there is no case scroll.steady+fresh/card/hosting/100 any more")
    try workplace.write(Self.list().utf8, as: "list")
    try workplace.write(Self.document(ratio: 2, counterDefinition: 3), as: "document")
    try expectFault("is of counterDefinitionVersion 2, and this build's is 3")
    let bytes = try String(decoding: Self.document(ratio: 2), as: UTF8.self)
    try workplace.write(bytes.replacing("textLayouts", with: "lineLayouts").utf8, as: "document")
    try expectFault("there is no counter textLayouts any more")
    try workplace.write(Self.document(ratio: 2), as: "document")
    try expectEqual(Self.check(workplace).status, 0)
    try workplace.write(Self.pair.replacing("configure phase", with: "configure").utf8, as: "pair")
    try expectFault("lacks \"configure  \", which its table has today")
    try workplace.write(Self.pair.replacing("ratio", with: "quotient").utf8, as: "pair")
    try expectFault("lacks \"quotient\", which its table has today")
    try workplace.write(Self.pair.utf8, as: "pair")
    _ = try Self.shell("sed -i 's/2\\.000/1.000/' repository/README.md", workplace)
    try expectFault("README's sample is no excerpt of the one in ReadingAReport")
    let report = Self.articles + "/ReadingAReport.md"
    _ = try Self.shell("sed -i 's/2\\.000/1.000/' \(report)", workplace)
    try expectFault("sample of ReadingAReport is not the text that was taken")
    let comparison = Self.articles + "/ComparingCommits.md"
    _ = try Self.shell("sed -i 's/385 ns/384 ns/' \(comparison)", workplace)
    try expectFault("sample of pair is not the text that was taken")
    do {
      let workplace = try Self.sampled()
      // 3 ± a fifth leaves 2 out, 2.2 ± a fifth does not.
      try workplace.write(Self.document(ratio: 3), as: "document")
      try expect(!Self.check(workplace).output.contains("warning"))
      let commit = "cd repository && git add --all && git commit --quiet --message Next"
      _ = try Self.shell(
        "echo 2 >repository/Sources/BenchReports/Table.swift; \(commit)",
        workplace
      )
      try expect(!Self.check(workplace).output.contains("warning"))
      _ = try Self.shell("echo 2 >repository/Sources/BenchCells/Card.swift; \(commit)", workplace)
      let ending = try Self.check(workplace)
      expect(ending.status == 0 && ending.output.contains("2 of its ratios lie outside"))
      let line = "configure, hosting: 2.000 (1.600–2.400) in the sample, now 3.000 (2.400–3.600)"
      expect(ending.output.contains("scroll.steady+fresh/card/100, \(line)"), "\(ending.account)")
      try workplace.write(Self.document(ratio: 2.2), as: "document")
      try expect(!Self.check(workplace).output.contains("warning"))
    }
  }
}
