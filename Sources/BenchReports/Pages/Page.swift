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
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      \(EmbeddedDocument.pageMark)
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Markup.escaped(title))</title>
      <style>\(PageStyle.source)</style>
      </head>
      <body>
      <a class="skip" href="#answer">to the answer</a>
      <svg width="0" height="0" class="shapes" aria-hidden="true">\(ChartRenderer.shapes.source)</svg>
      \(header(shown))
      \(Markup.element("main", [:], shown.map(\.element)).source)
      <footer><p>Made by ReuseBench. Nothing was loaded from anywhere, and nothing leaves this page.</p></footer>
      \(Markup(data, separator: "\n").source)
      <script>\(PageScript.source)</script>
      </body>
      </html>

      """
  }

  private var policy: String {
    "default-src 'none'; style-src 'sha256-\(PageStyle.digest)'; script-src"
      + " 'sha256-\(PageScript.digest)'; base-uri 'none'; form-action 'none'"
  }

  private func header(_ shown: [PageSection]) -> String {
    let links = shown.map { "<li><a href=\"#\($0.id)\">\(Markup.escaped($0.shortTitle))</a></li>" }
    let facts = Markup.escaped(facts.joined(separator: " · "))
    return "<header><p class=\"facts-line\">\(facts)</p><nav aria-label=\"Parts of this page\">"
      + "<ul>\(links.joined())</ul></nav></header>"
  }
}

struct PageSection {
  let id: String
  let title: String
  let shortTitle: String
  var blocks: [ReportBlock]

  init(_ id: String, _ title: String, short: String? = nil, _ blocks: [ReportBlock]) {
    self.id = id
    self.title = title
    shortTitle = short ?? id.prefix(1).uppercased() + id.dropFirst()
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
      [element("figcaption", [:], [element("strong", text: chart.title), Markup(" " + lookFor)])]
        + (hasLegend && !chart.legend.isEmpty ? [legend(chart.legend)] : []) + [
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
  static func legend(_ names: [Chart.Name], isShown: (Series) -> Bool = { _ in true }) -> Markup {
    let items = names.map { one in
      let hidden = isShown(one.series) ? "" : " hidden=\"\""
      return Markup(source: "<li data-style=\"\(one.series.className)\"\(hidden)>") + sign(one)
        + Markup(one.name) + Markup(source: "</li>")
    }
    return element("ul", ["class": "legend"], items)
  }

  /// A legend with checkboxes that remove series from the charts of a section.
  static func choices(_ names: [Chart.Name]) -> Markup {
    let items = names.map { one in
      let series = one.series.className
      return Markup(
        source:
          #"<li><label><input type="checkbox" checked="" disabled="" data-series="\#(series)"/>"#
      ) + sign(one) + Markup(one.name) + Markup(source: "</label></li>")
    }
    return element("ul", ["class": "legend"], items)
  }

  private static func sign(_ one: Chart.Name) -> Markup {
    let series = one.series
    return element(
      "svg",
      ["width": "26", "height": "14", "viewBox": "0 0 26 14", "aria-hidden": "true"],
      ChartRenderer.sign(series, 0, 7)
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
