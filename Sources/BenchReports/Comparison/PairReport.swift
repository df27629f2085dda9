// SPDX-License-Identifier: Apache-2.0

public import BenchResults
internal import BenchStatistics

/// An interleaved comparison of two builds.
public struct PairReport: FormattedReport {
  let document: PairDocument
  let reading: PairReading
  let format: FigureFormat

  public init(_ document: PairDocument, options: ReportOptions = ReportOptions()) {
    self.document = document
    reading = PairReading(document: document)
    format = FigureFormat(options)
  }

  public func text() -> String {
    let hasTimes = document.cases.contains { !$0.phases.isEmpty }
    return terminalText([
      .sentences(header), ReportSection("Void", [.sentences(document.voidReasons)]), counters,
      ReportSection("Changed or undecided", [.table(table(of: reading.changedCases))]),
      ReportSection("Unchanged", [.table(table(of: reading.unchangedCases))]),
      .sentences(hasTimes ? [reading.legend] : [], .faint), .sentences(listSentences),
      .sentences(members), .sentences(reading.remarks.map { "note: \($0)" }),
      .sentences([reading.sentence]),
    ])
  }

  public func markdown() -> String { PairReport(document, options: .markdown).page() }

  private func page() -> String {
    let unchanged = reading.unchangedCases
    let environment = document.environment
    let machine = [
      environment.processorModel ?? environment.architecture, environment.operatingSystem,
      "kernel \(environment.kernel)", document.generator.toolchain,
      "measured \(document.plan.startedAt)",
    ]
    let changed = ReportSection("Changed or undecided", [.table(table(of: reading.changedCases))])
    let rest: [ReportBlock] = [
      .sentences(listSentences + members),
      .folded(format.counted(unchanged.count, "unchanged case"), [.table(table(of: unchanged))]),
      .folded(format.counted(reading.remarks.count, "note"), [.sentences(reading.remarks)]),
      .folded("how it was measured", [.sentences([reading.legend] + header), .facts(machine)]),
      .code(command),
    ]
    return MarkdownDocument(
      blocks: [.paragraph(.strong(reading.sentence))]
        + MarkdownDocument.blocks([.sentences(document.voidReasons)], typography)
        + [counters, changed].flatMap { MarkdownDocument.blocks($0, typography) }
        + MarkdownDocument.blocks(rest, typography)
    )
    .text()
  }

  var command: String {
    TypedCommand(program: document.generator.name, arguments: document.plan.arguments).text
  }

  var header: [String] {
    ["base: \(document.base.name)", "head: \(document.head.name)"] + reading.facts
  }

  func table(of cases: [PairDocument.Case]) -> Table {
    Table(
      "head over base",
      ["base", "head", "ratio", "interval", .text("verdict"), "shows", "pairs"],
      rows: cases.filter { !$0.phases.isEmpty }
        .flatMap { compared in [.heading(compared.id)] + compared.phases.map(row) }
    )
  }

  private func row(_ phase: PairDocument.PhaseComparison) -> Table.Row {
    let standing = phase.standing
    let times = [standing.baseNanoseconds, standing.headNanoseconds]
      .map { Span(format.nanoseconds($0.median ?? 0)) }
    return Table.Row(
      Span(phase.phase.wholeName),
      times + [
        Span(format.ratio(standing.ratio)), Span(format.interval(standing.low, standing.high)),
        Span(phase.verdict), Span(format.share(standing.shownChange)),
        Span(format.count(standing.baseNanoseconds.count)),
      ]
    )
  }

  var counters: ReportSection {
    let rows = reading.exactlyChanged.flatMap { compared -> [Table.Row] in
      let content = Table.Row(
        "visible content",
        [Span(compared.baseDigest), Span(compared.headDigest), "differs", Span("worse", .bad)]
      )
      let changes = compared.counterChanges.map { change in
        Table.Row(
          Span(change.name),
          [
            Span(format.count(change.base)), Span(format.count(change.head)),
            Span(reading.difference(change)), Span(change.judgement),
          ]
        )
      }
      return [.heading(compared.id)] + (compared.isSameContent ? [] : [content]) + changes
    }
    let table = Table(
      "head against base, exactly",
      ["base", "head", "difference", .text("")],
      rows: rows,
      caption: "Counters and content that differ, exactly"
    )
    return ReportSection("Counters", [.table(table)])
  }

  /// The verdicts that fail the false discovery rate over the whole list.
  var listSentences: [String] {
    let weak = reading.weakVerdicts
    guard !weak.isEmpty else { return [] }
    let rate = PairReading.percent(document.plan.falseDiscoveryRate)
    return [
      "Read as one list of \(format.count(reading.phaseCount)) comparisons (Benjamini-Hochberg, "
        + "\(rate) false discoveries) these verdicts do not hold: \(weak.joined(separator: ", "))."
    ]
  }

  var members: [String] {
    [("only in the head", document.appeared), ("only in the base", document.vanished)]
      .filter { !$0.1.isEmpty }.map { "\($0): \($1.joined(separator: ", "))" }
  }
}
