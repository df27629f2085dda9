// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchReports

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

@Suite("Values of an axis lie where closed forms say") struct ScaleTests {
  private static let kinds: [Scale.Kind] = [.linear, .logarithmic, .symmetric(unit: 100)]

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

  @Test(
    "The ends of the domain are the ends of the picture, also of one that falls; the middle is the mean, and on a logarithmic scale the geometric one"
  ) func ends() {
    for kind in Self.kinds {
      for (first, last) in [(10.0, 210.0), (210.0, 10.0)] {
        let scale = Scale(kind, 0.5...800, from: first, to: last)
        expect(isNear(scale.position(0.5), first) && isNear(scale.position(800), last))
        expect(isNear(scale.position(-1e9), first), "what lies beyond lies at the end")
        expect(isNear(scale.position(1e9), last))
      }
    }
    expect(isNear(Scale(.linear, -4...16, from: 0, to: 100).position(6), 50))
    expect(isNear(Scale(.linear, -4...16, from: 0, to: 100).position(1), 25))
    let logarithmic = Scale(.logarithmic, 0.25...64, from: 0, to: 100)
    // 0.25 x 64 = 16 = 4 squared; a quarter of the way is 0.25 x 256^(1/4) = 1.
    expect(isNear(logarithmic.position(4), 50))
    expect(isNear(logarithmic.position(1), 25))
    expect(isNear(logarithmic.position(16), 75))
    // A symmetric scale is odd, nearly linear within its unit, and logarithmic far beyond.
    do {
      let scale = Scale(.symmetric(unit: 100), -100_000...100_000, from: -1, to: 1)
      for value in [0.0, 1, 30, 100, 1_234, 99_999] {
        expect(isNear(scale.position(value), -scale.position(-value)))
      }
      expect(isNear(scale.position(0), 0))
      // sinh x = x + x^3 / 6 + ...: within a tenth of the unit it is straight to two thousandths.
      expect(abs(scale.position(10) / scale.position(5) - 2) < 0.004)
      let decade = scale.position(100_000) - scale.position(10_000)
      expect(abs((scale.position(10_000) - scale.position(1_000)) / decade - 1) < 0.01)
    }
    // A greater value lies further along, over random domains.
    var generator = SeededGenerator(seed: 7)
    for round in 0..<300 {
      let kind = Self.kinds[round % 3]
      let size = pow(10, Double.random(in: -3...9, using: &generator))
      let low =
        kind == .logarithmic
        ? size * Double.random(in: 0.001...1, using: &generator)
        : -size * Double.random(in: 0...1, using: &generator)
      let high = low + size * Double.random(in: 0.01...10, using: &generator)
      let scale = Scale(kind, low...high, from: 300, to: 20)
      var places: [Double] = []
      for step in 0...40 { places.append(scale.position(low + (high - low) * Double(step) / 40)) }
      expect(zip(places, places.dropFirst()).allSatisfy { $0 > $1 }, "\(kind) \(low) \(high)")
      expect(places.allSatisfy { (19.999...300.001).contains($0) })
    }
  }

