// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension RunPage {
  /// The machine, the ruler, what disturbs the figures, what was typed, and the document itself.
  func method() -> PageSection {
    let states = Set(report.stateSentences.map(\.text))
    let machine = (report.headerLines() + report.footerLines()).filter { !states.contains($0) }
    let command = TypedCommand(
      program: document.generator.name,
      arguments: document.plan.arguments,
      typography
    )
    let parts: [Markup] =
      [Markup.element("h3", text: "The run")] + [Markup.list(machine)]
      + (warnings.isEmpty
        ? [] : [Markup.element("h3", text: "What disturbs these figures"), Markup.list(warnings)])
      + [Markup.element("h3", text: "How to read it"), Markup.list(notes)]
      + [
        Markup.element("h3", text: "What was typed"),
        Markup.element("pre", [:], [Markup.element("code", text: command.text)]),
      ]
      + [
        Markup.element("h3", text: "The document"),
        Page.documentNote(
          program: typography.foreign(report.program),
          verbs: ["compare", "report"]
        ),
      ]
      + differences
    return PageSection(
      id: "method",
      title: "Environment and method",
      shortTitle: "Method",
      content: parts
    )
  }

  private var warnings: [String] {
    report.warningLines() + report.interferenceLines()
  }

  /// Comparisons of lists, which fill no cell.
  private var differences: [Markup] {
    report.differenceTable()
      .map {
        [
          Markup.element("h3", text: "Differences of lists"),
          $0.markup(caption: "What comparing lists costs"),
        ]
      } ?? []
  }

  /// What words and marks of this page mean: not those of the tables for terminals.
  private var notes: [String] {
    let own = [
      "ratio, interval", "setter comparison", "too few", "control:", "\(typography.dagger):",
    ]
    return report.noteLines().filter { note in own.contains { note.hasPrefix($0) } }
  }
}

extension RunPage {
  /// What configuring would take at the prices of a device, where those were given.
  func modelled() -> PageSection {
    let content = document.modelledConfigure.map { modelled -> [Markup] in
      let table = report.modelledTable(modelled)
      return Markup.paragraphs(report.modelledSentences(modelled).map { Span($0) })
        + (table.rows.isEmpty ? [] : [table.markup(caption: "A cell here and there, modelled")])
    }
    return PageSection(
      id: "modelled",
      title: TerminalReport.modelledTitle,
      shortTitle: "Modelled",
      content: content ?? []
    )
  }

  /// What else the document holds, as the report for a terminal has it.
  func others() -> PageSection {
    // As a terminal has them.
    let report = report.inLines(ofColumns: 100)
    let parts = [
      ("Modelled frames", report.frameLines(.modelled)), ("Tight and paced", report.paceLines()),
      ("The highest velocity within budget", report.velocityLines()),
      ("Where exact counts change places", report.counterCrossoverLines()),
      ("What a redundant write may cost, everywhere", report.priceLines()),
    ]
    .filter { !$0.1.isEmpty }
    .map { title, lines in
      Markup.details(
        title,
        [Markup.element("pre", ["class": "lines"], text: lines.joined(separator: "\n"))]
      )
    }
    return PageSection(id: "others", title: "Also measured", shortTitle: "Others", content: parts)
  }
}
