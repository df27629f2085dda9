// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchReports

/// Documents of which every text would like to be something else.
enum HostileDocument {
  /// What a name is made of: no slash, which parts the names of cases.
  static let name = "<script>a(1)<b \"c\" 'd' ]]> -->&lt; =cmd()|x \u{202E}\u{2066}\u{1B}[31m\0\n é"
  /// What any other text gets at its end.
  static let text = "</script></style></title><script>alert(1)<!-- \(name)"

  /// The text with all strings of some fields made hostile, and some names wherever they stand.
  ///
  /// - Returns: the document's text, and the names of the fields whose texts were changed.
  static func make<Document>(
    of document: [UInt8],
    names: [String],
    read: ([UInt8]) throws(DocumentError) -> Document
  ) throws -> (document: Document, fields: Set<String>) {
    var source = String(decoding: document, as: UTF8.self)
    let json = String(decoding: try JSONEncoder().encode([name]), as: UTF8.self).dropFirst(2)
      .dropLast(2)
    for name in names { source = source.replacing(name, with: name + json) }
    var tree = try JSONSerialization.jsonObject(with: Data(source.utf8))
    var changed: Set<String> = []
    // Names that belong together were changed above; the words of a list of the format cannot be.
    let kept: Set<String> = ["id", "group", "strategy", "cell", "workload", "baseline"]
    for field in fields(of: tree).subtracting(kept).sorted() {
      let candidate = appending(text, to: field, in: tree)
      let bytes = [UInt8](try JSONSerialization.data(withJSONObject: candidate))
      do throws(DocumentError) {
        _ = try read(bytes)
        tree = candidate
        changed.insert(field)
      } catch { continue }
    }
    return (try read([UInt8](try JSONSerialization.data(withJSONObject: tree))), changed)
  }

  private static func fields(of value: Any, under name: String = "") -> Set<String> {
    if let fields = value as? [String: Any] {
      return fields.reduce(into: []) { $0.formUnion(Self.fields(of: $1.value, under: $1.key)) }
    }
    if let list = value as? [Any] {
      return list.reduce(into: []) { $0.formUnion(Self.fields(of: $1, under: name)) }
    }
    return value is String ? [name] : []
  }

  private static func appending(
    _ text: String,
    to field: String,
    in value: Any,
    under name: String = ""
  ) -> Any {
    if let fields = value as? [String: Any] {
      var changed: [String: Any] = [:]
      for (key, value) in fields {
        changed[key] = appending(text, to: field, in: value, under: key)
      }
      return changed
    }
    if let list = value as? [Any] {
      return list.map { appending(text, to: field, in: $0, under: name) }
    }
    if let string = value as? String, name == field { return string + text }
    return value
  }
}

@Suite("Documents of hostile texts are pages that show them as text") struct HostileDocumentTests {
  private func scripts(_ text: String) -> Int { text.components(separatedBy: "<script").count - 1 }

  @Test("A run") func run() throws {
    let clean = RunPageExtremeTests.rich()
    var named = clean
    named.warn("drift")
    named.warn("a-code-of-the-future", "a message")
    named.cases[1].stale = .init(row: 7, field: "badge", expected: "a", found: "b")
    named.environment.processorModel = "a processor"
    named.environment.unavailable = ["instructions": "not there"]
    named.plan.arguments = ["--filter", "a b"]
    let (document, fields) = try HostileDocument.make(
      of: try named.encoded(),
      names: [
        "subtitle", "card", "mutation", "configuration", "scroll.steady", "reconfigure.fields",
      ]
    ) { bytes throws(DocumentError) in try ResultDocument(bytes: bytes, name: "d") }
    expect(
      fields.isSuperset(of: [
        "message", "code", "name", "version", "toolchain", "processorModel", "operatingSystem",
        "kernel", "arguments", "suite", "startedAt", "field", "expected", "found", "label",
        "measure", "clockName", "instructions", "gitCommit", "rowStorage",
      ]),
      "\(fields.sorted())"
    )
    for embedsSamples in [false, true] {
      let text = try RunPage(document, embedsSamples: embedsSamples, program: HostileDocument.text)
        .text()
      let tree = try PageTree(text)
      expectEqual(tree.faults(), [])
      expect(scripts(text) == scripts(try RunPage(clean).text()) && scripts(text) == 3)
      expect(tree.heading.contains("<script>a(1)<b \"c\" 'd'"), "\(tree.heading)")
      try expectEqual(
        ResultDocument(bytes: Array(text.utf8), name: "page").cases.count,
        clean.cases.count
      )
    }
  }

  @Test("A comparison of two builds") func pair() throws {
    var named = PairDocument.example([
      .example("scroll.steady/card/mutation/100", .regressed, [.example(.regressed, ratio: 1.1)]),
      .example("load/card/mutation/100", .unchanged, [.example(.unchanged, ratio: 1)]),
    ])
    named.voidReasons = ["one reason", "another reason"]
    named.warnings = [.init(code: "drift", message: "a message")]
    named.appeared = ["a/b/c/1"]
    named.vanished = ["d/e/f/1"]
    named.environment.processorModel = "a processor"
    named.cases[0].counterChanges = [.init(name: "allocations", base: 1, head: 2, isWorse: true)]
    named.cases[0].headDigest = "11"
    named.cases[1].phases[0].voidReason = "a reason"
    let (document, fields) = try HostileDocument.make(of: try named.encoded(), names: ["mutation"])
    { bytes throws(DocumentError) in try PairDocument(bytes: bytes, name: "d") }
    expect(
      fields.isSuperset(
        of: [
          "name", "voidReasons", "message", "appeared", "vanished", "voidReason", "headDigest",
          "processorModel", "arguments", "startedAt",
        ]
        .filter { $0 != "arguments" }
      ),
      "\(fields.sorted())"
    )
    let text = try PairPage(document).text()
    let tree = try PageTree(text)
    expectEqual(tree.faults(), [])
    expectEqual(scripts(text), 2)
    expect(tree.root.words.contains("<script>alert(1)<!-- <script>a(1)"))
    try expectEqual(PairDocument(bytes: Array(text.utf8), name: "page"), document)
  }

  @Test("A comparison of two documents") func comparison() throws {
    let (head, _) = try HostileDocument.make(of: try ResultDocument.example.encoded(), names: []) {
      bytes throws(DocumentError) in try ResultDocument(bytes: bytes, name: "d")
    }
    var base = head
    base.cases[0].counters["cellsCreated"] = 1
    base.cases[1].digest = "11"
    base.cases[0].counters[HostileDocument.text] = 4
    base.cases.removeLast()
    base.plan.seed = head.plan.seed
    let comparison = DocumentComparison(base: base, head: head)
    let text = ComparisonPage(comparison, base: base, head: head).text()
    try expectEqual(PageTree(text).faults(), [])
    expectEqual(scripts(text), 1, "no document is embedded")
    var other = base
    other.plan.seed += 1
    other.plan.suite = HostileDocument.text
    let apart = DocumentComparison(base: base, head: other)
    expect(!apart.reasons.isEmpty)
    try expectEqual(PageTree(ComparisonPage(apart, base: base, head: other).text()).faults(), [])
  }
}
