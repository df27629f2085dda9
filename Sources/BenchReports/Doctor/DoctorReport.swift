// SPDX-License-Identifier: Apache-2.0

/// The report of `doctor`: what disturbs measurements on a machine.
public struct DoctorReport {
  let rows: [DoctorRow]
  let comparison: [SelfComparisonRow]
  let comparisonTitle: String
  let typography: Typography
  let format: FigureFormat

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

/// One thing about the machine that was checked.
public struct DoctorRow: Equatable, Sendable {
  public enum Section: String, CaseIterable, Sendable {
    /// Makes figures untrue or unsteady.
    case disturbs
    case note
    /// Could not be read, or the machine withholds it.
    case unavailable
    case good
  }

  public var section: Section
  public var title: String
  public var found: String
  public var source: String?
  public var why: String
  /// The exact command that fixes it.
  public var command: String?
  /// Advice next to the command, or in its place, as a clause.
  public var advice: String?

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

/// The result of comparing a strategy with itself in one phase.
public struct SelfComparisonRow: Equatable, Sendable {
  public var phase: String
  public var ratio: Double
  public var low: Double
  public var high: Double
  public var verdict: String
  public var isUnchanged: Bool
  /// The smallest change that would have been found, as a part of the time.
  public var smallestChange: Double

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
