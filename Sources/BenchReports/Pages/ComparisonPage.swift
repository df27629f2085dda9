// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// The comparison of two stored documents as a page: counters decide, times advise.
public struct ComparisonPage {
  private let report: ComparisonReport

  /// Prepares a page.
  ///
  /// - Parameters:
  ///   - comparison: the two documents side by side.
  ///   - base: the document to compare against.
  ///   - head: the document in question.
  ///   - gate: the times of both, where they are to count.
  public init(
    _ comparison: DocumentComparison,
    base: ResultDocument,
    head: ResultDocument,
    gate: TimeGate? = nil
  ) {
    report = ComparisonReport(comparison, base: base, head: head, gate: gate, options: .markdown)
  }

  private var typography: Typography { report.typography }

  /// The file; the same documents give the same bytes.
  public func text() -> String {
    let title = report.verdictLines().joined(separator: " ")
    let page = Page(
      kind: .comparison,
      title: "Comparison - ReuseBench",
      facts: report.headerLines(),
      sections: [answer(title), counters, times, members],
      data: []
    )
    return page.text()
  }

  private func answer(_ title: String) -> PageSection {
    let sentences =
      report.reasonLines().map { Span($0, .caution) } + report.contentLines().map { Span($0, .bad) }
    return PageSection(
      id: "answer",
      title: title,
      shortTitle: "Answer",
      content: sentences.isEmpty
        ? [Markup.element("p", text: report.timeNote)] : Markup.paragraphs(sentences),
      isAnswer: true
    )
  }

  private var counters: PageSection {
    let cases = report.comparison.cases
    let worse = cases.filter { $0.counterChanges.contains(where: \.isWorse) }
    let better = cases.filter { compared in
      !compared.counterChanges.isEmpty && !compared.counterChanges.contains(where: \.isWorse)
    }
    let table = report.counterTable(of: worse + better)
    let unmatched = report.unmatchedLines()
    return PageSection(
      id: "counters",
      title: "Counters that changed",
      shortTitle: "Counters",
      content: (table.rows.isEmpty
        ? [] : [table.markup(caption: "Counters that changed, those for the worse first")])
        + (unmatched.isEmpty
          ? [] : [Markup.details("Counters on one side only", [list(unmatched)])])
    )
  }

  /// Times as ratios: judged where that was asked for, else for information.
  private var times: PageSection {
    let missing = report.gate == nil ? report.missingTimes : nil
    let words =
      report.gate.map { gate in
        gate.refusals.isEmpty
          ? [report.tally(of: gate), ComparisonReport.falseAlarms] : report.gateLines(gate)
      } ?? [report.timeNote]
    let judged = report.gate.map { report.gateTable($0) }
    let table = judged.map { $0.rows.isEmpty ? nil : $0 } ?? report.timeTable
    let tables = [table].compactMap(\.self).filter { !$0.rows.isEmpty }
      .map {
        $0.markup(caption: report.gate == nil ? "Times, which do not judge" : "Times that moved")
      }
    return PageSection(
      id: "times",
      title: "Times",
      shortTitle: "Times",
      content: missing.map { Markup.paragraphs([Span($0, .caution)]) }
        ?? (tables.isEmpty && report.gate == nil
          ? [] : Markup.paragraphs(words.map { Span($0, .faint) }) + tables)
    )
  }

  private var members: PageSection {
    let lines = report.membershipLines()
    return PageSection(
      id: "members",
      title: "Cases on one side only",
      shortTitle: "Cases",
      content: lines.isEmpty ? [] : [list(lines)]
    )
  }

  private func list(_ lines: [String]) -> Markup {
    Markup.element("ul", ["class": "plain"], lines.map { Markup.element("li", text: $0) })
  }
}
