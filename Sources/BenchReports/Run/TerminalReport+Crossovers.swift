// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension TerminalReport {
  /// Where the strategies change places: a table of all circumstances, and each strategy in words.
  func crossoverLines() -> [String] {
    let parts = CrossoverGroup.all(in: document)
      .map { group in
        table(group) + [""]
          + sentences(group).flatMap { typography.wrapped($0, indent: "  ") }
      }
    guard !parts.isEmpty else { return [] }
    return [typography.heading("Where the strategies change places")]
      + Array(parts.joined(separator: [""]))
  }

  private func table(_ group: CrossoverGroup) -> [String] {
    guard let first = group.crossovers.first else { return [] }
    var title = "\(typography.foreign(first.cell)), \(rows(first.rows))"
    if first.fieldKind != .all { title += ", \(first.fieldKind.rawValue) fields only" }
    let columns = group.strategies.map {
      Table.Column(title: rankedName($0), isNumeric: false)
    }
    let baseline = typography.foreign(first.baseline)
    let heading = "cheaper than \(baseline) at this many changed fields"
    var previous: CrossoverGroup.Circumstances?
    let tableRows = group.circumstances.map { circumstances in
      let isSecond = previous.map { circumstances.isSecond(to: $0) } ?? false
      previous = circumstances
      let cells = group.strategies.map { strategy in
        group.crossover(of: strategy, circumstances).map(answerSpan) ?? missing
      }
      let label = isSecond ? Span("  off", .faint) : Span(circumstances.title)
      return Table.Row(label: label, cells: cells)
    }
    return Table(
      labelTitle: title + "\n  setter comparison off",
      groups: [Table.ColumnGroup(title: heading, columns: columns)],
      rows: tableRows
    )
    .lines(typography)
  }

  private func answerSpan(_ crossover: ResultDocument.Crossover) -> Span {
    let reading = CrossoverReading(crossover: crossover, format: format)
    switch reading.kind {
    case .never: return Span(reading.cell, .faint)
    case .neverDearer, .unresolved, .neverCheaper: return Span(reading.cell, .caution)
    case .always, .below, .above, .several: return Span(reading.cell)
    }
  }

  /// Where each strategy changes places with the baseline, in a sentence each.
  func sentences(_ group: CrossoverGroup, evidence: String? = nil) -> [String] {
    group.strategies.map { strategy in
      let own = group.crossovers.filter { $0.strategy == strategy }
      let kind = own.first?.fieldKind ?? .all
      var sentence = CrossoverSentence(
        subject: typography.foreign(own.first?.cell ?? "")
          + (kind == .all ? "" : " (\(kind.rawValue) fields only)"),
        strategy: strategy,
        baseline: own.first?.baseline ?? "",
        readings: own.map { CrossoverReading(crossover: $0, format: format) },
        typography: typography
      )
      if let evidence { sentence.evidence = evidence }
      return sentence.text
    }
  }
}

extension CrossoverGroup.Circumstances {
  /// `whole frame, shared storage`.
  var title: String {
    let place = phase == .configure ? "configure" : "whole frame"
    return "\(place), \(storage.rawValue) storage" + (setterComparison ? "" : ", off")
  }

  /// Whether these are the same circumstances as `other`, but for its setter comparison.
  fileprivate func isSecond(to other: CrossoverGroup.Circumstances) -> Bool {
    !setterComparison && other.setterComparison && phase == other.phase && storage == other.storage
  }
}
