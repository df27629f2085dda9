// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation
import TestSupport
import Testing

/// Pages that hold a document, by the executable itself, wherever it reads documents.
@Suite(.startsPrograms) struct PageInputTests {
  private static func page(_ document: ResultDocument) throws -> [UInt8] {
    page(EmbeddedDocument(json: try document.encoded()).element)
  }

  private static func page(_ body: String) -> [UInt8] {
    let head = "<head>\(EmbeddedDocument.pageMark)<title>A run</title></head>"
    return Array("<!doctype html>\n<html>\(head)<body>\(body)</body></html>\n".utf8)
  }

  /// A run as `a.json`, as the page `a.html` with all of it, and as `lean.html` without samples.
  private static func write(in workplace: borrowing Workplace) throws {
    let ending = try workplace.run(
      ["run", "--data", "generated", "--output", "a.json"] + ToolProcess.tinyPair
    )
    try require(ending.status == 0, "\(ending.account)")
    let document = try ResultDocument(contentsOf: workplace.file("a.json"))
    try workplace.write(try page(document), as: "a.html")
    try workplace.write(try page(document.withoutSingleSamples()), as: "lean.html")
  }

  @Test("a page with all samples is the document, and a damaged one ends in a sentence")
  func run() throws {
    let workplace = try Workplace()
    try Self.write(in: workplace)
    func tool(_ arguments: String...) throws -> ToolProcess.Ending {
      try workplace.run(arguments)
    }
    for form in ["--color=never", "--full"] {
      let stored = try tool("report", "a.json", form)
      let page = try tool("report", "a.html", form)
      expect(page.status == 0 && page.error.isEmpty, "\(page.account)")
      expectEqual(page.output.replacing("a.html", with: "a.json"), stored.output)
      let lean = try tool("report", "lean.html", form, "--markdown", "lean.md")
      expect(lean.status == 0 && lean.error.isEmpty, "\(lean.account)")
      expect(lean.output.contains("There are no samples of single frames and cells in the page"))
      expect(!lean.output.contains("No times were taken"))
    }
    let same = try tool("compare", "a.json", "a.html")
    expect(same.status == 0 && same.output.contains("Nothing changed: "), "\(same.account)")
    expectEqual(same.output, (try tool("compare", "a.json", "a.json")).output)
    let lean = try tool("compare", "a.html", "lean.html").exited(0)
    expect(lean.output.contains("Nothing changed: ") && lean.output.contains("the head is a page"))
    let gated = try tool("compare", "a.html", "lean.html", "--gate-times").exited(4)
    expect(gated.output.contains("times cannot count: the head is a page"))
    let agreed = try tool("agree", "a.html", "lean.html").exited(4)
    expect((agreed.output + agreed.error).contains("both are one document"), "\(agreed.account)")
    try expectEqual(tool("history", "add", "h", "a.html", "--commit", "0123456789").status, 0)
    let kept = try tool("history", "add", "h", "lean.html", "--commit", "0123456789")
    expect(kept.status == 65 && kept.error.contains("--embed-samples"), "\(kept.account)")
    let merged = try tool("merge", "lean.html", "--output", "b.json")
    expect(merged.status == 4 && merged.error.contains("is a whole run"), "\(merged.account)")
    do {
      let workplace = try Workplace()
      let element = EmbeddedDocument(json: Array("{}".utf8)).element
      let whole = Self.page(element)
      let start = try require(String(decoding: whole, as: UTF8.self).firstRange(of: "<script"))
      let place = String(decoding: whole, as: UTF8.self)[..<start.lowerBound].utf8.count
      let pages: [(name: String, bytes: [UInt8], sentence: String)] = [
        (
          "cut.html", Array(whole.prefix(place + 90)),
          "cut.html: ends after \(place + 90) bytes in the middle of the document"
        ),
        (
          "twice.html", Self.page(element + element),
          "twice.html: at byte \(place + element.utf8.count) of the page, found a second element"
        ),
        ("none.html", Self.page(""), "of the page, found the end of the page, expected an element"),
        (
          "edited.html", Self.page(element.replacing("data-length=\"2\"", with: "")),
          "edited.html: at byte \(place) of the page, found an element `document` without `data-length`"
        ),
        (
          "other.html", Array("<!doctype html><p>Hello</p>".utf8),
          "other.html: is a picture or a page, for a browser"
        ),
        ("empty.html", whole, "empty.html: has no field `schemaVersion`"),
      ]
      for (name, bytes, sentence) in pages {
        try workplace.write(bytes, as: name)
        for line in [["report", name], ["compare", name, name], ["history", "add", "h", name]] {
          let ending = try workplace.run(line).exited(65)
          expect(ending.output.isEmpty && ending.error.contains(sentence), "\(ending.account)")
        }
      }
    }
  }
}
