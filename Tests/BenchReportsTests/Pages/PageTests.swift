// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation
import TestSupport
import Testing

@testable import BenchReports

@Suite("A page needs nothing else, and lets nothing else in") struct PageTests {
  private let page = Page(
    kind: .run,
    title: "a title",
    facts: ["one", "two"],
    sections: [
      PageSection("answer", "The answer.", short: "Answer", [.sentences(["words"])]),
      PageSection("empty", "Nothing", short: "Nothing", []),
      PageSection("rest", "The rest", short: "Rest", [.sentences(["more"])]),
    ]
  )

  @Test("The parts stand in their order under one heading, and an empty one is left out everywhere")
  func parts() throws {
    let tree = try PageTree(page.text())
    expectEqual(tree.faults(), [])
    expectEqual(tree.heading, "The answer.")
    expectEqual(tree.all("h2").map(\.words), ["The rest"])
    expectEqual(tree.all("section").map { $0.attributes["id"] }, ["answer", "rest"])
    expectEqual(
      tree.all("nav").flatMap { $0.all("a") }.map { $0.attributes["href"] ?? "" },
      ["#answer", "#rest"]
    )
    expectEqual(tree.all("title").first?.words, "a title")
    expect(tree.root.attributes["data-page"] == "run" && tree.root.attributes["lang"] == "en")
    expectEqual(tree.all("p").first?.words, "one · two")
    expect(page.text() == page.text() && page.text().hasPrefix("<!DOCTYPE html>\n"))
    expect(tree.all("meta").contains { $0.attributes["name"] == "viewport" })
    // The script has at most 600 lines and makes no markup of what it finds.
    let lines = PageScript.source.split(separator: "\n", omittingEmptySubsequences: false)
    expect(lines.count <= 600 && lines.count > 100)
    for word in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function",
      "fetch(", "XMLHttpRequest", "import(", "localStorage", "document.cookie", "http:", "https:",
      "</script", "<!--",
    ] {
      let known = PageScript.source.replacing("http://www.w3.org/2000/svg", with: "")
      expect(!known.contains(word), "\(word)")
    }
    expect(!PageStyle.source.contains("</style") && !PageStyle.source.contains("url("))
    // Hostile texts in every place of a page leave its policy, its scripts and its tree.
    for (text, seen) in HostileText.all where !text.contains("\u{202E}") {
      var hostile = page
      hostile.title = text
      hostile.facts = [text]
      let column = Table.Column(title: text, meaning: text)
      let table = Table(text, [column], rows: [Table.Row(Span(text), [Span(text)])], caption: text)
      hostile.sections[0].blocks = [
        .folded(text, [.sentences([text], .bad)]),
        .table(table.sortable("table", isSearched: true)),
        .markup([Markup.legend([Chart.Name(series: Series(index: 0), name: text)])]),
      ]
      let tree = try PageTree(hostile.text())
      expectEqual(tree.faults(), [], "\(text.prefix(60))")
      expectEqual(tree.all("title").first?.words, seen)
      expect(tree.all("td").map(\.words) == [seen] && tree.all("caption").map(\.words) == [seen])
      expectEqual(tree.all("button").last?.attributes["title"], seen)
    }
  }

  @Test("Every fault that is planted in a page is found") func planted() throws {
    let clean = page.text()
    let faults: [(name: String, old: String, new: String)] = [
      ("a hash", PageStyle.digest, PageScript.digest),
      ("a byte of the script", "'use strict'", "'use Strict'"),
      ("a rule", "default-src 'none'; ", ""), ("the mark", EmbeddedDocument.pageMark, ""),
      ("a second heading", "<p>words</p>", "<h1>words</h1>"),
      ("a name twice", "<p>words</p>", "<p id=\"rest\">words</p>"),
      ("a reference", "href=\"#rest\"", "href=\"#nowhere\""),
      ("a style", "<p>words</p>", "<p style=\"a\">words</p>"),
      ("a handler", "<p>words</p>", "<p onclick=\"a\">words</p>"),
      ("a picture from elsewhere", "<p>words</p>", "<img src=\"https://example.org/a.png\" />"),
      ("a second script", "</footer>", "</footer><script>1</script>"),
      ("an empty paragraph", "<p>words</p>", "<p/>"), ("a turned text", "words", "w\u{202E}ords"),
      ("a nameless picture", "<p>words</p>", "<svg><g class=\"mark\"><title></title></g></svg>"),
    ]
    for (name, old, new) in faults {
      let changed = clean.replacing(old, with: new, maxReplacements: 1)
      expect(changed != clean, "\(name)")
      try expect(!PageTree(changed).faults().isEmpty, "\(name)")
    }
    #expect(throws: PageTree.Malformed.self) { try PageTree(clean.replacing("</main>", with: "")) }
  }
}

