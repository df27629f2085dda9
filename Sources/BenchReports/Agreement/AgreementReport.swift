// SPDX-License-Identifier: Apache-2.0

public import BenchResults
internal import BenchStatistics

/// The report of a comparison of our ranking with a device's.
public struct AgreementReport: FormattedReport {
  let agreement: RankingAgreement
  let device: ResultDocument
  let ours: ResultDocument
  let format: FigureFormat
  /// Strategies whose cells are filled by views of this implementation.
  let ownStrategies: Set<String>

  public init(
    _ agreement: RankingAgreement,
    device: ResultDocument,
    ours: ResultDocument,
    options: ReportOptions = ReportOptions()
  ) {
    self.agreement = agreement
    self.device = device
    self.ours = ours
    format = FigureFormat(options)
    ownStrategies = ours.ownStrategies
  }

  public func text() -> String {
    terminalText(
      [.sentences(header), .sentences(reasons)]
        + sections + [
          ReportSection("Left out", [.sentences(omissions)]),
          .sentences(notes, .faint),
          .sentences([verdict]),
        ]
    )
  }

  /// Returns the report as a comment on a pull request, with the command that repeats it at the end.
  public func markdown(command: [String]) -> String {
    let report = AgreementReport(agreement, device: device, ours: ours, options: .markdown)
    let rest: [ReportBlock] = [
      .folded("what was left out", [.sentences(report.omissions)]),
      .folded("what this is worth", [.sentences(report.notes)]),
      .folded("environment", [.sentences(report.header)]),
      .code(TypedCommand(program: ours.generator.name, arguments: command).text),
    ]
    return MarkdownDocument(
      blocks: [.paragraph(.strong(report.verdict.text))]
        + MarkdownDocument.blocks([.sentences(report.reasons)], report.typography)
        + report.sections.flatMap { MarkdownDocument.blocks($0, report.typography) }
        + MarkdownDocument.blocks(rest, report.typography)
    )
    .text()
  }

  private var sections: [ReportSection] {
    [
      ReportSection("How far the order holds, to configure", [.table(groupTable)]),
      ReportSection("Turned round on the device, to configure", [.table(turnedTable)]),
      ReportSection("Where strategies change places, to configure", [.table(crossoverTable)]),
      breakEvens,
    ]
  }

  private var header: [String] {
    zip(["device", "ours"], [device, ours])
      .map { side, document in
        let generator = document.generator
        let environment = document.environment
        let parts = [
          "\(generator.name) \(generator.version)",
          environment.processorModel ?? environment.architecture, environment.operatingSystem,
          "measured \(document.plan.startedAt)",
        ]
        return "\(side): " + parts.joined(separator: typography.separator)
      }
  }

  private var reasons: [Span] { agreement.reasons.map { Span($0.description, .warning) } }

  private var groupTable: Table {
    let groups = agreement.groups.map { group in
      row(Span(format.shortTitle(GroupName(group.example))), group.pairs, group.tau)
    }
    let sum = row(Span("all groups", .strong), agreement.groups.flatMap(\.pairs), agreement.tau)
    return Table(
      "workload, cell, rows",
      ["pairs", "as here", "turned", "open", "tau", "interval"],
      rows: groups + (groups.count > 1 ? [sum] : [])
    )
  }

  private func row(
    _ label: Span,
    _ pairs: [RankingAgreement.Pair],
    _ tau: KendallTau?
  ) -> Table.Row {
    let turned = pairs.count(where: \.isTurned)
    return Table.Row(
      label,
      [
        Span(format.count(pairs.count)), Span(format.count(tau?.concordantCount ?? 0)),
        Span(format.count(turned), turned > 0 ? .bad : .plain),
        Span(format.count(tau?.undecidedCount ?? 0)),
        Span(tau?.estimate.map(sign) ?? typography.dash),
        Span(tau.map { "\(sign($0.low)) to \(sign($0.high))" } ?? typography.dash),
      ]
    )
  }

  private func sign(_ value: Double) -> String { format.fixed(value, decimals: 2) }

  private var turnedTable: Table {
    func name(_ strategy: String) -> String {
      strategy + (ownStrategies.contains(strategy) ? typography.dagger : "")
    }
    let rows = agreement.groups.filter { !$0.turned.isEmpty }
      .flatMap { group in
        [Table.Row.heading(format.shortTitle(GroupName(group.example)))]
          + group.turned.map { pair in
            let figures = [pair.device.paired, pair.ours.paired]
              .flatMap { [format.ratio($0.estimate), format.interval($0.low, $0.high)] }
            return Table.Row(
              "  \(name(pair.second)) over \(name(pair.first))",
              figures.map { Span($0) }
            )
          }
      }
    return Table(
      "",
      groups: ["device", "ours"]
        .map { Table.ColumnGroup(title: $0, columns: ["ratio", "interval"]) },
      rows: rows
    )
  }

  private var verdict: Span {
    guard agreement.outcome != .notComparable, let tau = agreement.tau else {
      return Span("The documents are not comparable, so nothing was compared.", .caution)
    }
    let groups = format.counted(agreement.groups.count, "group")
    let pairs = format.counted(tau.pairCount, "pair")
    if tau.discordantCount > 0 {
      let turned = format.counted(tau.discordantCount, "pair")
      let verb = tau.discordantCount == 1 ? "is" : "are"
      return Span(
        "The device turns the ranking round: \(turned) of \(format.count(tau.pairCount))"
          + " \(verb) decided the other way there, in \(groups).",
        .bad
      )
    }
    guard let estimate = tau.estimate else {
      return Span(
        "Nothing is turned round, but no order is decided on both sides either: \(pairs)"
          + " in \(groups).",
        .caution
      )
    }
    return Span(
      "The ranking holds: none of \(pairs) in \(groups) is turned round, tau"
        + " \(sign(estimate)) (\(sign(tau.low)) to \(sign(tau.high))).",
      .good
    )
  }
}
