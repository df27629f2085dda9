// SPDX-License-Identifier: Apache-2.0

/// The report of `doctor`: what disturbs measurements on a machine.
public struct DoctorReport: FormattedReport {
  let rows: [DoctorRow]
  let comparison: [SelfComparisonRow]
  let comparisonTitle: String
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
    format = FigureFormat(options)
  }

  public func text() -> String {
    terminalText(DoctorRow.Section.allCases.map(section) + [selfComparison, .sentences([closing])])
  }

  private func section(_ section: DoctorRow.Section) -> ReportSection {
    let members = rows.filter { $0.section == section }
    return ReportSection(
      "\(Self.look(section).heading) (\(members.count))",
      section == .good ? [.table(goodTable(members))] : members.flatMap(account)
    )
  }

  private static func look(_ section: DoctorRow.Section) -> (heading: String, style: TextStyle) {
    switch section {
    case .disturbs: ("Disturbs", .bad)
    case .note: ("To know", .caution)
    case .unavailable: ("Not available", .faint)
    case .good: ("Good", .good)
    }
  }

  private func account(of row: DoctorRow) -> [ReportBlock] {
    let source = row.source.map { " (\($0))" } ?? ""
    let advice = row.advice.map { " " + $0.prefix(1).uppercased() + $0.dropFirst() + "." } ?? ""
    return [
      .sentences([
        Span("\(row.title): \(row.found)\(source)", Self.look(row.section).style),
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

extension DoctorReport {
  /// The most columns of a finding, so that the place that it was read from has room.
  private static let widestFinding = 29
  private static let narrowestSource = 16

  func goodTable(_ members: [DoctorRow]) -> Table {
    let found = members.map { typography.shortened($0.found, to: Self.widestFinding) }
    let labels = members.map(\.title.count).max() ?? 0
    let findings = found.map(Typography.columnCount).max() ?? 0
    let room = typography.width - labels - Table.Block.groupGap - findings - 2
    let showsSource = room >= Self.narrowestSource
    return Table(
      "what",
      [.text("found")] + (showsSource ? [.text("read from")] : []),
      rows: zip(members, found)
        .map { row, found in
          let source = typography.shortened(row.source ?? "", to: room)
          return Table.Row(
            Span(row.title),
            [Span(found)] + (showsSource ? [Span(source, .faint)] : [])
          )
        }
    )
  }

  var selfComparison: ReportSection {
    let table = Table(
      "phase",
      ["ratio", "interval", .text("verdict"), "shows"],
      rows: comparison.map { row in
        Table.Row(
          Span(row.phase),
          [
            Span(format.ratio(row.ratio)), Span(format.interval(row.low, row.high)),
            Span(row.verdict, row.isUnchanged ? .good : .bad),
            Span(format.share(row.smallestChange)),
          ]
        )
      }
    )
    let note = "shows: the smallest change that this machine can see now."
    return ReportSection(
      comparisonTitle,
      [.table(table), .sentences(comparison.isEmpty ? [] : [note], .faint)]
    )
  }

  var closing: String {
    let disturbing = rows.count { $0.section == .disturbs }
    let looked = "\(rows.count) \(rows.count == 1 ? "thing was" : "things were") looked at, "
    let count =
      switch disturbing {
      case 0: "none disturbs"
      case 1: "1 disturbs"
      default: "\(disturbing) disturb"
      }
    let changes = comparison.map { "\(format.share($0.smallestChange)) of a \($0.phase)" }
    guard !changes.isEmpty else { return looked + count + "." }
    return looked + count + "; the smallest change that this machine can see now: "
      + changes.joined(separator: ", ") + "."
  }
}
