// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// The answer of a result document on one screen: what was found, for one group in figures, where
/// strategies cross, how far frames are from the budget, and whether all that can be believed.
///
/// Every figure is one that the full report prints too. The page has at most 40 lines of 100 columns
/// whatever the document holds; on a narrower terminal it has more, as lines hold less. What is cut
/// says so.
struct ShortReport {
  /// The most lines of a page of full width.
  private static let lineLimit = 40
  /// The widest line: longer ones are hard to read.
  private static let widest = 100

  let report: TerminalReport

  var document: ResultDocument { report.document }
  var typography: Typography { report.typography }
  var format: FigureFormat { report.format }

  /// The terminal as the page uses it.
  static func options(_ options: ReportOptions) -> ReportOptions {
    var options = options
    options.width = min(options.width, widest)
    return options
  }

  /// The most lines of this page: as many characters as one of full width.
  private var lineLimit: Int { Self.lineLimit * Self.widest / typography.width }

  /// Lines that stand together.
  struct Section {
    var lines: [String]
    /// Explanations below them, which are the first to go where there is no room.
    var notes: [String] = []
    /// The fewest lines in which the section still says what it is for.
    var least: Int

    var count: Int { lines.count + notes.count }
  }

  /// The page, with a line end after its last line.
  func text() -> String {
    let sections = [
      opening(), rankingSection(), crossingSection(),
      Section(lines: frameLines() + trustLines(), least: 9),
      Section(lines: closingLines(), least: 5),
    ]
    return fitted(sections).filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// The lines of sections that fit on the page: first notes go, from the last section up, then the
  /// ends of tables, and the ends of sentences last.
  ///
  /// The fewest lines of all sections and the empty ones between them are no more than the page has.
  private func fitted(_ all: [Section]) -> [[String]] {
    var sections = all
    var excess: Int {
      let shown = sections.filter { $0.count > 0 }
      return shown.reduce(shown.count - 1) { $0 + $1.count } - lineLimit
    }
    for index in sections.indices.reversed() where excess > 0 { sections[index].notes = [] }
    for index in [2, 1, 0, 3, 4] where excess > 0 {
      let room = max(sections[index].least, sections[index].count - excess)
      sections[index].cut(to: room, remark)
    }
    return sections.map { $0.lines + $0.notes }
  }

  private func remark(_ count: Int) -> String {
    let lines = count == 1 ? "1 line more" : "\(format.count(count)) lines more"
    return typography.paint(Span("  \(typography.ellipsis) \(lines) in --full", .faint))
  }

  /// Wraps sentences; all lines of one are in its style.
  func wrapped(_ sentences: [Span]) -> [String] {
    sentences.flatMap { sentence in
      typography.wrapped(sentence.text, indent: "  ")
        .map { typography.paint(Span($0, sentence.style)) }
    }
  }

  /// Where the document is, and what to type next.
  private func closingLines() -> [String] {
    let start = "everything: reuse-bench report"
    let name = report.path.map { TypedCommand(program: $0, arguments: [], typography).text }
    let room = min(Self.longestTypedName, typography.width - "\(start)  --full".count)
    let file = name.flatMap { Typography.columnCount($0) <= room ? $0 : nil } ?? "FILE"
    let others = ["reuse-bench compare \(file) OTHER", "reuse-bench profile CASE"]
    return report.footerLines() + typography.wrapped("\(start) \(file) --full", indent: "  ")
      + typography.wrapped("next: " + others.joined(separator: typography.separator), indent: "  ")
  }

  /// A file name of more columns is left out of what to type.
  private static let longestTypedName = 40
}

extension ShortReport.Section {
  /// Cuts the section to so many lines, the last of which says how many are left out.
  fileprivate mutating func cut(to limit: Int, _ remark: (Int) -> String) {
    let all = lines + notes
    guard all.count > limit else { return }
    let kept = max(0, limit - 1)
    lines = Array(all.prefix(kept)) + [remark(all.count - kept)]
    notes = []
  }
}
