// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// One self-contained HTML file, which can be read without its script.
///
/// Its content security policy allows only its own script and stylesheet, by hash, so that text of a document
/// stays text.
struct Page {
  enum Kind: String {
    case run
    case comparison
    case history
  }

  let kind: Kind
  var title: String
  var facts: [String]
  var sections: [PageSection] = []
  /// The data that the script reads.
  var data: [Markup] = []

  func text() -> String {
    let shown = sections.filter { !$0.isEmpty }
    return """
      <!DOCTYPE html>
      <html lang="en" data-page="\(kind.rawValue)">
      <head>
      \(head.source)
      </head>
      <body>
      \(body(shown).source)
      </body>
      </html>

      """
  }

  private var head: Markup {
    Markup(
      [
        Markup(source: "<meta charset=\"utf-8\">"),
        Markup(source: "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"),
        Markup(source: EmbeddedDocument.pageMark),
        Markup(source: "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"),
        Markup(source: "<meta name=\"color-scheme\" content=\"light dark\">"),
        Markup.element("title", text: title),
        Markup.element("style", [:], [Markup(source: PageStyle.source)]),
      ],
      separator: "\n"
    )
  }

  private func body(_ shown: [PageSection]) -> Markup {
    let origin =
      "Made by ReuseBench. Nothing was loaded from anywhere, and nothing leaves this page."
    return Markup(
      [
        Markup(source: "<a class=\"skip\" href=\"#answer\">to the answer</a>"),
        Markup.element(
          "svg",
          ["width": "0", "height": "0", "class": "shapes", "aria-hidden": "true"],
          [ChartRenderer.shapes]
        ),
        header(shown), Markup.element("main", [:], shown.map(\.element)),
        Markup.element("footer", [:], [Markup.element("p", text: origin)]),
        Markup(data, separator: "\n"), Markup(source: "<script>\(PageScript.source)</script>"),
      ],
      separator: "\n"
    )
  }

  private var policy: String {
    "default-src 'none'; style-src 'sha256-\(PageStyle.digest)'; script-src"
      + " 'sha256-\(PageScript.digest)'; base-uri 'none'; form-action 'none'"
  }

  private func header(_ shown: [PageSection]) -> Markup {
    let links = shown.map { section in
      Markup.element(
        "li",
        [:],
        [
          Markup.element("a", ["href": "#\(section.id)"], text: section.shortTitle)
        ]
      )
    }
    return Markup.element(
      "header",
      [:],
      [
        Markup.element("p", ["class": "facts-line"], text: facts.joined(separator: " · ")),
        Markup.element(
          "nav",
          ["aria-label": "Parts of this page"],
          [
            Markup.element("ul", [:], links)
          ]
        ),
      ]
    )
  }
}

struct PageSection {
  let id: String
  let title: String
  let shortTitle: String
  var blocks: [ReportBlock]

  init(_ id: String, _ title: String, short: String, _ blocks: [ReportBlock]) {
    self.id = id
    self.title = title
    shortTitle = short
    self.blocks = blocks
  }

  var isAnswer: Bool { id == "answer" }
  var isEmpty: Bool { !isAnswer && blocks.allSatisfy(\.isEmpty) }

  var element: Markup {
    Markup.element(
      "section",
      ["id": id, "aria-labelledby": "\(id)-heading"],
      [Markup.element(isAnswer ? "h1" : "h2", ["id": "\(id)-heading"], text: title)]
        + Markup.blocks(blocks)
    )
  }
}

extension Markup {
  static func paragraphs(_ spans: [Span]) -> [Markup] {
    spans.map { element("p", ["class": $0.style.className], text: $0.text) }
  }

  static func list(_ lines: [String]) -> Markup {
    element("ul", ["class": "plain"], lines.map { element("li", text: $0) })
  }

  static func details(_ summary: String, isOpen: Bool = false, _ content: [Markup]) -> Markup {
    Markup(source: isOpen ? "<details open>" : "<details>")
      + element("summary", text: summary) + Markup(content) + Markup(source: "</details>")
  }

  /// A chart with a caption, its figures as a table, and a line for the words of a mark.
  static func figure(
    _ chart: Chart,
    lookFor: String = "",
    hasLegend: Bool = true,
    table: [Markup] = []
  ) -> Markup {
    element(
      "figure",
      ["class": "chart", "id": chart.id],
      [
        element(
          "figcaption",
          [:],
          [
            element("strong", text: chart.title), Markup(" " + lookFor),
          ]
        )
      ] + (hasLegend && !chart.legend.isEmpty ? [legend(chart.legend)] : []) + [
        element("div", ["class": "scroll"], [ChartRenderer(chart: chart).svg()]),
        readout(isWalked: chart.isWalked),
      ] + (table.isEmpty ? [] : [details("These figures as a table", table)])
    )
  }

  /// The line in which the words of a mark appear.
  static func readout(isWalked: Bool = true) -> Markup {
    guard isWalked else { return .empty }
    return element("output", ["class": "readout"], text: "")
  }

  /// The names of series with their marks; the script shows the hidden ones.
  static func legend(
    _ names: [Chart.Name],
    isShown: (Series) -> Bool = { _ in true }
  ) -> Markup {
    let items = names.map { one in
      element(
        "li",
        ["data-style": one.series.className, "hidden": isShown(one.series) ? nil : ""],
        [sign(one), Markup(one.name)]
      )
    }
    return element("ul", ["class": "legend"], items)
  }

  /// A legend with checkboxes that remove series from the charts of a section.
  static func choices(_ names: [Chart.Name]) -> Markup {
    let items = names.map { one in
      let box = element(
        "input",
        ["type": "checkbox", "checked": "", "disabled": "", "data-series": one.series.className]
      )
      return element("li", [:], [element("label", [:], [box, sign(one), Markup(one.name)])])
    }
    return element("ul", ["class": "legend"], items)
  }

  private static func sign(_ one: Chart.Name) -> Markup {
    let series = one.series
    let line = element(
      "path",
      ["class": "line \(series.className)", "d": "M0 7H26", "stroke-dasharray": series.dashes]
    )
    let mark = element(
      "g",
      ["class": "mark \(series.className)"],
      [ChartRenderer.shape(series, 13, 7)]
    )
    return element(
      "svg",
      ["width": "26", "height": "14", "viewBox": "0 0 26 14", "aria-hidden": "true"],
      [line, mark]
    )
  }

  static func + (first: Markup, second: Markup) -> Markup { Markup([first, second]) }
}

extension TextStyle {
  var className: String? {
    switch self {
    case .plain: nil
    case .strong: "strong"
    case .faint: "faint"
    case .good: "good"
    case .bad: "bad"
    case .caution, .warning: "caution"
    }
  }
}
