// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing

@testable import BenchReports

/// Profiles on a terminal: the shares are those of the stacks, and nothing is wider than the page.
@Suite struct ProfileReportTests {
  private static let root = [
    "GroupRunner.profile(_:seconds:gate:)", ProfilePhase.measuredFrame,
    "FrameRenderer.renderFrame()",
  ]
  private static let configure =
    root + ["UIView.layOutTree()", "UITableView.prepareEnteringRows(beside:)"]

  private static func stacks(planted: Int) -> FoldedStacks {
    FoldedStacks([
      .init(configure + ["Cell.fill(with:)"], weight: 300),
      .init(configure + ["Cell.fill(with:)", "planted(turns:)"], weight: planted),
      .init(root + ["UIView.displayTree(_:)"], weight: 600),
      .init([root[0], "RoundScript.init"], weight: 60), .init(["[unknown]"], weight: 40),
    ])
  }

  private static func lines(_ stacks: FoldedStacks, width: Int = 100) -> [String] {
    ProfileReport(
      title: "scroll.fling/heavy/mutation/10000",
      stacks: stacks,
      unit: "samples",
      facts: ["One round."],
      options: ReportOptions(width: width)
    )
    .text().split(separator: "\n").map(String.init)
  }

  @Test(
    "phases and functions carry the shares that the stacks have; what was planted tops the difference, with its share"
  ) func shares() throws {
    let lines = Self.lines(Self.stacks(planted: 0))
    expect(lines.contains { $0.contains("1,000 samples, 90% of them in measured frames") })
    expect(lines.contains { $0.contains("6.0% in the harness, 4.0% with unknown callers") })
    let configure = try require(lines.first { $0.hasPrefix("configure") })
    expect(configure.contains("30%") && configure.contains("100% Cell.fill(with:)"))
    let display = try require(lines.first { $0.hasPrefix("display") })
    expect(display.contains("60%"))
    let top = try require(
      lines.first { $0.contains("UIView.displayTree(_:)") && $0.hasPrefix("60%") }
    )
    expect(top.contains("60%"))
    let text = ProfileDifferenceReport(
      title: "head against base",
      base: Self.stacks(planted: 0).below(ProfilePhase.measuredFrame),
      head: Self.stacks(planted: 900).below(ProfilePhase.measuredFrame)
    )
    .text()
    let rows = text.split(separator: "\n").map(String.init)
    let first = try require(rows.firstIndex { $0.hasPrefix("change") })
    let named = rows[first...].first { $0.contains("(") }
    // Of 1,800 after, 900 fell on it; of 900 before, none.
    try expect(require(named).contains("planted(turns:)"))
    try expect(require(named).hasPrefix("+50.0"))
    expect(rows.contains { $0.hasPrefix("configure") && $0.contains("+33.3") })
    expect(rows.contains { $0.hasPrefix("display") && $0.contains("-33.3") })
    // profiles that are equal have no rows of functions.
    do {
      let stacks = Self.stacks(planted: 5).below(ProfilePhase.measuredFrame)
      let text = ProfileDifferenceReport(title: "same", base: stacks, head: stacks).text()
      expect(!text.contains("self before"))
      expect(text.contains("0.0"))
    }
  }

  @Test("names of any length and with any signs stay on the page", arguments: [40, 60, 100, 200])
  func width(_ width: Int) {
    let name =
      String(repeating: "generic specialization <Swift.Array<A>> of ", count: 9)
      + "\u{1B}[31m\u{202E}"
    let stacks = FoldedStacks([.init(Self.configure + [name], weight: 7)])
    for line in Self.lines(stacks, width: width) {
      expect(Typography.columnCount(line) <= max(width, 60), "\(line)")
      expect(!line.unicodeScalars.contains("\u{1B}") && !line.unicodeScalars.contains("\u{202E}"))
    }
  }
}