  @Test("Ticks lie inside, rise, are round, and are at most as many as asked for") func ticks() {
    var generator = SeededGenerator(seed: 11)
    for round in 0..<600 {
      let kind = Self.kinds[round % 3]
      let size = pow(10, Double.random(in: -3...9, using: &generator))
      let low =
        kind == .logarithmic
        ? size * pow(10, Double.random(in: -8...0, using: &generator))
        : size * Double.random(in: -1...1, using: &generator)
      let high = low + size * Double.random(in: 0.01...10, using: &generator)
      let limit = Int.random(in: 3...12, using: &generator)
      let scale = Scale(kind, low...high, from: 0, to: 1)
      let ticks = scale.ticks(limit: limit)
      let place = "\(kind) \(low)...\(high) of \(limit): \(ticks)"
      expect(ticks.count <= limit, "\(place)")
      expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0 < $1 }, "\(place)")
      let room = 1e-6 * max(low.magnitude, high.magnitude)
      expect(ticks.allSatisfy { (low - room...high + room).contains($0) }, "\(place)")
      expect(ticks.allSatisfy(isRound), "\(place)")
    }
    // A decade or more of a logarithmic axis has 1, 2 and 5, as far as there is room.
    do {
      let scale = Scale(.logarithmic, 1...100, from: 0, to: 1)
      func near(_ ticks: [Double], _ expected: [Double]) -> Bool {
        ticks.count == expected.count && zip(ticks, expected).allSatisfy { abs($0 / $1 - 1) < 1e-9 }
      }
      expect(near(scale.ticks(limit: 7), [1, 2, 5, 10, 20, 50, 100]))
      expect(near(scale.ticks(limit: 6), [1, 3, 10, 30, 100]))
      expect(near(scale.ticks(limit: 4), [1, 10, 100]))
      let wide = Scale(.logarithmic, 1e-4...1e4, from: 0, to: 1)
      expect(near(wide.ticks(limit: 5), [1e-4, 1e-2, 1, 1e2, 1e4]))
      // Less than a decade is marked as a linear axis is.
      expect(
        near(
          Scale(.logarithmic, 0.9...1.3, from: 0, to: 1).ticks(limit: 5),
          [0.9, 1, 1.1, 1.2, 1.3]
        )
      )
      expectEqual(Scale(.linear, -5...5, from: 0, to: 1).ticks(limit: 5), [-4, -2, 0, 2, 4])
      expectEqual(
        Scale(.linear, 0...9, from: 0, to: 1).ticks(limit: 10),
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      )
    }
    // A symmetric axis has 0 and equal steps on both sides, however little room there is.
    do {
      let scale = Scale(.symmetric(unit: 100), -12_000...2_000_000, from: 0, to: 1)
      expectEqual(
        scale.ticks(limit: 20),
        [-10_000, -1_000, -100, 0, 100, 1_000, 10_000, 100_000, 1_000_000]
      )
      for limit in 1...9 {
        let ticks = scale.ticks(limit: limit)
        expect(ticks.count <= limit && ticks.contains(0), "\(ticks)")
        expect(ticks.filter { $0 < 0 }.allSatisfy { ticks.contains(-$0) }, "\(ticks)")
      }
    }
  }

  /// Whether a value is a whole multiple of a power of ten with few digits, next to the step of its axis:
  /// at most three significant digits for ranges that are no less than a hundredth of their values.
  private func isRound(_ value: Double) -> Bool {
    guard value != 0 else { return true }
    let digits = value.magnitude / pow(10, log10(value.magnitude).rounded(.down) - 3)
    return abs(digits - digits.rounded()) < 1e-3
  }

  @Test(
    "Domains without room are widened and cut, and nothing traps; one value lies in the middle of its axis"
  ) func degenerate() {
    let limits: [Double] = [
      0, .leastNonzeroMagnitude, 1e-300, 1e-12, 1, 1e15, 1e300, .greatestFiniteMagnitude, .infinity,
    ]
    let values = limits + limits.map { -$0 }
    for kind in Self.kinds {
      for low in values {
        for high in values where low <= high {
          let scale = Scale(kind, low...high, from: 0, to: 100)
          let place = "\(kind) \(low)...\(high)"
          expect(scale.domain.lowerBound < scale.domain.upperBound, "\(place)")
          expect(kind != .logarithmic || scale.domain.lowerBound > 0, "\(place)")
          for value in values {
            let position = scale.position(value)
            expect((-1e-6...100.000_001).contains(position), "\(place): \(value) at \(position)")
          }
          for limit in [1, 2, 7] {
            let ticks = scale.ticks(limit: limit)
            expect(ticks.count <= limit && ticks.allSatisfy(\.isFinite), "\(place): \(ticks)")
          }
        }
      }
    }
    expect(isNear(Scale(.linear, 7...7, from: 0, to: 10).position(7), 5))
    expect(isNear(Scale(.logarithmic, 7...7, from: 0, to: 10).position(7), 5))
    expect(isNear(Scale(.linear, 1e300...1e300, from: 0, to: 10).position(1e300), 5))
  }
}
