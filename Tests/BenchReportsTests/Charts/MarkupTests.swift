// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchReports

/// Texts that someone would like to be something else.
enum HostileText {
  /// Each with what a reader of XML has to see of it.
  static let all: [(text: String, seen: String)] = [
    ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ("\" onload=\"alert(1)", "\" onload=\"alert(1)"), ("' onload='alert(1)", "' onload='alert(1)"),
    ("]]> <![CDATA[ --> <!--", "]]> <![CDATA[ --> <!--"), ("&lt; &#60; &amp;", "&lt; &#60; &amp;"),
    ("=cmd()|'/c calc'!A1", "=cmd()|'/c calc'!A1"),
    ("\u{202E}evil\u{2066}", "\\u{202E}evil\\u{2066}"),
    ("\u{1B}[31mred\u{1B}[0m", "\u{FFFD}[31mred\u{FFFD}[0m"), ("a\0b", "a\u{FFFD}b"),
    ("\u{85}\u{7F}\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    (String(decoding: [0x61, 0xD800, 0x62] as [UInt16], as: UTF16.self), "a\u{FFFD}b"),
    ("one\ntwo\tthree", "one\ntwo\tthree"), ("a\r\nb", "a\u{FFFD}\nb"), ("é 漢 🙂", "é 漢 🙂"),
    (String(repeating: "<&>\"", count: 2_500), String(repeating: "<&>\"", count: 2_500)),
  ]
}

@Suite("What comes from a document is text, never markup") struct MarkupTests {
  private func read(_ markup: Markup) throws -> PageTree.Node {
    try PageTree.root(of: markup.source)
  }

  @Test("A hostile text is the same text in content and in an attribute", arguments: 0..<15)
  func hostile(_ index: Int) throws {
    let (text, seen) = HostileText.all[index]
    let reader = try read(Markup.element("p", ["title": text], text: text))
    expectEqual(reader.all.map(\.name), ["p"])
    expectEqual(reader.attributes, ["title": seen])
    expectEqual(reader.words, seen)
    // What stands beside it in one element stays apart from it.
    try expectEqual(
      read(Markup.element("p", [:], [Markup(text), Markup("|"), Markup(text)])).words,
      seen + "|" + seen
    )
  }

  @Test("All hostile texts are tried") func count() { expectEqual(HostileText.all.count, 15) }

  @Test("Random texts of every kind of sign come out as they went in, but for what XML forbids")
  func random() throws {
    var generator = SeededGenerator(seed: 22)
    let special = Array(
      "<>&\"'\n\t\r\0\u{1B}\u{7F}\u{9F}\u{A0}\u{D7FF}\u{E000}\u{FFFE}]-!".unicodeScalars
    )
    for _ in 0..<300 {
      var (text, seen) = (String.UnicodeScalarView(), String.UnicodeScalarView())
      for _ in 0..<20 {
        let pick = Int.random(in: 0..<40, using: &generator)
        let scalar =
          pick < special.count
          ? special[pick]
          : Unicode.Scalar(UInt32.random(in: 0x20...0xD7FF, using: &generator)) ?? "x"
        text.append(scalar)
        let isForbidden =
          scalar.value < 0x20 && scalar != "\n" && scalar != "\t"
          || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0xFFFE
        let isSpelledOut =
          PrintableText.steers(scalar) || scalar.properties.generalCategory == .privateUse
        if isForbidden || !isSpelledOut || scalar.isASCII {
          seen.append(isForbidden ? "\u{FFFD}" : scalar)
        } else {
          seen += Array(scalar.escaped(asASCII: true).unicodeScalars)
        }
      }
      let reader = try read(Markup.element("a", ["b": String(text)], text: String(text)))
      expectEqual(reader.attributes["b"].map { Array($0.unicodeScalars) }, Array(seen))
      expectEqual(Array(reader.words.unicodeScalars), Array(seen))
    }
    // Attributes stand in the order given, those without a value are left out.
    expectEqual(Markup.element("a", ["z": "1", "b": nil, "a": ""]).source, "<a z=\"1\" a=\"\"/>")
    expectEqual(Markup.element("a", [:], []).source, "<a></a>", "an element with content closes")
    expectEqual(
      Markup([Markup("<"), .empty, Markup(source: "<b/>")], separator: "-").source,
      "&lt;--<b/>"
    )
    expect(Markup.empty.isEmpty && Markup("").isEmpty && !Markup(" ").isEmpty)
    // Beyond what whole numbers hold a number is written and nothing traps.
    for value in [1e15, -1e15, 1e300, -1e300, .greatestFiniteMagnitude, Double(Int.max)] {
      expectEqual(Double(Markup.number(value)), value)
    }
    for value in [Double.infinity, -.infinity, .nan] { expect(!Markup.number(value).isEmpty) }
    expectEqual(Markup.number(.leastNonzeroMagnitude), "0")
    // Every number below 1e15 is within half a hundredth of what is written.
    do {
      var generator = SeededGenerator(seed: 5)
      for _ in 0..<2_000 {
        let size = pow(10, Double.random(in: -4...12, using: &generator))
        let value = Double.random(in: -1...1, using: &generator) * size
        let text = Markup.number(value)
        let read = Double(text) ?? .nan
        expect(abs(read - value) <= 0.005 + value.magnitude * 1e-15, "\(value) is \(text)")
        let decimals = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        expect(decimals.allSatisfy { (1...2).contains($0.count) && !$0.hasSuffix("0") }, "\(text)")
      }
    }
  }

  @Test(
    "A number has at most two decimals, none of them for nothing",
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.001, "0"), (0.004_9, "0"), (0.005, "0.01"), (-0.005, "-0.01"),
      (0.05, "0.05"), (-0.05, "-0.05"), (0.5, "0.5"), (-0.5, "-0.5"), (1.999, "2"), (12, "12"),
      (10.1, "10.1"), (10.01, "10.01"), (-120.25, "-120.25"), (99.995_1, "100"), (1e6, "1000000"),
      (1e14, "100000000000000"), (123_456_789.129, "123456789.13"),
    ] as [(Double, String)]
  ) func numbers(_ value: Double, _ text: String) { expectEqual(Markup.number(value), text) }
}
