// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// The times of a run as CSV, one a line, each with the facts of its case, so that a database needs no other table.
struct SampleCSV {
  static let columns = [
    "case", "workload", "axes", "cell", "strategy", "rows", "sample", "index", "count",
    "nanoseconds",
  ]

  private struct Series {
    let name: String
    let times: [Int]
    /// The number of cells or frames in each time; nil where each is one.
    var counts: [Int]?

    func count(at index: Int) -> Int? {
      guard let counts else { return 1 }
      return counts.indices.contains(index) ? counts[index] : nil
    }
  }

  private let cases: [ResultDocument.Case]

  init(_ document: ResultDocument) { cases = document.cases }

  var isEmpty: Bool {
    cases.allSatisfy { measured in Self.series(of: measured.samples).allSatisfy(\.times.isEmpty) }
  }

  var pieces: AnySequence<[UInt8]> { CSVCell.pieces(Self.columns, cases, Self.lines) }

  private static func lines(of measured: ResultDocument.Case) -> [UInt8] {
    let facts = [
      measured.id, measured.workload, measured.axes.joined(separator: "+"), measured.cell,
      measured.strategy,
    ]
    let prefix = (facts.map(CSVCell.text) + ["\(measured.rows)"]).joined(separator: ",")
    var bytes: [UInt8] = []
    for series in series(of: measured.samples) {
      let opening = Array("\(prefix),\(series.name),".utf8)
      bytes.reserveCapacity(bytes.count + series.times.count * (opening.count + 16))
      for (index, time) in series.times.enumerated() {
        bytes += opening
        bytes += String(index).utf8
        bytes.append(UInt8(ascii: ","))
        if let count = series.count(at: index) { bytes += String(count).utf8 }
        bytes.append(UInt8(ascii: ","))
        bytes += String(time).utf8
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    return bytes
  }

  private static func series(of samples: ResultDocument.Samples) -> [Series] {
    [
      Series(name: "frameWall", times: samples.frameWallNanoseconds),
      Series(name: "frameCPU", times: samples.frameCPUNanoseconds),
      Series(name: "configure", times: samples.configureNanoseconds),
      Series(name: "dequeue", times: samples.dequeueNanoseconds),
      Series(
        name: "configureBatch",
        times: samples.configureBatchNanoseconds,
        counts: samples.configureBatchCounts
      ),
      Series(
        name: "unfilledBatch",
        times: samples.unfilledBatchNanoseconds ?? [],
        counts: samples.unfilledBatchCounts ?? []
      ),
      Series(
        name: "roundFrame",
        times: samples.roundFrameNanoseconds ?? [],
        counts: samples.roundFrameCounts ?? []
      ), Series(name: "roundStill", times: samples.roundStillNanoseconds ?? []),
      Series(name: "wakeUp", times: samples.wakeUpNanoseconds ?? []),
    ]
  }
}

/// The times of both builds in each pair as CSV, one process a line.
struct PairCSV {
  static let columns = ["case", "phase", "series", "pair", "build", "layout", "nanoseconds"]

  private let cases: [PairDocument.Case]

  init(_ document: PairDocument) { cases = document.cases }

  var isEmpty: Bool { cases.allSatisfy(\.phases.isEmpty) }

  var pieces: AnySequence<[UInt8]> { CSVCell.pieces(Self.columns, cases, Self.lines) }

  private static func lines(of compared: PairDocument.Case) -> [UInt8] {
    let name = CSVCell.text(compared.id)
    var text = ""
    for phase in compared.phases {
      for (place, series) in phase.series.enumerated() {
        let builds = [
          ("base", series.baseNanoseconds, series.baseLayouts),
          ("head", series.headNanoseconds, series.headLayouts),
        ]
        for (build, times, layouts) in builds {
          for (pair, time) in times.enumerated() {
            let layout = layouts.flatMap { $0.indices.contains(pair) ? "\($0[pair])" : nil } ?? ""
            text += CSVCell.line([
              name, phase.phase.rawValue, "\(place + 1)", "\(pair)", build, layout, "\(time)",
            ])
          }
        }
      }
    }
    return Array(text.utf8)
  }
}

/// Cells of CSV (RFC 4180) that a spreadsheet does not compute.
///
/// A spreadsheet takes a cell for a formula that begins with `=`, `+`, `-` or `@`, also after spaces, in wide
/// form or in quotation marks, so such a text gets an apostrophe before it. Control characters, line ends and
/// marks of direction are spelled out as in Swift.
enum CSVCell {
  private static let openers: Set<Unicode.Scalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]
  private static let typography = Typography(ReportOptions())

  static func text(_ foreign: String) -> String {
    var text = typography.foreign(foreign)
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
    if let first, openers.contains(first) { text = "'" + text }
    let isQuoted =
      text.contains { ",\"".contains($0) } || text.first?.isWhitespace == true
      || text.last?.isWhitespace == true
    return isQuoted ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }

  /// The heads, then the lines of one case at a time, since all of them may be large.
  static func pieces<Case>(
    _ columns: [String],
    _ cases: [Case],
    _ lines: @escaping (Case) -> [UInt8]
  ) -> AnySequence<[UInt8]> {
    let heads = Array(line(columns).utf8)
    let parts: [Case?] = [nil] + cases.map(Optional.some)
    return AnySequence(parts.lazy.map { $0.map(lines) ?? heads })
  }

  static func line(_ cells: [String]) -> String { cells.joined(separator: ",") + "\n" }
}