@Suite("Tables of a page") struct PageTableTests {
  @Test(
    "A figure is written beside its text where the text is none, or has a place in the document"
  ) func values() throws {
    var placed = Span("1.25", value: 1.250_1, source: "/a/0")
    placed.className = "more"
    let table = Table(
      "l",
      [
        "a", Table.Column(title: "b", meaning: "what b is"),
        Table.Column(title: "c", isNumeric: false, isSortable: false), "d", "e",
      ],
      rows: [
        Table.Row(
          "row",
          [
            placed, Span("1,234", .bad, value: 1_234), Span("1.2 µs", value: 1_234.567),
            Span("–", .faint, value: .nan), "x",
          ],
          id: "r",
          place: 3
        )
      ],
      caption: "c"
    )
    .sortable("t")
    let source = table.markup().source
    expect(
      source.contains("<td class=\"more\" data-value=\"1.2501\" data-source=\"/a/0\">1.25</td>")
    )
    expect(source.contains("<td class=\"bad\">1,234</td>"))
    expect(source.contains("<td class=\"t\" data-value=\"1234.57\">1.2 µs</td>"))
    expect(source.contains("<td class=\"faint\">–</td>"), "what is no number has none")
    expect(source.contains("<tr id=\"r\" data-case=\"3\"><th>row</th>"))
    expect(source.contains("<th scope=\"col\" class=\"t\">c</th>"))
    expect(source.contains("<button type=\"button\" disabled=\"\" title=\"what b is\">b</button>"))
    expect(!source.contains("type=\"search\""))
    let searched = table.sortable("t", isSearched: true)
    expect(searched.markup().source.contains("data-table=\"t\" disabled=\"\""))
    expect(searched.markup().source.contains("id=\"t-count\""))
  }

  @Test("A table for terminals is one of a page: headings over columns, rows below others")
  func terminalTable() throws {
    let table = Table(
      "workload,\ncell",
      groups: [
        Table.ColumnGroup(
          title: "times",
          columns: [Table.Column(title: "muta-\ntion"), Table.Column(title: "b")]
        ), Table.ColumnGroup(columns: [Table.Column(title: "c", isNumeric: false)]),
      ],
      rows: [
        Table.Row.heading("<h>"),
        Table.Row(Span("first"), [Span("1"), Span("2", .bad), Span("w")]),
        Table.Row(Span("  second"), [Span("3"), Span(""), Span("")]),
      ]
    )
    let source = table.markup(caption: "c").source
    expect(source.contains("<th scope=\"colgroup\" colspan=\"2\" class=\"over\">times</th>"))
    expect(source.contains(">muta-tion</th>") && source.contains(">workload, cell</th>"))
    expect(source.contains("<th scope=\"rowgroup\" colspan=\"4\">&lt;h&gt;</th>"))
    expect(source.contains("<th class=\"sub\">second</th>"))
    expect(source.contains("<td class=\"bad\">2</td><td class=\"t\">w</td>"))
  }
}
