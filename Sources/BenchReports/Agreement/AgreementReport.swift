// SPDX-License-Identifier: Apache-2.0

public import BenchResults
internal import BenchStatistics

/// How far our ranking holds on a device, as a page of text for a terminal.
public struct AgreementReport {
  let agreement: RankingAgreement
  let device: ResultDocument
  let ours: ResultDocument
  let typography: Typography
  let format: FigureFormat
  /// The strategies whose cells are filled by views of this implementation.
  let ownStrategies: Set<String>

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - agreement: the two documents, held against each other.
  ///   - device: the document that the device wrote.
  ///   - ours: the document of this suite.
  ///   - options: what the terminal can show.
  public init(
    _ agreement: RankingAgreement,
    device: ResultDocument,
    ours: ResultDocument,
    options: ReportOptions = ReportOptions()
  ) {
    self.agreement = agreement
    self.device = device
    self.ours = ours
    typography = Typography(options)
    format = FigureFormat(typography: typography)
    ownStrategies = ours.ownStrategies
  }

  /// The whole report, with a line end after its last line.
  public func text() -> String {
    let sections = [
      headerLines(), reasonLines(), groupLines(), turnedLines(), crossoverLines(),
      breakEvenLines(), leftOutLines(), noteLines(), verdictLines(),
    ]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// Both documents: what measured, on what, and when.
  func headerLines() -> [String] {
    [("device", device), ("ours", ours)]
      .flatMap { side, document in
        let generator = document.generator
        let environment = document.environment
        let parts =
          [
            "\(generator.name) \(generator.version)",
            environment.processorModel ?? environment.architecture, environment.operatingSystem,
            "measured \(document.plan.startedAt)",
          ]
          .map(typography.foreign)
        return typography.wrapped(
          parts.joined(separator: typography.separator),
          first: side + String(repeating: " ", count: 8 - side.count),
          indent: String(repeating: " ", count: 8)
        )
      }
  }

  /// Why the documents do not show the same thing.
  func reasonLines() -> [String] {
    agreement.reasons
      .flatMap {
        typography.wrapped(typography.foreign($0.description), first: "! ", indent: "  ")
      }
      .map { typography.paint(Span($0, .caution)) }
  }

  private func groupLines() -> [String] {
    guard !agreement.groups.isEmpty else { return [] }
    return [typography.heading("How far the order holds, to configure")]
      + groupTable().lines(typography)
  }

  /// Each group with its pairs and its tau, and all together.
  func groupTable() -> Table {
    let groups = agreement.groups.map { group in
      row(
        Span(format.shortTitle([GroupName(group.example)])),
        group.pairs,
        group.tau
      )
    }
    let all = agreement.groups.flatMap(\.pairs)
    let sum = row(Span("all groups", .strong), all, agreement.tau)
    let columns = ["pairs", "as here", "turned", "open", "tau", "interval"]
    return Table(
      labelTitle: "workload, cell, rows",
      groups: [Table.ColumnGroup(columns: columns.map { Table.Column(title: $0) })],
      rows: groups + (groups.count > 1 ? [sum] : [])
    )
  }

  private func row(
    _ label: Span,
    _ pairs: [RankingAgreement.Pair],
    _ tau: KendallTau?
  ) -> Table.Row {
    let turned = pairs.count(where: \.isTurned)
    let interval = tau.map { "\(sign($0.low)) to \(sign($0.high))" } ?? typography.dash
    return Table.Row(
      label: label,
      cells: [
        Span(format.count(pairs.count)),
        Span(format.count(tau?.concordantCount ?? 0)),
        Span(format.count(turned), turned > 0 ? .bad : .plain),
        Span(format.count(tau?.undecidedCount ?? 0)),
        Span(tau?.estimate.map(sign) ?? typography.dash), Span(interval),
      ]
    )
  }

  /// A figure between −1 and 1.
  private func sign(_ value: Double) -> String { format.fixed(value, decimals: 2) }

  private func turnedLines() -> [String] {
    let table = turnedTable()
    guard !table.rows.isEmpty else { return [] }
    return [typography.heading(Self.turnedTitle)] + table.lines(typography)
  }

  /// The heading of the pairs that are turned round.
  static let turnedTitle = "Turned round on the device, to configure"

  /// The pairs that both documents decide, in opposite ways, below their groups.
  func turnedTable() -> Table {
    let rows = agreement.groups.filter { !$0.turned.isEmpty }
      .flatMap { group in
        [Table.Row.heading(format.shortTitle([GroupName(group.example)]))]
          + group.turned.map { pair in
            let names = [pair.second, pair.first]
              .map { typography.ranked($0, isThisImplementation: ownStrategies.contains($0)) }
            let figures = [pair.device.paired, pair.ours.paired]
              .flatMap { side in
                [format.ratio(side.estimate), format.interval(side.low, side.high)]
              }
            return Table.Row(
              label: Span("  " + names.joined(separator: " over ")),
              cells: figures.map { Span($0) }
            )
          }
      }
    let columns = ["ratio", "interval"].map { Table.Column(title: $0) }
    return Table(
      labelTitle: "",
      groups: [
        Table.ColumnGroup(title: "device", columns: columns),
        Table.ColumnGroup(title: "ours", columns: columns),
      ],
      rows: rows
    )
  }

  /// What it all comes to.
  func verdictLines() -> [String] {
    let (sentence, style) = verdict
    return typography.wrapped(sentence).map { typography.paint(Span($0, style)) }
  }

  private var verdict: (String, TextStyle) {
    guard agreement.outcome != .notComparable, let tau = agreement.tau else {
      return ("The documents are not comparable, so nothing was compared.", .caution)
    }
    let groups = counted(agreement.groups.count, "group")
    let pairs = counted(tau.pairCount, "pair")
    if tau.discordantCount > 0 {
      let turned = counted(tau.discordantCount, "pair")
      let verb = tau.discordantCount == 1 ? "is" : "are"
      return (
        "The device turns the ranking round: \(turned) of \(format.count(tau.pairCount))"
          + " \(verb) decided the other way there, in \(groups).", .bad
      )
    }
    guard let estimate = tau.estimate else {
      return (
        "Nothing is turned round, but no order is decided on both sides either: \(pairs)"
          + " in \(groups).", .caution
      )
    }
    return (
      "The ranking holds: none of \(pairs) in \(groups) is turned round, tau"
        + " \(sign(estimate)) (\(sign(tau.low)) to \(sign(tau.high))).", .good
    )
  }

  func counted(_ count: Int, _ noun: String) -> String {
    format.count(count) + " " + noun + (count == 1 ? "" : "s")
  }
}

extension AgreementReport {
  /// The report as a comment on a pull request: what it comes to, the tables, and the rest folded.
  ///
  /// Sentences and tables are those of the report for a terminal.
  ///
  /// - Parameter command: the arguments that lead to it again, to be shown at the end.
  /// - Returns: the whole page, with a line end after its last line.
  public func markdown(command: [String]) -> String {
    AgreementReport(agreement, device: device, ours: ours, options: .markdown).page(command)
  }

