// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

/// The answer of a document on one screen, in figures of the full report.
///
/// It has at most 40 lines of 100 columns, or as many characters on a narrower terminal, and says what it cuts.
struct ShortReport {
  private static let lineLimit = 40
  fileprivate static let widest = 100
  private static let longestTypedName = 40
  private static let warningLimit = 3

  let report: RunReport

  private var typography: Typography { report.typography }
  private var format: FigureFormat { report.format }
  private var writer: TerminalWriter { TerminalWriter(typography: typography) }
  private var lineLimit: Int { Self.lineLimit * Self.widest / typography.width }

  private struct Part {
    var lines: [String]
    /// Explanations below them, the first to go.
    var notes: [String] = []
    /// The fewest lines in which the part still makes sense.
    var least: Int

    var count: Int { lines.count + notes.count }
  }

  func text() -> String {
    let isOfMistakes = !report.mistakes.isEmpty
    let trust = trustLines
    let footer = writer.lines([.facts(report.footer + [report.parts].compactMap(\.self))])
    let frames = writer.lines([.sentences(report.frameSentences)])
    let parts =
      isOfMistakes
      ? [
        part([.sentences(report.openingSentences)], least: 6),
        part(
          [.table(report.mistakeTable())],
          [.sentences([report.mistakeNote], .faint)],
          least: 12
        ), Part(lines: Array(trust.prefix(2)) + footer, least: 4),
      ]
      : [
        part([.sentences(report.openingSentences)], least: 12), ranking, crossings,
        Part(lines: frames + trust, least: 9), Part(lines: footer + closing, least: 5),
      ]
    // The figures are cut first, then what is said of them, and the last lines last.
    let order = isOfMistakes ? [1, 0, 2] : [2, 1, 0, 3, 4]
    return fitted(parts, order).filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private func part(_ blocks: [ReportBlock], _ notes: [ReportBlock] = [], least: Int) -> Part {
    let lines = writer.lines(blocks)
    return Part(lines: lines, notes: lines.isEmpty ? [] : writer.lines(notes), least: least)
  }

  /// Cuts parts to the page: notes from the last part up, then tables, then sentences; the least of all parts fit.
  private func fitted(_ all: [Part], _ order: [Int]) -> [[String]] {
    var parts = all
    var excess: Int {
      let shown = parts.filter { $0.count > 0 }
      return shown.reduce(shown.count - 1) { $0 + $1.count } - lineLimit
    }
    for index in parts.indices.reversed() where excess > 0 { parts[index].notes = [] }
    for index in order where excess > 0 {
      let limit = max(parts[index].least, parts[index].count - excess)
      let lines = parts[index].lines
      guard lines.count > limit else { continue }
      let rest = format.counted(lines.count - limit + 1, "line") + " more in --full"
      parts[index].lines =
        lines.prefix(max(0, limit - 1))
        + [typography.paint(Span("  \(typography.ellipsis) \(rest)", .faint))]
    }
    return parts.map { $0.lines + $0.notes }
  }

  private var ranking: Part {
    guard let group = report.shownGroup else {
      let times = report.timeTable
      if !times.rows.isEmpty { return part([.table(times)], least: 5) }
      guard report.hasTimes, report.groups.isEmpty else { return Part(lines: [], least: 0) }
      let lines = writer.lines(report.differenceSection)
      return Part(lines: lines, least: min(5, lines.count))
    }
    var table = report.rankingTable(group)
    // Where both phases do not stand side by side, the first is what strategies differ in most.
    if !table.isInOneBlock(typography) { table.groups.removeLast() }
    let isOwn = group.rivals.contains { report.ownStrategies.contains($0.strategy) }
    let note =
      "A group is one workload, cell and row count."
      + (isOwn ? " \(typography.dagger): a view of this engine, not Apple's, fills the cell." : "")
    var part = part([.table(table)], [.sentences([note], .faint)], least: 5)
    part.lines.insert(typography.heading(report.title(group.name)), at: 0)
    return part
  }

  private var crossings: Part {
    guard let crossings = report.crossings() else { return Part(lines: [], least: 0) }
    return part([.table(crossings.table)], [.sentences(crossings.notes, .faint)], least: 5)
  }

  private var trustLines: [String] {
    let warnings = report.shownWarnings
    let shown = warnings.prefix(Self.warningLimit)
      .map { typography.paint(Span(oneLine("! " + typography.foreign($0.sentence)), .caution)) }
    let rest = warnings.count - shown.count
    let closing = [rest > 0 ? "\(format.count(rest)) more in --full." : nil, report.doctorHint]
      .compactMap(\.self)
    return writer.lines([.sentences(report.verdict)]) + shown
      + writer.lines([.sentences(closing.isEmpty ? [] : [closing.joined(separator: " ")])])
  }

  private func oneLine(_ text: String) -> String {
    let lines = typography.wrapped(text)
    guard lines.count > 1, var words = lines.first?.split(separator: " ") else {
      return lines.first ?? ""
    }
    while !words.isEmpty {
      let line = words.joined(separator: " ") + " " + typography.ellipsis
      if Typography.columnCount(line) <= typography.width { return line }
      words.removeLast()
    }
    return typography.shortened(text, to: typography.width)
  }

  private var closing: [String] {
    let program = report.program
    let start = "everything: \(program) report"
    let name = report.path.map { TypedCommand(program: $0, arguments: []).text }
    let room = min(Self.longestTypedName, typography.width - "\(start)  --full".count)
    let file = name.flatMap { Typography.columnCount($0) <= room ? $0 : nil } ?? "FILE"
    let others = ["\(program) compare \(file) OTHER", "\(program) profile CASE"]
    return writer.lines([
      .sentences([
        "\(start) \(file) --full", "next: " + others.joined(separator: typography.separator),
      ])
    ])
  }
}

extension ReportOptions {
  var short: ReportOptions {
    var options = self
    options.width = min(width, ShortReport.widest)
    return options
  }
}
