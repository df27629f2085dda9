// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Records of CSV as RFC 4180 has them, read apart from what writes them.
enum CSVReading {
  static func records(of text: String) throws -> [[String]] {
    var records: [[String]] = []
    var record: [String] = []
    var cell = ""
    var isQuoted = false
    var isAfterQuote = false
    for character in text {
      if isQuoted {
        if character == "\"" {
          (isQuoted, isAfterQuote) = (false, true)
        } else {
          cell.append(character)
        }
        continue
      }
      switch character {
      case "\"" where isAfterQuote:
        // A quotation mark within quotation marks is written twice.
        cell.append("\"")
        (isQuoted, isAfterQuote) = (true, false)
      case "\"":
        try require(cell.isEmpty, "a quotation mark stands inside a cell without any")
        isQuoted = true
      case ",", "\n", "\r\n":
        record.append(cell)
        (cell, isAfterQuote) = ("", false)
        if character != "," {
          records.append(record)
          record = []
        }
      default:
        try require(!isAfterQuote, "something stands behind a closing quotation mark")
        cell.append(character)
      }
    }
    try require(!isQuoted && cell.isEmpty && record.isEmpty, "the last line has no end")
    return records
  }
}

/// A file of Go benchmarks as its design reads one (golang.org/design/14313-benchmark-format), and the
/// lines about units as benchstat does.
struct GoBenchmarkReading {
  struct Result {
    let settings: [String: String]
    let name: String
    let iterations: Int
    let values: [String: Double]
  }

  private(set) var results: [Result] = []
  private(set) var units: [String: [String: String]] = [:]
  private(set) var ignored: [String] = []

  init(_ text: String) throws {
    var settings: [String: String] = [:]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let fields = line.split(whereSeparator: \.isWhitespace).map(String.init)
      if line.hasPrefix("Benchmark") {
        results.append(try Self.result(fields, settings))
      } else if fields.first == "Unit" {
        try require(fields.count > 2)
        for pair in fields.dropFirst(2) {
          let sides = pair.split(separator: "=").map(String.init)
          try require(sides.count == 2, "\(line)")
          expect(units[fields[1]]?[sides[0]] == nil, "\(line)")
          units[fields[1], default: [:]][sides[0]] = sides[1]
        }
      } else if let colon = line.firstIndex(of: ":"), line.first?.isLowercase == true,
        !line[..<colon].contains(where: { $0.isWhitespace || $0.isUppercase })
      {
        let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
        settings[String(line[..<colon])] = String(value)
      } else {
        ignored.append(line)
      }
    }
  }

  private static func result(_ fields: [String], _ settings: [String: String]) throws -> Result {
    try require(fields.count >= 4 && fields.count.isMultiple(of: 2), "\(fields)")
    let letter = fields[0].dropFirst("Benchmark".count).first
    expect(letter?.isUppercase == true, "\(fields[0])")
    var values: [String: Double] = [:]
    for place in stride(from: 2, to: fields.count, by: 2) {
      expect(values[fields[place + 1]] == nil, "\(fields[place + 1]) twice in a line")
      let value: Double = try require(Double(fields[place]), "\(fields[place])")
      values[fields[place + 1]] = value
    }
    return Result(
      settings: settings,
      name: fields[0],
      iterations: try require(Int(fields[1]), "\(fields[1])"),
      values: values
    )
  }
}

/// What github-action-benchmark takes of a file: `JSON.parse`, then five fields of each element.
struct ActionBenchmarkReading {
  struct Entry: Decodable {
    let name: String
    let value: Double
    let unit: String
    let range: String?
    let extra: String?
  }

  let entries: [Entry]

  init(_ text: String) throws {
    entries = try JSONDecoder().decode([Entry].self, from: Data(text.utf8))
    try require(!entries.isEmpty, "the action ends with an error where there is no benchmark")
    expectEqual(Set(entries.map(\.name)).count, entries.count, "two entries share one chart")
  }

  func entry(_ name: String) throws -> Entry {
    try require(entries.first { $0.name == name }, "\(name)")
  }
}

/// What Bencher takes of a file, by the published JSON Schema and its limits for names.
struct BencherReading {
  struct Metric: Decodable {
    let value: Double
    let lowerValue: Double?
    let upperValue: Double?

    private enum CodingKeys: String, CodingKey {
      case value
      case lowerValue = "lower_value"
      case upperValue = "upper_value"
    }
  }

  let benchmarks: [String: [String: Metric]]

  init(_ text: String) throws {
    benchmarks = try JSONDecoder().decode([String: [String: Metric]].self, from: Data(text.utf8))
    for (name, measures) in benchmarks {
      expect(1...1_024 ~= name.utf8.count)
      for (measure, metric) in measures {
        expect(1...64 ~= measure.utf8.count, "\(measure)")
        expect((metric.lowerValue ?? metric.value) <= metric.value)
        expect((metric.upperValue ?? metric.value) >= metric.value)
      }
    }
  }

  /// Whether a measure is a slug: small letters and digits with single hyphens between them.
  static func isSlug(_ text: String) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false)
      .allSatisfy { part in
        !part.isEmpty && part.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
      }
  }
}
