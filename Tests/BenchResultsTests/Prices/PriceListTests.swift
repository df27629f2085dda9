// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("A prices file is read whole, or its first fault is named with its place")
struct PriceListTests {
  static let text = """
    {
      "format": "reuse-bench-prices",
      "schemaVersion": 1,
      "device": {"model": "Überphone 東", "system": "iOS 99.1"},
      "writes": [
        {"kind": "text", "effect": "redundant", "nanoseconds": 41.25, "low": 40, "high": 42.5},
        {"kind": "text", "effect": "effective", "nanoseconds": 180, "low": 175.5, "high": 180},
        {"kind": "flag", "effect": "redundant", "nanoseconds": 3, "low": 0, "high": 4}
      ],
      "operations": [{"name": "cast", "nanoseconds": 21.5, "low": 21, "high": 22}]
    }

    """

  private func read(_ text: String) throws -> PriceList {
    try PriceList(bytes: Array(text.utf8), name: "p")
  }

  @Test func contentAndOpenAndFaults() throws {
    // Figures, device and what is not there come out as they stand in the file.
    let prices = try read(Self.text)
    expectEqual(prices.device, PriceList.Device(model: "Überphone 東", system: "iOS 99.1"))
    expectEqual(
      prices.price(of: .text, .redundant),
      ResultDocument.Price(nanoseconds: 41.25, low: 40, high: 42.5)
    )
    expectEqual(prices.price(of: .text, .effective)?.high, 180)
    expectEqual(prices.price(of: .flag, .redundant)?.low, 0)
    expect(prices.price(of: .flag, .effective) == nil)
    expect(prices.price(of: .image, .redundant) == nil)
    expectEqual(prices.operations.map(\.name), [.cast])
    expectEqual(prices.operations.map(\.price.nanoseconds), [21.5])
    // Keys that nobody knows are ignored, and so is a byte order mark.
    let widened = Self.text.replacing("\"schemaVersion\"", with: "\"new\": [1], \"schemaVersion\"")
    try expectEqual(read("\u{FEFF}" + widened), read(Self.text))
    // What is wrong with a file is said with its place, what was found and what was expected.
    for (old, new, sentence) in [
      ("41.25", "NaN", "p:6:60: found \"N\", expected a value"),
      ("41.25", "Infinity", "p:6:60: found \"I\", expected a value"),
      ("41.25", "1e999", "p:6:60: found \"1\", expected a number that 64 bits can hold"),
      ("41.25", "-41.25", "`writes[0].nanoseconds` is the number -41.25, expected a price above 0"),
      ("41.25", "0", "`writes[0].nanoseconds` is the number 0.0, expected a price above 0"),
      ("41.25", "-0.0", "`writes[0].nanoseconds` is the number -0.0, expected a price above 0"),
      ("41.25", "1e10", "`writes[0].nanoseconds` is the number 10000000000.0, expected at most"),
      ("41.25", "\"41\"", "`writes[0].nanoseconds` is the string \"41\", expected a number"),
      ("41.25", "null", "`writes[0].nanoseconds` is null, expected a number"),
      ("175.5", "-1", "`writes[1].low` is the number -1.0, expected 0 or more"),
      (
        "175.5", "181", "`writes[1].low` is the number 181.0, expected at most `nanoseconds`, 180.0"
      ),
      ("42.5", "41", "`writes[0].high` is the number 41.0, expected at least `nanoseconds`, 41.25"),
      ("42.5", "2e9", "`writes[0].high` is the number 2000000000.0, expected at most a second"),
      ("21.5", "-2", "`operations[0].nanoseconds` is the number -2.0, expected a price above 0"),
      (
        "\"flag\"", "\"sound\"",
        "`writes[2].kind` is the string \"sound\", which is none of text, color, image, font, flag"
      ),
      ("\"flag\"", "\"other\"", "`writes[2].kind` is the string \"other\", which is none of text"),
      (
        "\"effective\"", "\"wasted\"",
        "`writes[1].effect` is the string \"wasted\", which is none of redundant, effective"
      ),
      (
        "\"cast\"", "\"throw\"",
        "`operations[0].name` is the string \"throw\", which is none of cast"
      ),
      (
        "\"effective\"", "\"redundant\"",
        "`writes[1]` is a second price of the redundant write of kind text, expected one, and"
          + " `writes[0]` is that"
      ),
      (
        "22}", "22}, {\"name\": \"cast\", \"nanoseconds\": 1, \"low\": 1, \"high\": 1}",
        "`operations[1]` is a second price of the cast, expected one"
      ),
      ("reuse-bench-prices", "prices", "`format` is the string \"prices\", expected \"reuse-bench"),
      ("\"format\"", "\"form\"", "has no field `format`"),
      ("\"operations\"", "\"actions\"", "has no field `operations`"),
      ("\"schemaVersion\": 1", "\"schemaVersion\": 2", "has schemaVersion 2, expected 1"),
      ("\"schemaVersion\": 1", "\"schemaVersion\": 0", "has schemaVersion 0, expected 1"),
      ("\"Überphone 東\"", "\"\"", "`device.model` is empty, expected the name"),
      ("\"iOS 99.1\"", "7", "`device.system` is the integer 7, expected a string"),
      ("\"device\": {", "\"device\": [{", "p:5:11: found \":\", expected `,` or `]`"),
    ] as [(String, String, String)] {
      let changed = Self.text.replacing(old, with: new, maxReplacements: 1)
      try require(changed != Self.text)
      let error = #expect(throws: PricesError.self) { try read(changed) }
      let text = error?.description ?? ""
      expect(text.contains(sentence), "\(text)")
      expect(text.hasPrefix("p:") && text.hasSuffix("."), "\(text)")
    }
  }

