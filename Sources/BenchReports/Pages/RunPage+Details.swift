// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension RunPage {
  var mistakes: PageSection {
    let lookFor =
      "A row is a mistake beside its cure: what it costs a frame more, and whether that is late. Each heading"
      + " puts the rows in its order."
    let table = report.mistakeTable(isWide: true).sortable("mistake-table", isSearched: true)
    return PageSection(
      "mistakes",
      "What mistakes cost a frame",
      report.mistakes.isEmpty
        ? []
        : [
          .sentences(report.mistakeSentences), .lookFor(lookFor), .table(table),
          .sentences([report.mistakeNote], .faint),
          .folded(
            "What each of them is, and its cure",
            [.table(report.cureTable.sortable("cure-table"))]
          ),
        ]
    )
  }

  var work: PageSection {
    let columns = report.countColumns
    let rows = report.groups.flatMap { group in
      group.members.map { member in
        Table.Row(
          Span("\(report.shortTitle(group.name)), \(report.rankedName(member.strategy))"),
          columns.map { shaded($0, member, group) },
          id: "case:" + member.figures.measured.id
        )
      }
    }
    let table = Table(
      "case",
      columns.map { Table.Column(title: $0.title, meaning: $0.meaning) },
      rows: columns.isEmpty ? [] : rows,
      caption: "Exact counts per cell, of every case"
    )
    .sortable("work-table", isSearched: true)
    let lookFor =
      "Counts repeat bit for bit on any machine with the same toolchain. Shaded is what is more than the"
      + " baseline's of the same group: a little, twice, five times."
    return PageSection(
      "work",
      "Work per cell",
      columns.isEmpty || rows.isEmpty
        ? []
        : [
          .lookFor(lookFor), .markup([Markup.element("div", ["class": "long"], [table.markup()])]),
          .sentences(report.countSources + report.unavailable.map { Span($0, .faint) }),
        ]
    )
  }

  /// A count, shaded where it is more than the baseline's: by a tenth, twice, five times.
  private func shaded(
    _ column: RunReport.CountColumn,
    _ member: ReportGroup.Member,
    _ group: ReportGroup
  ) -> Span {
    var span = column.span(member.figures, format) ?? report.missing
    if let value = span.value, let baseline = group.baseline.flatMap({ column.value($0.figures) }),
      value > baseline * 1.1 + 0.01
    {
      span.className =
        value >= baseline * 5 ? "much-more" : value >= baseline * 2 ? "twice" : "more"
    }
    return span
  }

  var modelled: PageSection {
    let section = report.modelledSection
    return PageSection("modelled", section.title, section.blocks)
  }

  var others: PageSection {
    let sections = [
      report.frameSection(.modelled), report.paceSection, report.velocitySection,
      report.counterCrossoverSection, report.priceSection, report.differenceSection,
    ]
    return PageSection("others", "Also measured", sections.map { .folded($0.title, $0.blocks) })
  }

  var method: PageSection {
    let run = report.origin.adding([.facts(report.footer)]).blocks
    let warnings = report.warnings + report.interference.map { Span($0) }
    let note = Page.documentNote(program: report.program, verbs: ["compare", "report"])
    let typed = TypedCommand(program: document.generator.name, arguments: document.plan.arguments)
    // The other notes are about drawings of terminals.
    let notes = report.notes.filter { !$0.hasPrefix("bars:") && !$0.hasPrefix("*:") }
    return PageSection(
      "method",
      "Environment and method",
      [.heading("The run")] + run
        + (warnings.isEmpty ? [] : [.heading("What disturbs these figures"), .sentences(warnings)])
        + [
          .heading("How to read it"), .facts(notes), .heading("What was typed"), .code(typed.text),
          .heading("The document"), .markup([note]),
        ]
    )
  }
}
