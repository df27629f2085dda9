// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import Foundation

/// The array of figures that github-action-benchmark reads with the tool `customSmallerIsBetter`.
struct ActionBenchmarkExport {
  private struct Entry: Encodable {
    let name: String
    let unit: String
    let value: Double
    let range: String?
    let extra: String?
  }

  private let entries: [Entry]
  /// Counters of which fewer are worse: the format has no place for them.
  private let leftOut: [String]

  init(_ figures: [ExportedFigures]) {
    let typography = Typography(ReportOptions())
    let format = FigureFormat(typography: typography)
    var entries: [Entry] = []
    var leftOut: Set<String> = []
    for figures in figures {
      let name = typography.foreign(figures.measured.id)
      entries += figures.times.map { Self.entry(of: $0, name: name, format) }
      for counter in figures.counters {
        guard counter.known?.worse != .fewer else {
          leftOut.insert(counter.name)
          continue
        }
        entries.append(
          Entry(
            name: "\(name) \(typography.foreign(counter.name))",
            unit: counter.known?.unit ?? "events",
            value: Double(counter.value),
            range: nil,
            extra: counter.known.map { $0.isExact ? "exact" : "not exact" }
          )
        )
      }
    }
    self.entries = entries
    self.leftOut = leftOut.sorted()
  }

  var isEmpty: Bool { entries.isEmpty }

  var remarks: [String] {
    leftOut.isEmpty
      ? []
      : [
        "left out, since fewer of them is worse and this format takes more for worse: "
          + leftOut.joined(separator: ", ")
      ]
  }

  func text() throws -> String { try ExportedJSON.text(of: entries) }

  private static func entry(
    of time: ExportedFigures.Time,
    name: String,
    _ format: FigureFormat
  ) -> Entry {
    let kind = time.name.statistic == .rounds ? "rounds" : "samples"
    let confidence = time.interval.map {
      "\ninterval of \(format.fixed($0.confidence * 100, decimals: 1)) % confidence"
    }
    return Entry(
      name: "\(name) \(time.name.title)",
      unit: "ns",
      value: time.nanoseconds,
      range: time.interval.map { "\(number($0.low))–\(number($0.high))" },
      extra: "\(time.sampleCount) \(kind)\(confidence ?? "")"
    )
  }

  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() && tenths.magnitude < 1e15 ? "\(Int(tenths))" : "\(tenths)"
  }
}

enum ExportedJSON {
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}

/// A run in Bencher Metric Format (`bencher run --adapter json`); measures have no unit there, so a time's name has.
struct BencherMetricExport {
  private struct Metric: Encodable {
    let value: Double
    var lowerValue: Double?
    var upperValue: Double?

    private enum CodingKeys: String, CodingKey {
      case value
      case lowerValue = "lower_value"
      case upperValue = "upper_value"
    }
  }

  private static let longestBenchmark = 1_024
  private static let longestMeasure = 64

  private var benchmarks: [String: [String: Metric]] = [:]
  private var lostCases: [String] = []
  private var lostCounters: Set<String> = []

  init(_ figures: [ExportedFigures]) {
    let typography = Typography(ReportOptions())
    for figures in figures {
      let name = typography.foreign(figures.measured.id)
      guard !name.isEmpty, name.utf8.count <= Self.longestBenchmark else {
        lostCases.append(typography.quoted(figures.measured.id))
        continue
      }
      let measures = measures(of: figures, typography)
      if !measures.isEmpty { benchmarks[name] = measures }
    }
  }

  private mutating func measures(
    of figures: ExportedFigures,
    _ typography: Typography
  ) -> [String: Metric] {
    var measures: [String: Metric] = [:]
    for time in figures.times {
      measures[time.name.slug] = Metric(
        value: time.nanoseconds,
        lowerValue: time.interval?.low,
        upperValue: time.interval?.high
      )
    }
    for counter in figures.counters {
      let measure = Self.measure(of: counter.name, typography)
      if let measure, measures[measure] == nil {
        measures[measure] = Metric(value: Double(counter.value))
      } else {
        lostCounters.insert(typography.quoted(counter.name))
      }
    }
    return measures
  }

  var remarks: [String] {
    [
      lostCases.isEmpty
        ? nil
        : "left out, since a name has 1 to \(Self.longestBenchmark) bytes there: "
          + lostCases.joined(separator: ", "),
      lostCounters.isEmpty
        ? nil
        : "counters left out, since a measure has 1 to \(Self.longestMeasure) bytes and a name of its"
          + " own there: " + lostCounters.sorted().joined(separator: ", "),
    ]
    .compactMap(\.self)
  }

  var isEmpty: Bool { benchmarks.isEmpty }

  func text() throws -> String { try ExportedJSON.text(of: benchmarks) }

  /// The measure of a counter: `cells-created` of `cellsCreated`; an unknown form of name as it is.
  private static func measure(of counter: String, _ typography: Typography) -> String? {
    let isPlain = counter.utf8.allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
    }
    var name = isPlain ? "" : typography.foreign(counter)
    if isPlain {
      for (index, character) in counter.enumerated() {
        if character.isUppercase, index > 0 { name += "-" }
        name += character.lowercased()
      }
    }
    return name.isEmpty || name.utf8.count > longestMeasure ? nil : name
  }
}