  @Test func nothingAndOtherDocumentAndTruncationsAndNoise() throws {
    // A file without a single write, an empty file, and one that is not there are refused.
    let start = try require(Self.text.range(of: "[\n    {\"kind\""))
    let end = try require(Self.text.range(of: "],\n  \"operations\""))
    let bare = Self.text.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: "[")
    let none = #expect(throws: PricesError.self) { try read(bare) }
    expect(none?.description.contains("`writes` is empty, expected the price of") == true)
    #expect(throws: PricesError.unreadable(.truncated(document: "p", byteCount: 0))) {
      try read("")
    }
    #expect(throws: PricesError.unreadable(.noSuchFile(document: "/no/prices"))) {
      try PriceList(contentsOf: "/no/prices")
    }
    // A result document is no prices file.
    let bytes = try ResultDocument.example.encoded()
    let error = #expect(throws: PricesError.self) { try PriceList(bytes: bytes, name: "d") }
    expect(
      error?.description.hasPrefix("d: `cases` is there, so this is a result document") == true
    )
    let other = Array(#"{"schemaVersion": 1}"#.utf8)
    #expect(throws: PricesError.unreadable(.missingField(document: "d", field: "format"))) {
      try PriceList(bytes: other, name: "d")
    }
    // Every truncation of a good file is an error.
    let whole = Array(Self.text.utf8)
    let last = try require(whole.lastIndex(of: UInt8(ascii: "}")))
    for count in 0...last {
      #expect(throws: PricesError.self, "the first \(count) bytes") {
        try PriceList(bytes: Array(whole.prefix(count)), name: "p")
      }
    }
    for count in (last + 1)...whole.count {
      _ = try PriceList(bytes: Array(whole.prefix(count)), name: "p")
    }
    // Bytes changed at random are read as prices that can be, or refused; nothing crashes.
    var generator = SeededGenerator(seed: 18)
    for round in 0..<4_000 {
      var bytes = Array(Self.text.utf8)
      for _ in 0...generator.nextInt(below: 3) {
        bytes[generator.nextInt(below: bytes.count)] = UInt8(generator.nextInt(below: 256))
      }
      do throws(PricesError) {
        let prices = try PriceList(bytes: bytes, name: "p")
        for write in prices.writes {
          expect(write.nanoseconds > 0, "seed 18, round \(round)")
          expect(write.low <= write.nanoseconds, "seed 18, round \(round)")
          expect(write.high >= write.nanoseconds, "seed 18, round \(round)")
        }
        expect(!prices.writes.isEmpty, "seed 18, round \(round)")
      } catch { expect(!error.description.isEmpty, "seed 18, round \(round)") }
    }
  }
}

@Suite("The published schema describes prices files")
struct PriceSchemaTests {
  private let validator: SchemaValidator
  private let example: PlainJSON

  init() throws {
    validator = try SchemaValidator.published("prices-v1")
    example = try PlainJSON(Array(PriceListTests.text.utf8))
  }

  @Test func missingAndOtherAndValues() throws {
    // It is satisfied by a file that is read, and broken wherever a field is missing or another.
    try expectAgreement(of: validator, on: example) { try PriceList(bytes: $0, name: "p") }
    // Values that reading refuses break it, where a schema can say so.
    do {
      let first: [PlainJSON.Step] = steps("writes[0]")
      let changes: [(path: [PlainJSON.Step], value: PlainJSON)] = [
        (steps("format"), .string("limits")), (steps("schemaVersion"), .integer(2)),
        (steps("device.model"), .string("")), (steps("writes"), .array([])),
        (first + steps("kind"), .string("other")), (first + steps("effect"), .string("none")),
        (first + steps("nanoseconds"), .integer(0)),
        (first + steps("nanoseconds"), .number(-0.5)),
        (first + steps("low"), .number(-0.5)), (first + steps("high"), .number(1e10)),
        (steps("operations[0].name"), .string("jump")),
      ]
      for change in changes {
        let changed = example.replacing(change.path[...], with: change.value)
        expect(!validator.complaints(about: changed).isEmpty, "\(change.path.dotted)")
        #expect(throws: PricesError.self, "\(change.path.dotted)") {
          try PriceList(bytes: try changed.bytes, name: "p")
        }
      }
    }
  }
}
