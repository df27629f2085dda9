// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing

@testable import BenchReports

@Suite("A comparison of two documents as a page") struct ComparisonPageTests {
  private func tree(_ change: (inout ResultDocument) -> Void) throws -> PageTree {
    var head = ResultDocument.example
    change(&head)
    func text() -> String {
      ComparisonPage(DocumentComparison(base: .example, head: head), base: .example, head: head)
        .text()
    }
    let tree = try PageTree(text())
    expectEqual(tree.source, text())
    expectEqual(tree.faults(), [])
    return tree
  }

  @Test(
    "The heading is the verdict of the report; counters stand above times, those for the worse first, with both figures"
  ) func headings() throws {
    try expectEqual(
      tree { _ in }.heading,
      "Nothing changed: every counter and digest of 4 cases agrees."
    )
    try expectEqual(
      tree { $0.cases[0].counters["cellsCreated"] = 20 }.heading,
      "Worse in 1 of 4 cases: counters worse: 1."
    )
    try expectEqual(
      tree { $0.cases[0].counters["cellsCreated"] = 18 }.heading,
      "Nothing is worse in 4 cases: counters better: 1."
    )
    try expectEqual(
      tree { $0.plan.seed = 2 }.heading,
      "The documents are not comparable, so nothing was compared."
    )
    let missing = try tree { $0.plan.isComplete = false }.heading
    expect(missing.hasPrefix("No verdict: nothing compared is worse in 4 cases"))
    // Counters stand above times, those for the worse first, with both figures.
    do {
      let tree = try tree { head in
        head.cases[0].counters["cellsCreated"] = 18
        head.cases[2].counters["reuseHits"] = 900
        head.cases[3].id = "load/card/mutation/10"
      }
      expectEqual(
        tree.all("section").map { $0.attributes["id"] ?? "" },
        ["answer", "counters", "times", "members"]
      )
      let rows = tree.element("counters")?.all("tbody").first?.all("tr") ?? []
      expectEqual(rows.count, 2)
      expect(
        rows.first?.words.contains("no-reuse") == true
          && rows.first?.words.contains("worse") == true
      )
      expect(rows.last?.all("td").map(\.words).contains("18") == true)
      expect(
        tree.element("times")?.words.contains("Advisory: the times of two sessions do not judge")
          == true
      )
      expectEqual(tree.element("members")?.all("p").count, 2)
    }
  }

  @Test("A page that lacks samples says what cannot be compared") func lean() throws {
    let head = ResultDocument.example.withoutSingleSamples()
    let page = ComparisonPage(
      DocumentComparison(base: .example, head: head),
      base: .example,
      head: head
    )
    let tree = try PageTree(page.text())
    expectEqual(tree.faults(), [])
    expect(tree.root.words.contains("cannot be compared: the head is a page without the samples"))
  }
}
