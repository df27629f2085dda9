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
