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
      [Markup.element("h3", text: "The run")] + [list(machine)]
      + (warnings.isEmpty
        ? [] : [Markup.element("h3", text: "What disturbs these figures"), list(warnings)])
      + [Markup.element("h3", text: "How to read it"), list(report.noteLines())]
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

  private func list(_ lines: [String]) -> Markup {
    Markup.element("ul", ["class": "plain"], lines.map { Markup.element("li", text: $0) })
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
}
