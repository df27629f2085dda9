// SPDX-License-Identifier: Apache-2.0

/// What was found about a machine as a page of text for a terminal.
public struct DoctorReport {
  let rows: [DoctorRow]
  let comparison: [SelfComparisonRow]
  let comparisonTitle: String
  let typography: Typography
  let format: FigureFormat

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - rows: what was found, in the order in which it is shown inside each section.
  ///   - comparison: the phases of a self-comparison; empty where there was none.
  ///   - comparisonTitle: what was compared with itself.
  ///   - options: what the terminal can show.
  public init(
    _ rows: [DoctorRow],
    comparison: [SelfComparisonRow],
    comparisonTitle: String,
    options: ReportOptions = ReportOptions()
  ) {
    self.rows = rows
    self.comparison = comparison
    self.comparisonTitle = comparisonTitle
    typography = Typography(options)
    format = FigureFormat(typography: typography)
  }

  /// The whole report for a terminal, with a line end after its last line.
  public func text() -> String {
    TerminalWriter(typography: typography)
      .text(
        DoctorRow.Section.allCases.map(section) + [
          selfComparison, ReportSection("", [.sentences([closing])]),
        ]
      )
  }

  private func section(_ section: DoctorRow.Section) -> ReportSection {
    let members = rows.filter { $0.section == section }
    return ReportSection(
      "\(Self.heading(section)) (\(members.count))",
      section == .good ? [.table(goodTable(members))] : members.flatMap(account)
    )
  }

  private static func heading(_ section: DoctorRow.Section) -> String {
    switch section {
    case .disturbs: "Disturbs"
    case .note: "To know"
    case .unavailable: "Not available"
    case .good: "Good"
    }
  }

  private static func style(_ section: DoctorRow.Section) -> TextStyle {
    switch section {
    case .disturbs: .bad
    case .note: .caution
    case .unavailable: .faint
    case .good: .good
    }
  }

  /// What was found, why it matters, and what to type or to know.
  private func account(of row: DoctorRow) -> [ReportBlock] {
    let source = row.source.map { " (\($0))" } ?? ""
    let advice = row.advice.map { " " + $0.prefix(1).uppercased() + $0.dropFirst() + "." } ?? ""
    return [
      .sentences([
        Span("\(row.title): \(row.found)\(source)", Self.style(row.section)),
        Span("  " + row.why + advice),
      ])
    ] + [row.command.map(ReportBlock.code)].compactMap(\.self)
  }
}

/// One thing about the machine that was looked at, in words.
public struct DoctorRow: Equatable, Sendable {
  /// The part of the report that a row stands in, in the order of the report.
  public enum Section: String, CaseIterable, Sendable {
    /// It makes figures untrue or unsteady.
    case disturbs
    /// A reader of figures should know it.
    case note
    /// It could not be read, or the machine withholds it.
    case unavailable
    /// It disturbs nothing.
    case good
  }

  /// The part of the report.
  public var section: Section
  /// What was looked at.
  public var title: String
  /// What stood there, or why nothing could be read.
  public var found: String
  /// Where it stood; `nil` where nothing could be read.
  public var source: String?
  /// Why it matters, as one sentence.
  public var why: String
  /// The exact command that mends it.
  public var command: String?
  /// What to know beside the command, or in its place, as a clause.
  public var advice: String?

  /// Records one row.
  public init(
    section: Section,
    title: String,
    found: String,
    source: String?,
    why: String,
    command: String? = nil,
    advice: String? = nil
  ) {
    self.section = section
    self.title = title
    self.found = found
    self.source = source
    self.why = why
    self.command = command
    self.advice = advice
  }
}

/// What comparing a strategy with itself gave for one phase.
public struct SelfComparisonRow: Equatable, Sendable {
  /// What was timed.
  public var phase: String
  /// The time over that of the same work.
  public var ratio: Double
  /// The lower end of the interval of the ratio.
  public var low: Double
  /// The upper end of the interval of the ratio.
  public var high: Double
  /// What the interval decides, as one word.
  public var verdict: String
  /// Whether that is what the same work has to give.
  public var isUnchanged: Bool
  /// The smallest change, as a part of the time, that would have been found.
  public var smallestChange: Double

  /// Records one phase.
  public init(
    phase: String,
    ratio: Double,
    low: Double,
    high: Double,
    verdict: String,
    isUnchanged: Bool,
    smallestChange: Double
  ) {
    self.phase = phase
    self.ratio = ratio
    self.low = low
    self.high = high
    self.verdict = verdict
    self.isUnchanged = isUnchanged
    self.smallestChange = smallestChange
  }
}