  /// The page of a report whose lines do not end.
  private func page(_ command: [String]) -> String {
    let verdict = verdictLines().joined(separator: " ")
    let blocks =
      [MarkdownDocument.Block.paragraph(.strong(verdict))] + list(reasonLines())
      + section(Self.turnedTitle, turnedTable())
      + section("How far the order holds, to configure", groupTable())
      + section("Where strategies change places, to configure", crossoverTable())
      + section(Self.breakEvenTitle, breakEvenTable()) + list(missingSentences())
      + folded("what was left out", leftOutSentences())
      + folded("what this is worth", notes()) + folded("environment", headerLines())
      + [
        .code(
          TypedCommand(program: ours.generator.name, arguments: command, typography).text
        )
      ]
    return MarkdownDocument(blocks: blocks).text()
  }

  private func section(_ heading: String, _ table: Table) -> [MarkdownDocument.Block] {
    guard !table.rows.isEmpty else { return [] }
    return [.heading(heading), .table(MarkdownTable(table, typography))]
  }

  private func list(_ lines: [String]) -> [MarkdownDocument.Block] {
    lines.isEmpty ? [] : [.list(lines.map { MarkdownText($0) })]
  }

  private func folded(_ summary: String, _ lines: [String]) -> [MarkdownDocument.Block] {
    lines.isEmpty ? [] : [.folded(summary: summary, list(lines))]
  }
}
